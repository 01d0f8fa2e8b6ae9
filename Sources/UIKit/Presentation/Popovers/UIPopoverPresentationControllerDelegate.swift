// SPDX-License-Identifier: MIT

/// A pointer to an object that a delegate can replace. On platforms other than Apple's, the type is an ordinary mutable
/// pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The methods that are called to prepare a popover or to change its source. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented. Default: nothing.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the window's size has changed and the popover must be repositioned. Implementations can change the
  /// source rectangle and the source view. Default: nothing.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  #if hasFeature(Embedded)
    /// Returns the delegate itself.
    public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
  #endif
}
