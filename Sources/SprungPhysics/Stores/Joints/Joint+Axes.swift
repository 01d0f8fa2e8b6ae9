// SPDX-License-Identifier: MIT

import SprungGeometry

/// Vectors between the axes of a body and of the world.
extension Joint {
  /// A vector of a body's axes in those of the world.
  @inline(__always)
  static func rotated(_ x: Double, _ y: Double, by angle: Double) -> (x: Double, y: Double) {
    if x == 0, y == 0 { return (0, 0) }
    if angle == 0 { return (x, y) }
    let rotation = DeterministicMath.sincos(angle)
    return (x * rotation.cosine - y * rotation.sine, x * rotation.sine + y * rotation.cosine)
  }
}
