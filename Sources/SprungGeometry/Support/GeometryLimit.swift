// SPDX-License-Identifier: MIT

/// The one rule for numbers of geometry, wherever they come from: a program, a layout, a delegate or a host.
///
/// A number that is finite and absurd does as much harm as one that is not: sums of such numbers overflow, a scroll view
/// never comes to rest, whole points no longer fit 32 bits. So every place that takes geometry refuses both with this rule.
@usableFromInline package enum GeometryLimit {
  /// Points, or factors of a transform, from zero that a number may lie at most (1e9). Larger: twice as much no longer fits
  /// a 32-bit number, and steps of a pixel get lost. Smaller: a list of ten million rows is refused.
  @inlinable package static var largest: CGFloat { 1e9 }

  /// The rule as the end of a fault's sentence.
  package static let rule = "every number must be finite and at most 1e9 from zero"
}

extension CGFloat {
  /// Whether the number keeps to the rule of `GeometryLimit`.
  @inlinable package var keepsLimit: Bool { magnitude <= GeometryLimit.largest }
}

extension CGPoint {
  /// Whether both coordinates keep to the rule of `GeometryLimit`.
  @inlinable package var keepsLimit: Bool { x.keepsLimit && y.keepsLimit }
}

extension CGSize {
  /// Whether both sides keep to the rule of `GeometryLimit`; they may be negative.
  @inlinable package var keepsLimit: Bool { width.keepsLimit && height.keepsLimit }
}

extension CGRect {
  /// Whether the sides and all corners keep to the rule of `GeometryLimit`.
  @inlinable package var keepsLimit: Bool {
    origin.keepsLimit && size.keepsLimit && (origin.x + size.width).keepsLimit && (origin.y + size.height).keepsLimit
  }
}

extension UIEdgeInsets {
  /// Whether all four distances keep to the rule of `GeometryLimit`.
  package var keepsLimit: Bool { top.keepsLimit && left.keepsLimit && bottom.keepsLimit && right.keepsLimit }
}

extension CGAffineTransform {
  /// Whether all entries keep to the rule of `GeometryLimit`.
  package var keepsLimit: Bool {
    a.keepsLimit && b.keepsLimit && c.keepsLimit && d.keepsLimit && tx.keepsLimit && ty.keepsLimit
  }
}

extension CATransform3D {
  /// Whether all entries keep to the rule of `GeometryLimit`.
  package var keepsLimit: Bool {
    m11.keepsLimit && m12.keepsLimit && m13.keepsLimit && m14.keepsLimit && m21.keepsLimit && m22.keepsLimit
      && m23.keepsLimit && m24.keepsLimit && m31.keepsLimit && m32.keepsLimit && m33.keepsLimit && m34.keepsLimit
      && m41.keepsLimit && m42.keepsLimit && m43.keepsLimit && m44.keepsLimit
  }
}
