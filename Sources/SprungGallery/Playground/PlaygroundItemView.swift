// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A piece on the playground's canvas: a box, an ellipse or a wedge, the same to the eye and to collisions.
///
/// It is a button to assistive technology and the keyboard; pressing it nudges it.
final class PlaygroundItemView: UIView {
  /// What the piece looks and collides like.
  enum Shape: Int {
    case rectangle
    case ellipse
    case wedge
  }

  /// What the piece looks and collides like. Animators read it when they first see the piece, or when told to update it.
  var shape: Shape { didSet { show() } }
  /// The color, which comes back after a flash.
  let color: UIColor
  /// The center at first.
  let home: CGPoint
  /// What a press does.
  var onPress: (() -> Void)?
  /// The group that the piece belongs to, which keeps its pieces.
  var group: Weak<UIDynamicItemGroup>?
  /// What a finger drags: the piece, or its group.
  var target: any UIDynamicItem {
    if let group = group?.object { return group }
    return self
  }
  /// Whether the piece stands still and a finger moves it directly.
  var isHeld = false
  /// The attachment by which a finger drags the piece.
  var grip: UIAttachmentBehavior?

  private let face = CAShapeLayer()
  /// A mark off the middle, by which turning is seen.
  private let mark = UIView()

  /// Makes a piece with a name for assistive technology.
  init(name: String, color: UIColor, frame: CGRect, shape: Shape) {
    self.shape = shape
    self.color = color
    home = CGPoint(x: frame.midX, y: frame.midY)
    super.init(frame: frame)
    layer.addSublayer(face)
    mark.isUserInteractionEnabled = false
    // On a white piece a white mark would not be seen.
    mark.backgroundColor = color == .white ? UIColor(white: 0, alpha: 0.16) : UIColor(white: 1, alpha: 0.6)
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
    show()
  }

  /// Pieces are not archived.
  required init?(coder: NSCoder) { nil }

  private func show() {
    let side = min(bounds.width, bounds.height)
    let isBox = shape != .wedge
    face.isHidden = isBox
    face.path = isBox ? nil : outline(around: CGPoint(x: bounds.midX, y: bounds.midY)).cgPath
    face.fillColor = color.cgColor
    backgroundColor = isBox ? color : .clear
    layer.cornerRadius = shape == .ellipse ? side / 2 : shape == .rectangle ? min(8, side / 8) : 0
    layer.borderWidth = isBox ? 1 : 0
    layer.borderColor = UIColor(white: 0, alpha: 0.12).cgColor
    // A shadow for large ones; for two hundred small ones it would cost more than it shows.
    layer.shadowOpacity = isBox && side >= 60 ? 0.22 : 0
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 8
    let size = max(4, side / 8)
    let away = shape == .wedge ? bounds.height * 0.18 : 0
    mark.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    mark.center = CGPoint(
      x: shape == .wedge ? bounds.midX : bounds.maxX - bounds.width / 5, y: bounds.midY + away)
    mark.layer.cornerRadius = size / 2
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
    UIView.animate(withDuration: 0.35) { self.backgroundColor = self.color }
  }

  override func accessibilityActivate() -> Bool {
    onPress?()
    return onPress != nil
  }
}
