// SPDX-License-Identifier: MIT

/// The sides of a box in four lanes, so that a single comparison rules out boxes that cannot overlap.
///
/// The lanes contain the left and top sides and the negated right and bottom sides, all rounded down. A box that is
/// separated from another by more than Float precision does not overlap it. The remaining candidates must be compared
/// by their exact boxes.
struct BoxSides: Equatable {
  private var lanes = SIMD4<Float>()

  @inline(__always)
  init() {}

  @inline(__always)
  init(_ box: Box) {
    let exact = SIMD4<Double>(box.left, box.top, -box.right, -box.bottom)
    let size = SIMD4<Double>(abs(box.left), abs(box.top), abs(box.right), abs(box.bottom))
    // Four times the largest rounding error of Float, plus a margin for subnormal numbers.
    lanes = SIMD4<Float>(exact - (size * 0x1p-22 + 1e-30))
  }

  /// The lanes to compare with the lanes of another box: the right and bottom sides and the negated left and top sides,
  /// all rounded up.
  @inline(__always)
  var opposite: SIMD4<Float> { -SIMD4<Float>(lanes.z, lanes.w, lanes.x, lanes.y) }

  /// Returns whether the box can intersect or touch a box with the given opposite sides. A false result is certain.
  @inline(__always)
  func mayOverlap(_ opposite: SIMD4<Float>) -> Bool {
    let within = unsafeBitCast(lanes .<= opposite, to: SIMD2<UInt64>.self)
    return within.x & within.y == .max
  }
}
