// SPDX-License-Identifier: MIT

/// The one rule for numbers of geometry, wherever they come from: a program, a layout, a delegate or a host.
///
/// A number that is finite and absurd does as much harm as one that is not: sums of such numbers overflow, and a scroll view
/// never comes to rest. Every function that takes geometry therefore rejects both with this rule. The frames, bounds and centers
/// of views and layers and the content of scroll views are the exception: a finite number that is too large is limited there,
/// because programs measure text in a label that is `CGFloat.greatestFiniteMagnitude` high. Whole points may exceed 32
/// bits: code that converts geometry to `Int` limits it first, because `Int` has 32 bits in the browser.
@usableFromInline package enum GeometryLimit {
  /// The largest distance from zero, in points, of a coordinate, and the largest factor of a transform (1e15). Larger: the next
  /// number is more than half a pixel away. Smaller: endless calendars, whose content is 1e13 points high, are rejected.
  @inlinable package static var largest: CGFloat { 1e15 }

  /// The rule as the end of a fault's sentence.
  package static let rule = "every number must be finite and between -1e15 and 1e15"

  /// The largest number in an event of a host (1e9). Larger: text ranges no longer fit 32 bits.
  package static let largestInput: Float = 1e9

  /// The rule for input as the end of a fault's sentence.
  package static let inputRule = "every number must be finite and between -1e9 and 1e9"
}

extension CGFloat {
  /// Whether the number keeps to the rule of `GeometryLimit`.
  @inlinable package var keepsLimit: Bool { magnitude <= GeometryLimit.largest }

  /// The nearest number within the limit; a number that is not finite is returned unchanged.
  @inlinable package var limited: CGFloat {
    isFinite ? Swift.max(-GeometryLimit.largest, Swift.min(GeometryLimit.largest, self)) : self
  }
}

extension CGPoint {
  /// Whether both coordinates keep to the rule of `GeometryLimit`.
  @inlinable package var keepsLimit: Bool { x.keepsLimit && y.keepsLimit }

  /// The point with both coordinates limited.
  @inlinable package var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }
}

extension CGSize {
  /// Whether both sides keep to the rule of `GeometryLimit`; they may be negative.
  @inlinable package var keepsLimit: Bool { width.keepsLimit && height.keepsLimit }

  /// The size with both sides limited.
  @inlinable package var limited: CGSize { CGSize(width: width.limited, height: height.limited) }
}

extension CGRect {
  /// Whether the sides and all corners keep to the rule of `GeometryLimit`.
  @inlinable package var keepsLimit: Bool {
    origin.keepsLimit && size.keepsLimit && (origin.x + size.width).keepsLimit && (origin.y + size.height).keepsLimit
  }

  /// The rectangle with its sides limited, moved as little as necessary for all corners to be within the limit. Numbers
  /// that are not finite are unchanged.
  @inlinable package var limited: CGRect { keepsLimit ? self : limitedSlowly }

  @usableFromInline package var limitedSlowly: CGRect {
    let size = size.limited
    func place(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard start.isFinite, length.isFinite else { return start }
      let (least, most) = (-GeometryLimit.largest - Swift.min(length, 0), GeometryLimit.largest - Swift.max(length, 0))
      return Swift.max(least, Swift.min(most, start))
    }
    return CGRect(
      origin: CGPoint(x: place(origin.x, size.width), y: place(origin.y, size.height)), size: size)
  }

  /// The same rectangle with a width and height that are not negative. Numbers that are not finite are unchanged.
  @inlinable package var normalized: CGRect {
    var rect = self
    if size.width < 0 {
      rect.origin.x += size.width
      rect.size.width = -size.width
    }
    if size.height < 0 {
      rect.origin.y += size.height
      rect.size.height = -size.height
    }
    return rect
  }
}

extension UIEdgeInsets {
  /// Whether all four distances keep to the rule of `GeometryLimit`.
  package var keepsLimit: Bool { top.keepsLimit && left.keepsLimit && bottom.keepsLimit && right.keepsLimit }

  /// The insets with all four distances limited.
  package var limited: UIEdgeInsets {
    UIEdgeInsets(top: top.limited, left: left.limited, bottom: bottom.limited, right: right.limited)
  }
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
