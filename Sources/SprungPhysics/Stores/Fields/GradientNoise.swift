// SPDX-License-Identifier: MIT

/// Smooth three-dimensional noise with two components in -1...1. Equal inputs produce the same noise on every machine.
///
/// Simplex noise (Perlin 2001) with gradients from an integer hash of the lattice point, after Gustavson, "Simplex
/// noise demystified" (2005). The kernel ends at the boundary of the simplex, so the noise is smooth everywhere.
enum GradientNoise {
  /// Scales the largest possible value to about 1.
  private static let scale = 76.0

  /// Returns the seed of a field, derived from its kind and the number of fields added before.
  static func seed(kind: FieldKind, order: UInt32) -> UInt64 {
    mix(0x5350_5255_4E47_0000 &+ UInt64(kind.rawValue) << 32 &+ UInt64(order))
  }

  /// Returns the noise at the given point, or zero beyond 1e15, where coordinates have no fraction.
  @inline(__always)
  static func sample(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> (x: Double, y: Double) {
    // A third of the sum skews cubes to simplices. The offset derived from the seed separates the zeros of different
    // fields.
    let x = x + Double(seed & 0xFFFF) / 65536
    let y = y + Double(seed >> 16 & 0xFFFF) / 65536
    let z = z + Double(seed >> 32 & 0xFFFF) / 65536
    let skew = (x + y + z) / 3
    let cellX = (x + skew).rounded(.down)
    let cellY = (y + skew).rounded(.down)
    let cellZ = (z + skew).rounded(.down)
    guard abs(cellX) < 1e15, abs(cellY) < 1e15, abs(cellZ) < 1e15 else { return (0, 0) }
    let back = (cellX + cellY + cellZ) / 6
    let nearX = x - (cellX - back)
    let nearY = y - (cellY - back)
    let nearZ = z - (cellZ - back)

    // The order of the coordinates determines the simplex, and thus the two corners between its ends.
    let xy = nearX >= nearY
    let yz = nearY >= nearZ
    let xz = nearX >= nearZ
    let firstX: Int64 = xy && xz ? 1 : 0
    let firstY: Int64 = !xy && yz ? 1 : 0
    let firstZ: Int64 = 1 - firstX - firstY
    let secondX: Int64 = xy || xz ? 1 : 0
    let secondY: Int64 = !xy || yz ? 1 : 0
    let secondZ: Int64 = 2 - secondX - secondY
    let column = Int64(cellX)
    let row = Int64(cellY)
    let layer = Int64(cellZ)
    var sumX = 0.0
    var sumY = 0.0
    addCorner(0, 0, 0, 0)
    addCorner(firstX, firstY, firstZ, 1.0 / 6)
    addCorner(secondX, secondY, secondZ, 2.0 / 6)
    addCorner(1, 1, 1, 3.0 / 6)
    return (max(-1, min(1, scale * sumX)), max(-1, min(1, scale * sumY)))

    @inline(__always)
    func addCorner(_ stepX: Int64, _ stepY: Int64, _ stepZ: Int64, _ back: Double) {
      let fromX = nearX - Double(stepX) + back
      let fromY = nearY - Double(stepY) + back
      let fromZ = nearZ - Double(stepZ) + back
      let nearness = 0.5 - fromX * fromX - fromY * fromY - fromZ * fromZ
      guard nearness > 0 else { return }
      let square = nearness * nearness
      let hash = mix(
        seed &+ UInt64(bitPattern: column &+ stepX) &* 0x9E37_79B9_7F4A_7C15
          &+ UInt64(bitPattern: row &+ stepY) &* 0xC2B2_AE3D_27D4_EB4F
          &+ UInt64(bitPattern: layer &+ stepZ) &* 0x1656_67B1_9E37_79F9)
      sumX += square * square * slope(hash & 15, fromX, fromY, fromZ)
      sumY += square * square * slope(hash >> 32 & 15, fromX, fromY, fromZ)
    }
  }

  /// Returns the dot product with one of twelve directions to the edge midpoints of a cube (Perlin 2002).
  @inline(__always)
  private static func slope(_ index: UInt64, _ x: Double, _ y: Double, _ z: Double) -> Double {
    let first = index < 8 ? x : y
    let second = index < 4 ? y : (index == 12 || index == 14 ? x : z)
    return (index & 1 == 0 ? first : -first) + (index & 2 == 0 ? second : -second)
  }

  /// Mixes the bits of a number as SplitMix64 does.
  @inline(__always)
  private static func mix(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
