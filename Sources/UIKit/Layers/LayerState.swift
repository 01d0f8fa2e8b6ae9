// SPDX-License-Identifier: MIT

/// The property values of a layer that a host draws, except for text, paths and gradients.
///
/// A layer's model is a value of this type. While an animation runs, the displayed values are a modified copy of the
/// model.
nonisolated struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var isDoubleSided = true
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var backgroundColor: CGColor?
  var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3

  // MARK: Values

  /// Returns the value of a property, or 0 for a property that this type does not store.
  func value(of property: LayerProperty) -> CAAnimationValue {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .zPosition: .number(zPosition)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(CGFloat(opacity))
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .backgroundColor: .color(backgroundColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(CGFloat(shadowOpacity))
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(shadowRadius)
    default: .number(0)
    }
  }

  /// Stores the value of a property. A value of the wrong type is ignored.
  mutating func set(_ property: LayerProperty, to value: CAAnimationValue) {
    switch (property, value) {
    case (.bounds, .rect(let value)): bounds = value
    case (.position, .point(let value)): position = value
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.anchorPointZ, .number(let value)): anchorPointZ = value
    case (.zPosition, .number(let value)): zPosition = value
    case (.transform, .transform(let value)): transform = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.opacity, .number(let value)): opacity = Float(value)
    case (.cornerRadius, .number(let value)): cornerRadius = value
    case (.borderWidth, .number(let value)): borderWidth = value
    case (.borderColor, .color(let value)): borderColor = value
    case (.backgroundColor, .color(let value)): backgroundColor = value
    case (.shadowColor, .color(let value)): shadowColor = value
    case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
    case (.shadowOffset, .size(let value)): shadowOffset = value
    case (.shadowRadius, .number(let value)): shadowRadius = value
    default: break
    }
  }

  // MARK: Places

  /// Returns the matrix from the layer's box, whose top left corner is (0, 0), to its parent's box. The matrix combines
  /// the transform about the anchor point, the position, and the parent's `sublayerTransform` about the center of the
  /// parent's box.
  func boxMatrix(in parent: LayerState?) -> CATransform3D {
    let origin = parent?.bounds.origin ?? .zero
    let x = position.x - origin.x
    let y = position.y - origin.y
    var matrix = CATransform3DConcat(
      CATransform3DMakeTranslation(-bounds.width * anchorPoint.x, -bounds.height * anchorPoint.y, -anchorPointZ),
      transform)
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else {
      return CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, 0))
    }
    let middleX = parent.bounds.width / 2
    let middleY = parent.bounds.height / 2
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(x - middleX, y - middleY, zPosition))
    matrix = CATransform3DConcat(matrix, parent.sublayerTransform)
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(middleX, middleY, 0))
  }

  /// Converts a point from the layer's coordinates to the parent's, including the parent's `sublayerTransform`.
  func pointInParent(_ point: CGPoint, _ parent: LayerState?) -> CGPoint {
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return pointInParent(point) }
    let m = boxMatrix(in: parent)
    let x = point.x - bounds.minX
    let y = point.y - bounds.minY
    let w = x * m.m14 + y * m.m24 + m.m44
    let scale = w == 0 ? 1 : 1 / w
    return CGPoint(
      x: parent.bounds.minX + (x * m.m11 + y * m.m21 + m.m41) * scale,
      y: parent.bounds.minY + (x * m.m12 + y * m.m22 + m.m42) * scale)
  }

  /// Converts a point from the parent's coordinates to the layer's plane, including the parent's `sublayerTransform`.
  /// If the `sublayerTransform` is not invertible, it is ignored.
  func pointFromParent(_ point: CGPoint, _ parent: LayerState?) -> CGPoint {
    guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return pointFromParent(point) }
    let m = boxMatrix(in: parent)
    let x = point.x - parent.bounds.minX
    let y = point.y - parent.bounds.minY
    // Solve (u m11 + v m21 + m41) = x w and (u m12 + v m22 + m42) = y w with w = u m14 + v m24 + m44.
    let a = m.m11 - x * m.m14
    let b = m.m21 - x * m.m24
    let c = m.m12 - y * m.m14
    let d = m.m22 - y * m.m24
    let p = x * m.m44 - m.m41
    let q = y * m.m44 - m.m42
    let determinant = a * d - b * c
    guard determinant != 0 else { return pointFromParent(point) }
    return CGPoint(x: bounds.minX + (p * d - b * q) / determinant, y: bounds.minY + (a * q - p * c) / determinant)
  }
}
