// SPDX-License-Identifier: MIT

import UIKit

/// A round glass marble with the sign of its charge.
public final class MarbleView: UIView {
  /// Whether the charge is positive (+); if not, it is negative (−).
  public let isPositive: Bool

  private let sign = UILabel()

  /// Creates a marble, which is round if the frame is square.
  public init(frame: CGRect, isPositive: Bool) {
    self.isPositive = isPositive
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let side = min(frame.width, frame.height)
    let color =
      isPositive
      ? (edge: UIColor(red: 0.75, green: 0.25, blue: 0.05, alpha: 1), body: UIColor.systemOrange)
      : (edge: UIColor(red: 0.05, green: 0.2, blue: 0.6, alpha: 1), body: UIColor.systemTeal)
    layer.cornerRadius = side / 2
    let shine = layer as? CAGradientLayer
    shine?.type = .radial
    shine?.colors = [UIColor(white: 1, alpha: 1).cgColor, color.body.cgColor, color.edge.cgColor]
    shine?.locations = [0, 0.35, 1]
    shine?.startPoint = CGPoint(x: 0.35, y: 0.3)
    shine?.endPoint = CGPoint(x: 1.05, y: 1)
    sign.text = isPositive ? "+" : "\u{2212}"
    sign.font = .systemFont(ofSize: side * 0.5, weight: .bold)
    sign.textAlignment = .center
    // The sign is dark, because the center of a marble is light. A white sign would hardly be visible, and both kinds
    // of marbles would look the same.
    sign.textColor = isPositive ? UIColor(red: 0.28, green: 0.07, blue: 0, alpha: 1) : .black
    sign.frame = bounds
    sign.isAccessibilityElement = false
    addSubview(sign)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The class of the view's own layer: a gradient layer that draws the glass. This saves a sublayer, because all
  /// marbles are redrawn in every frame.
  public override class var layerClass: LayerClass { CAGradientLayer.self }

  /// Returns `ellipse`, the collision shape of the marble.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
