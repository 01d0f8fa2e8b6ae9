// SPDX-License-Identifier: MIT

import SprungGeometry

/// A shape at a pose, in the form that the narrow phase uses.
///
/// The center is relative to a reference point near both shapes, which the caller chooses. Positions can be a billion
/// points from the origin, where only differences have subpixel precision.
struct ShapeView {
  var kind: ShapeKind
  /// The number of corners of a polygon, otherwise 0.
  var vertexCount: Int32 = 0
  /// The corners of a polygon, otherwise nil. The world's columns own the corners, which are valid while the body has
  /// the shape.
  var vertices: UnsafePointer<OutlineVertex>?
  /// Half the width of a box, the radius of a circle, or the horizontal radius of an ellipse.
  var halfWidth: Double
  /// Half the height of a box, the radius of a circle, or the vertical radius of an ellipse.
  var halfHeight: Double
  var cosine: Double
  var sine: Double
  /// The center, relative to the reference point.
  var x: Double
  var y: Double

  @inline(__always)
  init(
    kind: ShapeKind, halfWidth: Double, halfHeight: Double, cosine: Double = 1, sine: Double = 0, x: Double, y: Double
  ) {
    self.kind = kind
    self.halfWidth = halfWidth
    self.halfHeight = halfHeight
    self.cosine = cosine
    self.sine = sine
    self.x = x
    self.y = y
  }

  /// Calls `body` with the outline of a box or a polygon. No heap memory is allocated, because the outline of a box is
  /// placed on the stack.
  @inline(__always)
  func withOutline<Result>(_ body: (UnsafePointer<OutlineVertex>, Int) -> Result) -> Result {
    if let vertices { return body(vertices, Int(vertexCount)) }
    return withUnsafeTemporaryAllocation(of: OutlineVertex.self, capacity: 4) { corners in
      let first = corners.baseAddress.unsafelyUnwrapped
      first[0] = OutlineVertex(x: -halfWidth, y: -halfHeight, normalX: 0, normalY: -1)
      first[1] = OutlineVertex(x: halfWidth, y: -halfHeight, normalX: 1, normalY: 0)
      first[2] = OutlineVertex(x: halfWidth, y: halfHeight, normalX: 0, normalY: 1)
      first[3] = OutlineVertex(x: -halfWidth, y: halfHeight, normalX: -1, normalY: 0)
      return body(UnsafePointer(first), 4)
    }
  }
}
