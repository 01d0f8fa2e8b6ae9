// SPDX-License-Identifier: MIT

/// The grabber at the top edge of a sheet. A tap or an accessibility adjustment selects another detent.
final class SheetGrabber: UIControl {
  /// Called to select another detent. The argument is true for the next higher detent, and false for the next lower
  /// one. If it is nil, the next higher detent is selected, or the lowest if the sheet is at the highest.
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

  /// Extends the touch area beyond the visible bar.
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
