// SPDX-License-Identifier: MIT

/// Emits the particles of a cell. The cell belongs to an emitter or to a particle that emits other particles.
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
  /// The motion of the emitting particle; nil if the emitter itself emits the particles.
  let parent: ParticleMotion?
  /// The integral of the rate from the start until the time `anchor`.
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

  /// The time of the next birth; nil if no more particles will be born.
  var nextBirth: Double? {
    guard rate > 0 else { return nil }
    let time = anchor + (Double(count + 1) - phase) / rate
    return time < end ? time : nil
  }

  /// Changes the rate from the given time on.
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

  /// Returns a copy of the source with new values for its cell. The caller must update the rate separately.
  func with(_ cell: ParticleCell) -> ParticleSource {
    var copy = self
    copy.cell = cell
    return copy
  }

  /// Skips births before the given time, because the particles would already have ended.
  mutating func skip(to time: Double) {
    guard rate > 0, time > anchor else { return }
    count = max(count, Int((phase + rate * (time - anchor)).rounded(.down)) - 1)
  }
}
