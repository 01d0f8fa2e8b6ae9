// SPDX-License-Identifier: MIT

/// The area around a popover. A touch in this area dismisses the popover, unless the touch is in one of the
/// `passthroughViews`.
final class PopoverOutsideView: UIView {
  @WeakReference var popover: UIPopoverPresentationController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in popover?.passthroughViews ?? [] where view.bounds.contains(convert(point, to: view)) { return nil }
    return super.hitTest(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { popover?.askToLeave() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
