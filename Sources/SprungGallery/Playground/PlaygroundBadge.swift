// SPDX-License-Identifier: MIT

import UIKit

/// A card's glyph in white on the color of its section, 36 points in size.
final class PlaygroundBadge: UIView {
  /// The width and height in points.
  static let side: CGFloat = 36

  private let ground = CAGradientLayer()
  private let lines = CAShapeLayer()
  private let shapes = CAShapeLayer()

  /// Creates an empty badge.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let place = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    ground.frame = place
    ground.cornerRadius = 10
    layer.addSublayer(ground)
    for part in [lines, shapes] {
      part.frame = CGRect(x: 7, y: 7, width: 32, height: 32)
      part.anchorPoint = .zero
      part.position = CGPoint(x: 7, y: 7)
      part.transform = CATransform3DMakeScale(22.0 / 32, 22.0 / 32, 1)
      layer.addSublayer(part)
    }
    lines.fillColor = nil
    lines.strokeColor = UIColor.white.cgColor
    lines.lineWidth = 2.75
    lines.lineCap = .round
    lines.lineJoin = .round
    shapes.fillColor = UIColor.white.cgColor
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  /// Displays the glyph of a card.
  func show(_ name: String, on colors: [UIColor]) {
    let glyph = PlaygroundGlyph(name)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ground.colors = colors.map { $0.cgColor }
    lines.path = glyph.lines.cgPath
    shapes.path = glyph.shapes.cgPath
    CATransaction.commit()
  }
}
