// SPDX-License-Identifier: MIT

/// Emits the particles of a cell, on behalf of an emitter or a particle.
///
/// The n-th particle is born when the integral of the rate reaches n, so birth times do not depend on frames.
nonisolated struct ParticleSource {
  private(set) var cell: ParticleCell
  let identity: UInt64
  /// The number of particles per second.
  private(set) var rate: Double
  /// The start and end of the emission.
  let start: Double
  let end: Double
  /// The emitting particle; nil for the emitter itself.
  let parent: ParticleMotion?
  /// The integral of the rate at the time `anchor`.
  private var phase = 0.0
  private var anchor: Double
  /// The number of particles born so far.
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

  /// The time of the next birth; nil if there is none.
  var nextBirth: Double? {
    guard rate > 0 else { return nil }
    let time = anchor + (Double(count + 1) - phase) / rate
    return time < end ? time : nil
  }

  /// Changes the rate, starting at the given time.
  mutating func setRate(_ new: Double, at time: Double) {
    guard new != rate else { return }
    let time = max(time, anchor)
    // After emission resumes, the first particle is born after a full interval.
    phase = rate > 0 ? phase + rate * (time - anchor) : Double(count)
    anchor = time
    rate = new
  }

  /// Counts a birth and returns the identity of the particle.
  mutating func emit() -> UInt64 {
    count += 1
    return ParticleRandom.identity(identity, count)
  }

  /// Returns a copy of the source with new values for its cell. The rate must be set separately.
  func with(_ cell: ParticleCell) -> ParticleSource {
    var copy = self
    copy.cell = cell
    return copy
  }

  /// Skips births before the given time, because their particles have already ended.
  mutating func skip(to time: Double) {
    guard rate > 0, time > anchor else { return }
    count = max(count, Int((phase + rate * (time - anchor)).rounded(.down)) - 1)
  }
}
