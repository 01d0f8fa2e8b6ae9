// SPDX-License-Identifier: MIT

/// The small bar at the upper edge of a sheet. A tap, or an adjustment by assistive technology, selects the next
/// detent.
final class SheetGrabber: UIControl {
  /// Selects the next detent above (true) or below (false), or, with nil, the next one in turn.
  var chosen: ((Bool?) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = frame.height / 2
    layer.zPosition = 1
    isAccessibilityElement = true
    accessibilityLabel = "Sheet Grabber"
    accessibilityTraits = .adjustable
    let tap = UITapGestureRecognizer()
    tap.addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.chosen?(nil) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// The bar is small: touches around it count, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -UIKitTuning.sheetGrabberReach.width, dy: -UIKitTuning.sheetGrabberReach.height).contains(point)
  }

  override func accessibilityActivate() -> Bool {
    chosen?(nil)
    return true
  }

  override func accessibilityIncrement() { chosen?(true) }
  override func accessibilityDecrement() { chosen?(false) }
}
