// SPDX-License-Identifier: MIT

nonisolated extension LayerState {
  /// Replaces one value by the mix `from + (self - from) * fraction`; fraction may leave 0...1 for springs.
  mutating func mix(_ property: LayerProperty, from start: LayerState, fraction: CGFloat) {
    switch property {
    case .bounds:
      bounds = CGRect(
        x: mixed(start.bounds.origin.x, bounds.origin.x, fraction),
        y: mixed(start.bounds.origin.y, bounds.origin.y, fraction),
        width: mixed(start.bounds.size.width, bounds.size.width, fraction),
        height: mixed(start.bounds.size.height, bounds.size.height, fraction))
    case .position: position = mixed(start.position, position, fraction)
    case .anchorPoint: anchorPoint = mixed(start.anchorPoint, anchorPoint, fraction)
    case .zPosition: zPosition = mixed(start.zPosition, zPosition, fraction)
    case .transform: transform = mixed(start.transform, transform, fraction)
    case .sublayerTransform: sublayerTransform = mixed(start.sublayerTransform, sublayerTransform, fraction)
    case .opacity: opacity = Float(mixed(CGFloat(start.opacity), CGFloat(opacity), fraction))
    case .cornerRadius: cornerRadius = mixed(start.cornerRadius, cornerRadius, fraction)
    case .borderWidth: borderWidth = mixed(start.borderWidth, borderWidth, fraction)
    case .borderColor: borderColor = mixed(start.borderColor, borderColor, fraction)
    case .backgroundColor: backgroundColor = mixed(start.backgroundColor, backgroundColor, fraction)
    case .shadowColor: shadowColor = mixed(start.shadowColor, shadowColor, fraction)
    case .shadowOpacity: shadowOpacity = Float(mixed(CGFloat(start.shadowOpacity), CGFloat(shadowOpacity), fraction))
    case .shadowOffset:
      shadowOffset = CGSize(
        width: mixed(start.shadowOffset.width, shadowOffset.width, fraction),
        height: mixed(start.shadowOffset.height, shadowOffset.height, fraction))
    case .shadowRadius: shadowRadius = mixed(start.shadowRadius, shadowRadius, fraction)
    }
  }
}

nonisolated private func mixed(_ from: CGFloat, _ to: CGFloat, _ fraction: CGFloat) -> CGFloat {
  from + (to - from) * fraction
}

nonisolated private func mixed(_ from: CGPoint, _ to: CGPoint, _ fraction: CGFloat) -> CGPoint {
  CGPoint(x: mixed(from.x, to.x, fraction), y: mixed(from.y, to.y, fraction))
}

/// A missing colour is the other one, fully transparent, so that it fades instead of passing through black.
nonisolated private func mixed(_ from: CGColor?, _ to: CGColor?, _ fraction: CGFloat) -> CGColor? {
  guard from != nil || to != nil else { return nil }
  let start = from ?? to!.clear
  let end = to ?? from!.clear
  func unit(_ value: CGFloat) -> CGFloat { min(1, max(0, value)) }
  return CGColor(
    red: unit(mixed(start.red, end.red, fraction)), green: unit(mixed(start.green, end.green, fraction)),
    blue: unit(mixed(start.blue, end.blue, fraction)), alpha: unit(mixed(start.alpha, end.alpha, fraction)))
}

nonisolated extension CGColor {
  fileprivate var clear: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}

/// Rotation, scale and translation in the plane are mixed separately; anything else entry by entry.
nonisolated private func mixed(_ from: CATransform3D, _ to: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
  if CATransform3DIsAffine(from), CATransform3DIsAffine(to),
    let start = PlaneDecomposition(CATransform3DGetAffineTransform(from)),
    let end = PlaneDecomposition(CATransform3DGetAffineTransform(to))
  {
    return CATransform3DMakeAffineTransform(start.mixed(with: end, fraction: fraction).transform)
  }
  var result = CATransform3DIdentity
  result.m11 = mixed(from.m11, to.m11, fraction)
  result.m12 = mixed(from.m12, to.m12, fraction)
  result.m13 = mixed(from.m13, to.m13, fraction)
  result.m14 = mixed(from.m14, to.m14, fraction)
  result.m21 = mixed(from.m21, to.m21, fraction)
  result.m22 = mixed(from.m22, to.m22, fraction)
  result.m23 = mixed(from.m23, to.m23, fraction)
  result.m24 = mixed(from.m24, to.m24, fraction)
  result.m31 = mixed(from.m31, to.m31, fraction)
  result.m32 = mixed(from.m32, to.m32, fraction)
  result.m33 = mixed(from.m33, to.m33, fraction)
  result.m34 = mixed(from.m34, to.m34, fraction)
  result.m41 = mixed(from.m41, to.m41, fraction)
  result.m42 = mixed(from.m42, to.m42, fraction)
  result.m43 = mixed(from.m43, to.m43, fraction)
  result.m44 = mixed(from.m44, to.m44, fraction)
  return result
}

/// An affine transform as translation, rotation, shear and scale; nil for a degenerate one.
nonisolated private struct PlaneDecomposition {
  var translation: CGPoint
  var rotation: CGFloat
  var shear: CGFloat
  var scaleX: CGFloat
  var scaleY: CGFloat

  init?(_ transform: CGAffineTransform) {
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard length > 1e-9, abs(determinant) > 1e-12 else { return nil }
    translation = CGPoint(x: transform.tx, y: transform.ty)
    rotation = DeterministicMath.atan2(transform.b, transform.a)
    scaleX = length
    scaleY = determinant / length
    shear = (transform.a * transform.c + transform.b * transform.d) / (length * length)
  }

  func mixed(with end: PlaneDecomposition, fraction: CGFloat) -> PlaneDecomposition {
    var result = self
    var turn = end.rotation - rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.translation = CGPoint(
      x: translation.x + (end.translation.x - translation.x) * fraction,
      y: translation.y + (end.translation.y - translation.y) * fraction)
    result.rotation = rotation + turn * fraction
    result.shear = shear + (end.shear - shear) * fraction
    result.scaleX = scaleX + (end.scaleX - scaleX) * fraction
    result.scaleY = scaleY + (end.scaleY - scaleY) * fraction
    return result
  }

  var transform: CGAffineTransform {
    let sine = DeterministicMath.sin(rotation)
    let cosine = DeterministicMath.cos(rotation)
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine,
      c: shear * scaleX * cosine - scaleY * sine, d: shear * scaleX * sine + scaleY * cosine,
      tx: translation.x, ty: translation.y)
  }
}
