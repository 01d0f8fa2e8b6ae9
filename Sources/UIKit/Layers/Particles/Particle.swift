// SPDX-License-Identifier: MIT

/// A point with three coordinates, in points.
nonisolated struct ParticlePoint: Equatable {
  var x = 0.0
  var y = 0.0
  var z = 0.0
}

/// Motion with constant acceleration from a moment on, which is known exactly at any time.
nonisolated struct ParticleMotion: Equatable {
  /// Seconds of the emitter's time.
  var start: Double
  var origin: ParticlePoint
  /// Points per second.
  var velocity: ParticlePoint
  /// Points per second squared.
  var acceleration: ParticlePoint

  /// The position at a time: `x + v t + a t² / 2`.
  func position(at time: Double) -> ParticlePoint {
    let t = time - start
    let half = t * t / 2
    return ParticlePoint(
      x: origin.x + velocity.x * t + acceleration.x * half, y: origin.y + velocity.y * t + acceleration.y * half,
      z: origin.z + velocity.z * t + acceleration.z * half)
  }
}

/// A color whose parts change linearly and are clamped to 0...1 where they are drawn.
nonisolated struct ParticleColor: Equatable {
  var red = 1.0
  var green = 1.0
  var blue = 1.0
  var alpha = 1.0
}

/// An emitted particle: its values at birth, from which everything later follows.
nonisolated struct Particle {
  let identity: UInt64
  let appearance: ParticleAppearance
  let motion: ParticleMotion
  /// When it ends, in seconds of the emitter's time.
  let death: Double
  let scale: Double
  let scaleSpeed: Double
  /// Radians per second, clockwise on the screen.
  let spin: Double
  let color: ParticleColor
  let colorSpeed: ParticleColor
  /// Whether all particles of its cell have one color that does not change.
  let isColorFixed: Bool

  /// The scale at a time, not negative.
  func scale(at time: Double) -> Double { max(0, scale + scaleSpeed * (time - motion.start)) }

  /// The angle at a time, in radians.
  func angle(at time: Double) -> Double { spin * (time - motion.start) }

  /// The color at a time.
  func color(at time: Double) -> CGColor {
    let t = time - motion.start
    func part(_ value: Double, _ speed: Double) -> CGFloat { CGFloat(min(1, max(0, value + speed * t))) }
    return CGColor(
      red: part(color.red, colorSpeed.red), green: part(color.green, colorSpeed.green),
      blue: part(color.blue, colorSpeed.blue), alpha: part(color.alpha, colorSpeed.alpha))
  }
}
