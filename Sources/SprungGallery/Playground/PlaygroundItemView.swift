// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A piece on the playground's canvas: a box, an ellipse or a wedge, the same to the eye and to collisions.
///
/// It is a button to assistive technology and the keyboard; pressing it nudges it.
final class PlaygroundItemView: UIView {
  /// The appearance and collision shape of the piece.
  enum Shape: Int {
    case rectangle
    case ellipse
    case wedge
  }

  /// The appearance and collision shape of the piece. Animators read it when the piece is first mentioned or updated.
  var shape: Shape { didSet { show() } }
  /// The color, which is restored after a flash.
  let color: UIColor
  /// The center at first.
  let home: CGPoint
  /// Called for a press.
  var onPress: (() -> Void)?
  /// The group that the piece belongs to, which keeps its pieces.
  var group: WeakReference<UIDynamicItemGroup>?
  /// The item that a finger drags: the piece, or its group.
  var target: any UIDynamicItem {
    if let group = group?.wrappedValue { return group }
    return self
  }
  /// Whether the piece stands still and a finger moves it directly.
  var isHeld = false
  /// The attachment by which a finger drags the piece.
  var grip: UIAttachmentBehavior?

  /// A wedge's outline, and the mark on it. Boxes and ellipses are one layer, since crowds are made of them: their mark is a
  /// gradient of the layer itself.
  private let face = CAShapeLayer()
  private let mark = UIView()

  /// Makes a piece with a name for assistive technology.
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

  /// Pieces are not archived.
  required init?(coder: NSCoder) { nil }

  override class var layerClass: LayerClass { CAGradientLayer.self }

  private func show() {
    let side = min(bounds.width, bounds.height)
    let isBox = shape != .wedge
    backgroundColor = isBox ? color : .clear
    layer.cornerRadius = shape == .ellipse ? side / 2 : shape == .rectangle ? min(8, side / 8) : 0
    layer.borderWidth = isBox ? 1 : 0
    layer.borderColor = UIColor(white: 0, alpha: 0.12).cgColor
    // A shadow for large ones; for two hundred small ones it would cost more than it shows.
    layer.shadowOpacity = isBox && side >= 60 ? 0.22 : 0
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 8
    // The mark is off the middle, so that turning is seen. On a white piece a white one would not be seen.
    let size = max(4, side / 8)
    let tint = color == .white ? UIColor(white: 0, alpha: 0.16) : UIColor(white: 1, alpha: 0.6)
    let ground = layer as? CAGradientLayer
    guard !isBox else {
      face.removeFromSuperlayer()
      mark.removeFromSuperview()
      // Even to near its end, where the edge is softened; the middle of that is the mark's own radius.
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

  /// The wedge, pointing up.
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

  /// Lights up for a moment.
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
