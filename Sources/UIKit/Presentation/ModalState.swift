// SPDX-License-Identifier: MIT

/// The presentation state of a controller: its presenter and the controller that it presents.
///
/// This type is a class, so that a controller that is released while one property changes can still read the other
/// properties.
final class ModalState {
  /// The controller that this controller presents, or nil.
  var presented: UIViewController?
  /// The controller that presents this one.
  @WeakReference var presenter: UIViewController?
  /// The presentation controller that displays this controller. It is created on first use.
  var presentation: UIPresentationController?
  /// The popover presentation controller of this controller. It is created on first use.
  var popover: UIPopoverPresentationController?
  /// The presentation style of this controller.
  var style = UIModalPresentationStyle.automatic
  /// The transition style of this controller for full-screen presentations.
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// The delegate that provides custom transitions for the presentation.
  @WeakReference var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller determines the appearance of the status bar even if it does not cover the screen.
  var capturesStatusBar = false
  /// Whether the user is prevented from dismissing the controller.
  var isLocked = false
  /// Whether this controller's view is covered by controllers presented in the current context.
  var definesContext = false
  /// Whether controllers presented in the current context use the transition style of this controller.
  var providesTransitionStyle = false
  /// Whether the controller is being presented, until after `viewDidAppear`.
  var isBeingPresented = false
  /// Whether the controller is being dismissed, until after `viewDidDisappear`.
  var isBeingDismissed = false
  /// Whether the controller is about to be dismissed and therefore cannot present another controller. This property is
  /// set before `isBeingDismissed`, because earlier transitions must first finish and call callbacks.
  var isLeaving = false
  /// The view that a search displays above this controller's view. Both views have the same superview.
  @WeakReference var overlay: UIView?
  /// The custom presentation of this controller, or nil for a modal presentation.
  var own: (any OwnPresentation)?
  /// The completions of further `dismiss` calls during the dismissal. They are called after the dismissal.
  var calledAfterLeaving: [() -> Void] = []

  /// Removes the references between the controller and its presenter.
  func unlink(from presenter: UIViewController) {
    presenter.modalState.presented = nil
    self.presenter = nil
    removePresentation()
  }

  /// Releases the presentation controllers. The next presentation creates new ones.
  func removePresentation() {
    presentation = nil
    popover = nil
  }

  /// Ends a dismissal that has completed or was cancelled, and returns the completions to call.
  func endLeaving() -> [() -> Void] {
    isLeaving = false
    defer { calledAfterLeaving = [] }
    return calledAfterLeaving
  }
}
