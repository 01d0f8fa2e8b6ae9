// SPDX-License-Identifier: MIT

/// The validity rule for geometry values from any source: an application, a layout, a delegate or a host.
///
/// An absurdly large finite number causes as much harm as an infinite one: sums overflow, and scroll views never come
/// to rest. Every function that accepts geometry therefore rejects both kinds of numbers. The exceptions are view and
/// layer frames, bounds and centers, and scroll view content, in which excessive finite values are clamped. Some
/// applications, for example, measure text with labels whose height is `CGFloat.greatestFiniteMagnitude`. Valid
/// coordinates may exceed 32 bits. `Int` has 32 bits in the browser, so code that converts geometry to `Int` clamps it
/// first.
@usableFromInline package enum GeometryLimit {
  /// The largest magnitude of a coordinate, in points, and of a factor of a transform (1e15). With a larger limit,
  /// adjacent doubles would differ by more than half a pixel. A smaller limit would reject endless calendars, whose
  /// content is 1e13 points high.
  @inlinable package static var largest: CGFloat { 1e15 }

  /// The requirement for values with several numbers, phrased as the end of a fault message.
  package static let rule = "every number must be finite and between -1e15 and 1e15"

  /// The requirement for a single number, phrased as the end of a fault message.
  package static let valueRule = "it must be finite and between -1e15 and 1e15"

  /// The largest magnitude of a number in a host's input event (1e9). With a larger limit, text ranges would no longer
  /// fit into 32 bits.
  package static let largestInput: Float = 1e9

  /// The requirement for the numbers of input events, phrased as the end of a fault message.
  package static let inputRule = "positions and values must be finite and between -1e9 and 1e9"
}

extension CGFloat {
  /// Whether the number satisfies `GeometryLimit`.
  @inlinable package var keepsLimit: Bool { magnitude <= GeometryLimit.largest }

  /// The number clamped to the limit. A number that is not finite is returned unchanged.
  @inlinable package var limited: CGFloat {
    isFinite ? Swift.max(-GeometryLimit.largest, Swift.min(GeometryLimit.largest, self)) : self
  }
}

extension CGPoint {
  /// Whether both coordinates satisfy `GeometryLimit`.
  @inlinable package var keepsLimit: Bool { x.keepsLimit && y.keepsLimit }

  /// The point with both coordinates clamped to the limit.
  @inlinable package var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }
}

extension CGSize {
  /// Whether both dimensions satisfy `GeometryLimit`. Dimensions can be negative.
  @inlinable package var keepsLimit: Bool { width.keepsLimit && height.keepsLimit }

  /// The size with both dimensions clamped to the limit.
  @inlinable package var limited: CGSize { CGSize(width: width.limited, height: height.limited) }
}

extension CGRect {
  /// Whether the dimensions and all corners satisfy `GeometryLimit`.
  @inlinable package var keepsLimit: Bool {
    origin.keepsLimit && size.keepsLimit && (origin.x + size.width).keepsLimit && (origin.y + size.height).keepsLimit
  }

  /// The rectangle with its dimensions clamped to the limit, moved by the smallest distance that puts all corners
  /// within the limit. Numbers that are not finite are unchanged.
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

  /// The same rectangle with a nonnegative width and height. Numbers that are not finite are unchanged.
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
  /// Whether all four insets satisfy `GeometryLimit`.
  package var keepsLimit: Bool { top.keepsLimit && left.keepsLimit && bottom.keepsLimit && right.keepsLimit }

  /// The insets with all four distances clamped to the limit.
  package var limited: UIEdgeInsets {
    UIEdgeInsets(top: top.limited, left: left.limited, bottom: bottom.limited, right: right.limited)
  }
}

extension CGAffineTransform {
  /// Whether all elements satisfy `GeometryLimit`.
  package var keepsLimit: Bool {
    a.keepsLimit && b.keepsLimit && c.keepsLimit && d.keepsLimit && tx.keepsLimit && ty.keepsLimit
  }
}

extension CATransform3D {
  /// Whether all elements satisfy `GeometryLimit`.
  package var keepsLimit: Bool {
    m11.keepsLimit && m12.keepsLimit && m13.keepsLimit && m14.keepsLimit && m21.keepsLimit && m22.keepsLimit
      && m23.keepsLimit && m24.keepsLimit && m31.keepsLimit && m32.keepsLimit && m33.keepsLimit && m34.keepsLimit
      && m41.keepsLimit && m42.keepsLimit && m43.keepsLimit && m44.keepsLimit
  }
}
