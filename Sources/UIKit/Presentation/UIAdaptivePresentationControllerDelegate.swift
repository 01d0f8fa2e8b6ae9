// SPDX-License-Identifier: MIT

/// Hears when a person takes a presented controller away, and may keep it. Every method may be left out.
///
/// The program's own `dismiss(animated:completion:)` is not told here.
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
