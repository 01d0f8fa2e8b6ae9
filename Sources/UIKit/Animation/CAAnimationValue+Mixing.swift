// SPDX-License-Identifier: MIT

import SprungModels

nonisolated extension CAAnimationValue {
  /// Returns `from + (to - from) * fraction`. With springs, the fraction can be outside of 0...1. Values of different
  /// types cannot be interpolated; the result is then `to`.
  static func mixed(_ from: CAAnimationValue, _ to: CAAnimationValue, _ fraction: CGFloat) -> CAAnimationValue {
    mixed(from, to, fraction, fraction)
  }

  /// Interpolates like `mixed(_:_:_:)`, with a separate fraction for the vertical component of points and sizes.
  static func mixed(
    _ from: CAAnimationValue, _ to: CAAnimationValue, _ fraction: CGFloat, _ upright: CGFloat
  ) -> CAAnimationValue {
    switch (from, to) {
    case (.number(let a), .number(let b)): .number(mix(a, b, fraction))
    case (.point(let a), .point(let b)): .point(CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, upright)))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, upright)))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, fraction), y: mix(a.origin.y, b.origin.y, upright),
          width: mix(a.size.width, b.size.width, fraction), height: mix(a.size.height, b.size.height, upright)))
    case (.transform(let a), .transform(let b)): .transform(CATransform3D.mixed(a, b, fraction))
    case (.color(let a), .color(let b)): .color(mix(a, b, fraction))
    case (.colors(let a), .colors(let b)):
      a.count == b.count ? .colors(b.indices.map { mix(a[$0], b[$0], fraction) ?? b[$0] }) : to
    case (.numbers(let a), .numbers(let b)):
      a.count == b.count ? .numbers(b.indices.map { mix(a[$0], b[$0], fraction) }) : to
    case (.path(let a), .path(let b)): .path(mix(a, b, fraction))
    default: to
    }
  }

  /// Returns whether two values have the same type and can be interpolated.
  static func areMixable(_ left: CAAnimationValue, _ right: CAAnimationValue) -> Bool {
    switch (left, right) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
      (.color, .color), (.colors, .colors), (.numbers, .numbers), (.path, .path):
      true
    default: false
    }
  }

  /// Returns the value plus `factor` times another value. Transforms are concatenated if the factor is positive. Colors
  /// and paths cannot be added and are returned unchanged.
  func adding(_ other: CAAnimationValue, factor: CGFloat = 1) -> CAAnimationValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b * factor)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3DConcat(factor < 0 ? CATransform3DInvert(b) : b, a))
    default: return self
    }
  }

  /// Returns the value plus the difference between two other values, as for additive animations. For transforms, the
  /// difference is the transform that must precede `origin` to produce `other`.
  func moved(from origin: CAAnimationValue, to other: CAAnimationValue) -> CAAnimationValue {
    if case (.transform(let origin), .transform(let other)) = (origin, other) {
      return adding(.transform(CATransform3DConcat(other, CATransform3DInvert(origin))))
    }
    return adding(other).adding(origin, factor: -1)
  }

  /// Returns whether `moved(from:to:)` can compute a difference between two values. Returns false if this transform is
  /// degenerate, which means that its volume is at most 1/10,000 of the other transform's volume.
  func hasDifference(to other: CAAnimationValue) -> Bool {
    guard case (.transform(let own), .transform(let other)) = (self, other) else { return true }
    return own.extent.magnitude > 1e-4 * other.extent.magnitude
  }

  /// The neutral element of addition for this type of value.
  var neutral: CAAnimationValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    default: self
    }
  }

  /// Returns the distance between two values, used for paced animations; 1 for types without a distance.
  func distance(to other: CAAnimationValue) -> CGFloat {
    switch (self, other) {
    case (.number(let a), .number(let b)): (b - a).magnitude
    case (.point(let a), .point(let b)): length(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): length(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      length(
        length(b.origin.x - a.origin.x, b.origin.y - a.origin.y),
        length(b.size.width - a.size.width, b.size.height - a.size.height))
    default: self == other ? 0 : 1
    }
  }

  private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

  private static func mix(_ from: CGFloat, _ to: CGFloat, _ fraction: CGFloat) -> CGFloat {
    from + (to - from) * fraction
  }

  /// Replaces a missing color with the other color at zero alpha, so that the color fades instead of passing through
  /// black.
  private static func mix(_ from: CGColor?, _ to: CGColor?, _ fraction: CGFloat) -> CGColor? {
    guard let end = to ?? from?.withoutAlpha, let start = from ?? to?.withoutAlpha else { return nil }
    return CGColor(
      red: mix(start.red, end.red, fraction), green: mix(start.green, end.green, fraction),
      blue: mix(start.blue, end.blue, fraction), alpha: mix(start.alpha, end.alpha, fraction))
  }

  /// Interpolates paths with matching elements point by point. Other paths jump to the end value; Core Animation leaves
  /// this case undefined.
  private static func mix(_ from: CGPath?, _ to: CGPath?, _ fraction: CGFloat) -> CGPath? {
    guard let from, let to, from.elements.count == to.elements.count else { return to }
    var result = CGPath()
    func mixed(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction))
    }
    for (old, new) in zip(from.elements, to.elements) {
      switch (old, new) {
      case (.move(let a), .move(let b)): result.move(to: mixed(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mixed(a, b))
      case (.quadCurve(let a, let a1), .quadCurve(let b, let b1)):
        result.addQuadCurve(to: mixed(a, b), control: mixed(a1, b1))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        result.addCurve(to: mixed(a, b), control1: mixed(a1, b1), control2: mixed(a2, b2))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: return to
      }
    }
    return result
  }
}

nonisolated extension CATransform3D {
  /// The signed volume of the unit cube after the linear part of the transform is applied.
  fileprivate var extent: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }
}

nonisolated extension CGColor {
  fileprivate var withoutAlpha: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}
