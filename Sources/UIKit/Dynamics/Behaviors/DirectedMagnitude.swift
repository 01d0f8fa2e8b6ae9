// SPDX-License-Identifier: MIT

/// A direction and a magnitude for gravity and pushes, accessible as a vector or as an angle and a magnitude.
///
/// The angle and the magnitude are stored separately. They can therefore be set in any order, and the angle is
/// preserved while the magnitude is zero. The vector is also stored, so that reading it returns exactly the assigned
/// value.
nonisolated struct DirectedMagnitude {
  private var dx: Double
  private var dy: Double
  private var direction: Double
  private var strength: Double

  init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
    direction = 0
    strength = 0
    measure()
  }

  var vector: CGVector {
    get { CGVector(dx: CGFloat(dx), dy: CGFloat(dy)) }
    set {
      guard DirectedMagnitude.accepts(Double(newValue.dx), Double(newValue.dy), "direction") else { return }
      dx = Double(newValue.dx)
      dy = Double(newValue.dy)
      measure()
    }
  }

  /// The magnitude, which is never negative. Setting a negative value reverses the direction.
  var magnitude: CGFloat {
    get { CGFloat(strength) }
    set { set(angle: angle, magnitude: newValue) }
  }

  var angle: CGFloat {
    get { CGFloat(direction) }
    set { set(angle: newValue, magnitude: magnitude) }
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    guard DirectedMagnitude.accepts(Double(angle), Double(magnitude), "angle or magnitude") else { return }
    direction = Double(angle)
    strength = abs(Double(magnitude))
    if magnitude < 0 { direction += direction > 0 ? -Double.pi : Double.pi }
    if magnitude == 0 {
      dx = 0
      dy = 0
      return
    }
    let rotation = DeterministicMath.sincos(Double(angle))
    dx = rotation.cosine * Double(magnitude)
    dy = rotation.sine * Double(magnitude)
  }

  /// Computes the angle and the magnitude from the vector. A zero vector preserves the angle.
  private mutating func measure() {
    strength = (dx * dx + dy * dy).squareRoot()
    if dx != 0 || dy != 0 { direction = DeterministicMath.atan2(dy, dx) }
  }

  private static func accepts(_ first: Double, _ second: Double, _ name: String) -> Bool {
    if first.isFinite, second.isFinite { return true }
    Diagnostics.report(
      "nonFiniteValue", "The \(name) of a behavior is \(first), \(second). Both numbers must be finite.")
    return false
  }
}
