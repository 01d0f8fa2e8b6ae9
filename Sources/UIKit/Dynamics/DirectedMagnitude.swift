// SPDX-License-Identifier: MIT

/// One vector seen as a vector, or as an angle and a magnitude, as gravity and pushes show it.
///
/// Only the vector is kept, so a magnitude of zero forgets the angle, as it does on Apple's platforms.
nonisolated struct DirectedMagnitude: Equatable {
  private var dx: Double
  private var dy: Double

  init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  var vector: CGVector {
    get { CGVector(dx: CGFloat(dx), dy: CGFloat(dy)) }
    set {
      guard DirectedMagnitude.accepts(Double(newValue.dx), Double(newValue.dy), "direction") else { return }
      dx = Double(newValue.dx)
      dy = Double(newValue.dy)
    }
  }

  var magnitude: CGFloat {
    get { CGFloat((dx * dx + dy * dy).squareRoot()) }
    set { set(angle: angle, magnitude: newValue) }
  }

  /// Zero for the vector without length.
  var angle: CGFloat {
    get { dx == 0 && dy == 0 ? 0 : CGFloat(DeterministicMath.atan2(dy, dx)) }
    set { set(angle: newValue, magnitude: magnitude) }
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    guard DirectedMagnitude.accepts(Double(angle), Double(magnitude), "angle or magnitude") else { return }
    if magnitude == 0 {
      dx = 0
      dy = 0
      return
    }
    let turn = DeterministicMath.sincos(Double(angle))
    dx = turn.cosine * Double(magnitude)
    dy = turn.sine * Double(magnitude)
  }

  private static func accepts(_ first: Double, _ second: Double, _ name: String) -> Bool {
    if first.isFinite, second.isFinite { return true }
    Diagnostics.report("nonFiniteValue", "a \(name) of a behavior was set to \(first), \(second); it must be finite.")
    return false
  }
}
