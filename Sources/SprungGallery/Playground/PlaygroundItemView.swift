// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A piece on the playground's canvas: a box, an ellipse or a wedge, with a matching collision shape.
///
/// For assistive technology and the keyboard, the view is a button that nudges the piece.
final class PlaygroundItemView: UIView {
  /// The shape of a piece.
  enum Shape: Int {
    case rectangle
    case ellipse
    case wedge
  }

  /// The shape of the piece. An animator reads the shape when the piece is added or updated.
  var shape: Shape { didSet { show() } }
  /// The color, which is restored after a highlight.
  let color: UIColor
  /// The initial center.
  let home: CGPoint
  /// Called when the piece is pressed.
  var onPress: (() -> Void)?
  /// The group that contains the piece. The group retains its pieces.
  var group: WeakReference<UIDynamicItemGroup>?
  /// The dragged item: the piece or its group.
  var target: any UIDynamicItem {
    if let group = group?.wrappedValue { return group }
    return self
  }
  /// Whether the piece is anchored, in which case touches move it directly.
  var isHeld = false
  /// The attachment that drags the piece.
  var grip: UIAttachmentBehavior?

  /// The outline of a wedge and its mark. Boxes and ellipses use only a single layer, because crowds consist of them;
  /// the mark is part of the layer's gradient.
  private let face = CAShapeLayer()
  private let mark = UIView()

  /// Creates a piece with an accessibility name.
  init(name: String, color: UIColor, frame: CGRect, shape: Shape) {
    self.shape = shape
    self.color = color
    home = CGPoint(x: frame.midX, y: frame.midY)
    super.init(frame: frame)
    mark.isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
    show()
  }

  /// Always returns nil, because decoding from archives is not supported.
  required init?(coder: NSCoder) { nil }

  override class var layerClass: LayerClass { CAGradientLayer.self }

  private func show() {
    let side = min(bounds.width, bounds.height)
    let isBox = shape != .wedge
    backgroundColor = isBox ? color : .clear
    layer.cornerRadius = shape == .ellipse ? side / 2 : shape == .rectangle ? min(8, side / 8) : 0
    layer.borderWidth = isBox ? 1 : 0
    layer.borderColor = UIColor(white: 0, alpha: 0.12).cgColor
    // Only large pieces have a shadow. On two hundred small pieces, the cost of shadows would outweigh their visual
    // effect.
    layer.shadowOpacity = isBox && side >= 60 ? 0.22 : 0
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 8
    // The mark is off-center, so that rotation is visible. The mark is dark on white pieces and light on all others.
    let size = max(4, side / 8)
    let tint = color == .white ? UIColor(white: 0, alpha: 0.16) : UIColor(white: 1, alpha: 0.6)
    let ground = layer as? CAGradientLayer
    guard !isBox else {
      face.removeFromSuperlayer()
      mark.removeFromSuperview()
      // The color is uniform up to the soft edge. The middle of the soft edge is at the mark's radius.
      let radius = size / 2 * 14 / 13
      ground?.type = .radial
      ground?.colors = Array(repeating: tint.cgColor, count: 7) + [tint.withAlphaComponent(0).cgColor]
      ground?.startPoint = CGPoint(x: 0.8, y: 0.5)
      ground?.endPoint = CGPoint(x: 0.8 + radius / bounds.width, y: 0.5 + radius / bounds.height)
      return
    }
    ground?.colors = nil
    face.path = outline(around: CGPoint(x: bounds.midX, y: bounds.midY)).cgPath
    face.fillColor = color.cgColor
    layer.addSublayer(face)
    mark.backgroundColor = tint
    mark.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    mark.center = CGPoint(x: bounds.midX, y: bounds.midY + bounds.height * 0.18)
    mark.layer.cornerRadius = size / 2
    addSubview(mark)
  }

  /// Returns the outline of a wedge that points up.
  private func outline(around middle: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x, y: middle.y - bounds.height / 2))
    path.addLine(to: CGPoint(x: middle.x + bounds.width / 2, y: middle.y + bounds.height / 2))
    path.addLine(to: CGPoint(x: middle.x - bounds.width / 2, y: middle.y + bounds.height / 2))
    path.close()
    return path
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    switch shape {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .wedge: .path
    }
  }

  override var collisionBoundingPath: UIBezierPath { outline(around: .zero) }

  /// Highlights the piece briefly.
  func flash() {
    guard shape != .wedge else { return }
    backgroundColor = .white
    UIView.animate(withDuration: 0.35, delay: 0, options: .beginFromCurrentState) { self.backgroundColor = self.color }
  }

  override func accessibilityActivate() -> Bool {
    onPress?()
    return onPress != nil
  }
}
