// SPDX-License-Identifier: MIT

/// The methods that control dismissals by the user and the presentation style in narrow windows. All methods are
/// optional.
///
/// Dismissals by `dismiss(animated:completion:)` are not reported.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether the user can dismiss the controller. Default: `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses the controller. Default: nothing.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the controller and it is off screen. Default: nothing.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Returns the style that replaces a popover in a narrow window. Return `.none` to keep the popover. Default:
  /// `.automatic`.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style that replaces a popover in a window with the given traits. Default:
  /// `adaptivePresentationStyle(for: controller)`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called to prepare the presentation controller, such as that of a sheet, that replaces a popover in a narrow
  /// window. Default: nothing.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )
  /// Returns the controller that replaces the presented controller in a narrow window, or nil to keep the presented
  /// controller. The replacement is often a navigation controller that contains the presented controller. Default:
  /// `nil`.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the presentation begins. `style` is the style that replaces the original style, or `.none` if the
  /// style is kept. Default: nothing.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Called when the user attempts to dismiss a controller that cannot be dismissed. Default: nothing.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  #if hasFeature(Embedded)
    /// This object if it is a popover delegate, and otherwise nil. Embedded Swift cannot cast to a protocol type. Do
    /// not implement this property.
    var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { get }
    /// This object if it is a sheet delegate, and otherwise nil. Embedded Swift cannot cast to a protocol type. Do not
    /// implement this property.
    var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
  #endif
}

extension UIAdaptivePresentationControllerDelegate {
  #if hasFeature(Embedded)
    /// Returns nil.
    public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { nil }
    /// Returns nil.
    public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { nil }
  #endif
}
