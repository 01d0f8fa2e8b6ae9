// SPDX-License-Identifier: MIT

/// The sides of a box in four lanes, so that one comparison rules out boxes that cannot overlap.
///
/// The lanes hold the left and top side and the negated right and bottom side, each rounded down: a box that is left
/// of, above, right of or below another by more than the precision of Floats does not overlap it. The remaining
/// candidates have to be compared by the boxes themselves.
struct BoxSides: Equatable {
  private var lanes = SIMD4<Float>()

  @inline(__always)
  init() {}

  @inline(__always)
  init(_ box: Box) {
    let exact = SIMD4<Double>(box.left, box.top, -box.right, -box.bottom)
    let size = SIMD4<Double>(abs(box.left), abs(box.top), abs(box.right), abs(box.bottom))
    // Four times what rounding to Float may add, and beyond the numbers that Floats keep with fewer digits.
    lanes = SIMD4<Float>(exact - (size * 0x1p-22 + 1e-30))
  }

  /// The sides that those of another box are compared with: the right and bottom side and the negated left and top side, each rounded
  /// up.
  @inline(__always)
  var opposite: SIMD4<Float> { -SIMD4<Float>(lanes.z, lanes.w, lanes.x, lanes.y) }

  /// Whether the box may have a point in common with another one, of which the opposite sides are given. False is certain.
  @inline(__always)
  func mayOverlap(_ opposite: SIMD4<Float>) -> Bool {
    let within = unsafeBitCast(lanes .<= opposite, to: SIMD2<UInt64>.self)
    return within.x & within.y == .max
  }
}
