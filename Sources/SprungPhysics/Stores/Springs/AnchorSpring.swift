// SPDX-License-Identifier: MIT

/// A spring with rest length zero between a body's center and a point of the world.
///
/// A spring that is defined by a frequency and a damping ratio is independent of mass: x'' + 2 z w x' + w² x = 0 with w
/// = 2 π f on each axis.
struct AnchorSpring {
  /// The row of the body, negative in a freed row.
  var body: Int32
  /// The next spring of the same body, or -1.
  var next: Int32
  /// The point of the world, in points.
  var anchorX: Double
  var anchorY: Double
  /// The frequency in hertz, greater than zero.
  var frequency: Double
  /// The damping ratio, 0 or more; 1 is critical.
  var damping: Double

  /// The value of an unused row.
  static var none: AnchorSpring {
    AnchorSpring(body: -1, next: -1, anchorX: 0, anchorY: 0, frequency: 0, damping: 0)
  }

  /// The stiffness w² in 1/s².
  var stiffness: Double {
    let omega = 2 * Double.pi * max(PhysicsLimits.lowestFrequency, frequency)
    return omega * omega
  }

  /// The damping rate 2 z w in 1/s.
  var dampingRate: Double { min(PhysicsLimits.largestDampingRate, 4 * Double.pi * frequency * damping) }
}
