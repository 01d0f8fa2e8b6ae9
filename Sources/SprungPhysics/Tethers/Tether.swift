// SPDX-License-Identifier: MIT

/// A tether in the world's pool.
struct Tether {
  /// The row of the body; negative in a freed row.
  var body: Int32
  /// The next tether of the same body, or -1.
  var next: Int32
  /// How often this row has been used.
  var generation: UInt32
  var anchorX: Double
  var anchorY: Double
  var offsetX: Double
  var offsetY: Double
  var length: Double
  var frequency: Double
  var damping: Double

  var isRigid: Bool { frequency == 0 }

  /// w² in 1/s².
  var stiffness: Double {
    let omega = 2 * Double.pi * frequency
    return omega * omega
  }

  /// 2 z w in 1/s.
  var dampingRate: Double { min(PhysicsTuning.largestDampingRate, 4 * Double.pi * frequency * damping) }
}
