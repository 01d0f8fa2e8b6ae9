// SPDX-License-Identifier: MIT

/// A point in three dimensions, in points.
nonisolated struct ParticlePoint: Equatable {
  var x = 0.0
  var y = 0.0
  var z = 0.0
}

/// Motion with constant acceleration from a start time, which can be evaluated exactly at any time.
nonisolated struct ParticleMotion: Equatable {
  /// The time at which the motion starts, in seconds of the emitter's time.
  var start: Double
  var origin: ParticlePoint
  /// The velocity in points per second.
  var velocity: ParticlePoint
  /// The acceleration in points per second squared.
  var acceleration: ParticlePoint

  /// Returns the position at the given time: `x + v t + a t² / 2`.
  func position(at time: Double) -> ParticlePoint {
    let t = time - start
    let half = t * t / 2
    return ParticlePoint(
      x: origin.x + velocity.x * t + acceleration.x * half, y: origin.y + velocity.y * t + acceleration.y * half,
      z: origin.z + velocity.z * t + acceleration.z * half)
  }
}

/// A color whose components change linearly over time and are clamped to 0...1 for drawing.
nonisolated struct ParticleColor: Equatable {
  var red = 1.0
  var green = 1.0
  var blue = 1.0
  var alpha = 1.0
}

/// An emitted particle, stored as its values at birth, which determine its entire motion.
nonisolated struct Particle {
  let identity: UInt64
  let appearance: ParticleAppearance
  let motion: ParticleMotion
  /// The time at which the particle ends, in seconds of the emitter's time.
  let death: Double
  let scale: Double
  let scaleSpeed: Double
  /// The angular velocity in radians per second, positive clockwise on the screen.
  let spin: Double
  let color: ParticleColor
  let colorSpeed: ParticleColor
  /// Whether the color is constant and the same for all particles of the cell.
  let isColorFixed: Bool

  /// Returns the scale at the given time, at least 0.
  func scale(at time: Double) -> Double { max(0, scale + scaleSpeed * (time - motion.start)) }

  /// Returns the angle at the given time, in radians.
  func angle(at time: Double) -> Double { spin * (time - motion.start) }

  /// Returns the color at the given time.
  func color(at time: Double) -> CGColor {
    let t = time - motion.start
    func part(_ value: Double, _ speed: Double) -> CGFloat { CGFloat(min(1, max(0, value + speed * t))) }
    return CGColor(
      red: part(color.red, colorSpeed.red), green: part(color.green, colorSpeed.green),
      blue: part(color.blue, colorSpeed.blue), alpha: part(color.alpha, colorSpeed.alpha))
  }
}
