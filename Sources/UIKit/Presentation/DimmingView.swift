// SPDX-License-Identifier: MIT

/// A view that dims the views below it, intercepts their touches, and reports taps.
final class DimmingView: UIView {
  /// Called when the view is tapped.
  var tapped: (() -> Void)?
  /// Called when assistive technology or a key activates the view. Returns whether the activation was handled.
  var activated: (() -> Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: UIKitTuning.dimmingOpacity)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.tapped?() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func accessibilityActivate() -> Bool { activated?() ?? super.accessibilityActivate() }

  // Touches are intercepted, so that they do not reach the views below.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
