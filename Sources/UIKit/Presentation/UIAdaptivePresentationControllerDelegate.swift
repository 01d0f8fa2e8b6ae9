// SPDX-License-Identifier: MIT

/// Is notified when a person dismisses a presented controller, and may prevent it. Every method is optional.
///
/// The program's own `dismiss(animated:completion:)` is not reported.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a person may take the controller away now. Default: `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person takes the controller away. Default: nothing.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person took the controller away; it no longer shows. Default: nothing.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The style of a popover in a narrow window; `.none` is a popover there, too. Default: `.automatic`.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style of a popover in a window with these traits. Default: `adaptivePresentationStyle(for: controller)`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Prepares the presentation that replaces a popover in a narrow window, such as a sheet. Default: nothing.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// The controller that is presented instead in a narrow window, often a navigation controller with the presented one in it; nil for the
  /// same. Default: `nil`.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation is about to begin in an adapted style, or with `.none` in its own. Default: nothing.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// A person tried to take the controller away, which was not allowed. Default: nothing.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  #if hasFeature(Embedded)
    /// How a popover learns that this is its kind of delegate, without a cast; do not implement it.
    var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { get }
    /// How a sheet learns that this is its kind of delegate, without a cast; do not implement it.
    var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
  #endif
}

extension UIAdaptivePresentationControllerDelegate {
  #if hasFeature(Embedded)
    /// Nil.
    public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { nil }
    /// Nil.
    public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { nil }
  #endif
}
