// SPDX-License-Identifier: MIT

import UIKit

/// A full-width button with a chevron, like a row that opens another screen.
final class DisclosureRow: UIView {
  private let button: UIButton
  private let chevron = CAShapeLayer()

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    addSubview(button)
    chevron.fillColor = nil
    chevron.lineWidth = 2
    layer.addSublayer(chevron)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: CGFloat = isMirrored ? -6 : 6
    let end = CGPoint(x: isMirrored ? 1 : bounds.width - 1, y: bounds.midY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: end.x - step, y: end.y - 6))
    path.addLine(to: end)
    path.addLine(to: CGPoint(x: end.x - step, y: end.y + 6))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    chevron.path = path.cgPath
    chevron.strokeColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
