// SPDX-License-Identifier: MIT

/// A pointer to an object that a delegate may replace. On other platforms than Apple's it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Prepares a popover and may move it to another source. All methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A popover is about to be presented. Default: nothing.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The size of the window has changed, and the popover with it; the rectangle and the view can be changed. Default: nothing.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  #if hasFeature(Embedded)
    /// This delegate.
    public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
  #endif
}
