// SPDX-License-Identifier: MIT

import SprungGeometry

/// Conversion of vectors between body axes and world axes.
extension Joint {
  /// Converts a vector from body axes to world axes.
  @inline(__always)
  static func rotated(_ x: Double, _ y: Double, by angle: Double) -> (x: Double, y: Double) {
    if x == 0, y == 0 { return (0, 0) }
    if angle == 0 { return (x, y) }
    let rotation = DeterministicMath.sincos(angle)
    return (x * rotation.cosine - y * rotation.sine, x * rotation.sine + y * rotation.cosine)
  }
}
