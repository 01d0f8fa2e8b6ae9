// SPDX-License-Identifier: MIT

/// The magnifying glass in a search field, drawn as paths, because not every font contains one.
final class SearchSign: UIView {
  private let lines = CAShapeLayer()

  /// Creates a magnifying glass with the size measured on iOS, regardless of the frame's size.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 11, height: 11))
    path.move(to: CGPoint(x: 12.4, y: 12.4))
    path.addLine(to: CGPoint(x: 17.5, y: 17.5))
    lines.path = path.cgPath
    lines.fillColor = nil
    lines.lineWidth = 2
    lines.lineCap = .round
    layer.addSublayer(lines)
    updateColor()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  private func updateColor() {
    lines.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
  }
}
