// SPDX-License-Identifier: MIT

import SprungStage

/// The clear button of a text field: a disc with a cross cut out, like the symbol `xmark.circle.fill`. The button draws
/// its own path, so that apps without symbols do not link the symbol table.
///
/// The button is visible only during editing, and the Tab key skips it. If it did not, focusing the button would end
/// editing and hide the button, which would return the focus to the text field and begin editing again.
final class ClearButton: UIButton {
  /// The diameter of the disc, the arm length of the cross, and half of its line width, in points.
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
      // The cross is a plus sign rotated by 45 degrees.
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
