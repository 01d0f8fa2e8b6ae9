// SPDX-License-Identifier: MIT

/// Emits the particles of one cell: those of an emitter, or of one of its particles.
///
/// The n-th particle is born when the integral of the rate reaches n, so moments of birth do not depend on frames.
nonisolated struct ParticleSource {
  private(set) var cell: ParticleCell
  let identity: UInt64
  /// Particles a second.
  private(set) var rate: Double
  /// Nothing is emitted before and after these times.
  let start: Double
  let end: Double
  /// The particle that emits; nil for the emitter.
  let parent: ParticleMotion?
  /// The integral of the rate at the time `anchor`.
  private var phase = 0.0
  private var anchor: Double
  /// The number of particles that were born.
  private(set) var count = 0

  init(
    cell: ParticleCell, identity: UInt64, rate: Double, start: Double, end: Double, parent: ParticleMotion? = nil
  ) {
    self.cell = cell
    self.identity = identity
    self.rate = rate
    self.start = start
    self.end = end
    self.parent = parent
    anchor = start
  }

  /// When the next particle is born; nil if none will be.
  var nextBirth: Double? {
    guard rate > 0 else { return nil }
    let time = anchor + (Double(count + 1) - phase) / rate
    return time < end ? time : nil
  }

  /// Continues with another rate from a time on.
  mutating func setRate(_ new: Double, at time: Double) {
    guard new != rate else { return }
    let time = max(time, anchor)
    // Emission that begins again begins with a whole particle.
    phase = rate > 0 ? phase + rate * (time - anchor) : Double(count)
    anchor = time
    rate = new
  }

  /// Counts a birth; returns the identity of the particle.
  mutating func emit() -> UInt64 {
    count += 1
    return ParticleRandom.identity(identity, count)
  }

  /// The same source with other values of its cell, whose rate is set afterwards.
  func with(_ cell: ParticleCell) -> ParticleSource {
    var copy = self
    copy.cell = cell
    return copy
  }

  /// Counts births before a time as done: their particles have ended by now.
  mutating func skip(to time: Double) {
    guard rate > 0, time > anchor else { return }
    count = max(count, Int((phase + rate * (time - anchor)).rounded(.down)) - 1)
  }
}
