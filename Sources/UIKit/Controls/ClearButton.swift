// SPDX-License-Identifier: MIT

import SprungStage

/// The button in a text field that clears it: a disc with a cross that is cut out, as the symbol `xmark.circle.fill`. It is drawn
/// with a path of its own, because applications without symbols do not carry their table.
///
/// Tab skips it: it is displayed only while the field is edited. Editing ends when the focus moves elsewhere, so the
/// button would disappear under the focus and return it to the field forever.
final class ClearButton: UIButton {
  /// The disc's diameter, half the length of the cross's arms, and half their width, in points.
  private static let (diameter, arm, half): (CGFloat, CGFloat, CGFloat) = (15, 4, 0.75)
  private let disc = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    let (arm, half) = (Self.arm, Self.half)
    let corners = [
      (half, half), (arm, half), (arm, -half), (half, -half), (half, -arm), (-half, -arm), (-half, -half),
      (-arm, -half),
      (-arm, half), (-half, half), (-half, arm), (half, arm),
    ]
    for (index, corner) in corners.enumerated() {
      // A plus, turned by an eighth.
      let point = CGPoint(
        x: Self.diameter / 2 + (corner.0 - corner.1) * 0.5.squareRoot(),
        y: Self.diameter / 2 + (corner.0 + corner.1) * 0.5.squareRoot())
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    disc.path = path.cgPath
    disc.fillRule = .evenOdd
    disc.bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
    layer.addSublayer(disc)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    disc.position = CGPoint(x: bounds.midX, y: bounds.midY)
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() {
    disc.fillColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
  }

  package override var stageAccessibility: StageAccessibility? {
    var result = super.stageAccessibility
    result?.state.remove(.focusable)
    return result
  }
}
