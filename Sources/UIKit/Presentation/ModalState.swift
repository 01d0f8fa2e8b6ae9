// SPDX-License-Identifier: MIT

/// The presentation of a controller over another one, and of a third one over it.
///
/// A class, so that controllers that are released while one value changes may read the others.
final class ModalState {
  /// The controller that this one presents; nil for none.
  var presented: UIViewController?
  /// The controller that presents this one.
  @WeakReference var presenter: UIViewController?
  /// Displays this controller above another; made when it is first needed.
  var presentation: UIPresentationController?
  /// Displays this controller in a popover; created when it is first needed.
  var popover: UIPopoverPresentationController?
  /// How the controller is displayed when it is presented.
  var style = UIModalPresentationStyle.automatic
  /// The animation of the controller when it is presented over the full screen.
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// Gives a program's own animations of the presentation.
  @WeakReference var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller decides about the status bar though it does not cover the screen.
  var capturesStatusBar = false
  /// Whether a person cannot dismiss the controller.
  var isLocked = false
  /// Whether controllers presented in the current context cover this controller's view.
  var definesContext = false
  /// Whether the controller is being presented, `viewDidAppear` included.
  var isBeingPresented = false
  /// Whether the controller is being dismissed, `viewDidDisappear` included.
  var isBeingDismissed = false
  /// Whether the controller is to be dismissed, so that it cannot present another one. Set before `isBeingDismissed`, because callbacks
  /// of transitions that have to end first run in between.
  var isLeaving = false
  /// The view that a search displays over this controller's view, as a sibling above it.
  @WeakReference var overlay: UIView?
  /// Presents this controller in its own way; nil for a modal presentation.
  var own: (any OwnPresentation)?
  /// The completions of further calls of `dismiss`, called after the dismissal.
  var calledAfterLeaving: [() -> Void] = []

  /// Removes the references between the controller and its presenter.
  func unlink(from presenter: UIViewController) {
    presenter.modalState.presented = nil
    self.presenter = nil
    removePresentation()
  }

  /// Releases what displays the controller; the next presentation creates another one.
  func removePresentation() {
    presentation = nil
    popover = nil
  }

  /// Ends the dismissal, completed or not, and returns the completions to call.
  func endLeaving() -> [() -> Void] {
    isLeaving = false
    defer { calledAfterLeaving = [] }
    return calledAfterLeaving
  }
}
