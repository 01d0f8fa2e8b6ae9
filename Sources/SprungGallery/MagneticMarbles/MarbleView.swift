// SPDX-License-Identifier: MIT

import UIKit

/// A glass marble with the sign of its charge: round to the eye and to collisions.
public final class MarbleView: UIView {
  /// Whether the marble is charged up (+) or down (−).
  public let isPositive: Bool

  private let sign = UILabel()

  /// Makes a marble; it is round if the frame is square.
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
    // The middle is light: with white on white the two kinds would look alike.
    sign.textColor = isPositive ? UIColor(red: 0.28, green: 0.07, blue: 0, alpha: 1) : .black
    sign.frame = bounds
    sign.isAccessibilityElement = false
    addSubview(sign)
  }

  /// Marbles are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The glass is a gradient of the layer itself: a box of marbles is redrawn in every frame.
  public override class var layerClass: LayerClass { CAGradientLayer.self }

  /// The shape for dynamics: `ellipse`.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
