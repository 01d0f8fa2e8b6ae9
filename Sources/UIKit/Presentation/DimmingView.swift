// SPDX-License-Identifier: MIT

/// Darkens what is below, takes its touches, and tells of a tap.
final class DimmingView: UIView {
  /// What a tap does.
  var tapped: (() -> Void)?
  /// The same for assistive technology and keys; returns whether it did something.
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

  // What is below must not hear of touches on the dark.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
