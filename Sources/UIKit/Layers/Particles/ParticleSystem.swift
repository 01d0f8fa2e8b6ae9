// SPDX-License-Identifier: MIT

/// Computes the particles of an emitter as a function of the emitter's time in seconds.
///
/// Births are processed in the order of their exact times, which do not depend on frames. The random numbers of a
/// particle depend on the seed, the cell and the particle's number. Between birth and death, a particle follows a
/// closed-form equation. Therefore, the result is the same at all frame rates.
nonisolated final class ParticleSystem {
  private(set) var emitter = ParticleEmitter()
  private(set) var cells: [ParticleCell] = []
  /// The existing particles, oldest first.
  private(set) var particles: [Particle] = []
  /// The sources of the emitter in the order of its cells, followed by the sources of particles that emit other
  /// particles.
  private var sources: [ParticleSource] = []
  /// The time up to which all births have been processed; nil before the first frame.
  private(set) var time: Double?
  /// The number of restarts. The seeds of the sources depend on this number, so that a second burst differs from the
  /// first one.
  private var epoch = 0

  /// Whether particles exist or will be born.
  var isActive: Bool {
    guard particles.isEmpty else { return true }
    for source in sources {
      guard source.cell.longestLife(emitter.lifetime) > 0 else { continue }
      if let next = source.nextBirth, next.isFinite { return true }
    }
    return false
  }

  // MARK: Changes

  /// Changes the values of the emitter from the current time on.
  func change(_ body: (inout ParticleEmitter) -> Void) {
    body(&emitter)
    updateRates()
  }

  /// Replaces the cells. Existing particles remain.
  func setCells(_ new: [ParticleCell]) {
    cells = new
    sources.removeAll { $0.parent == nil }
    if let time { addSources(from: time) }
  }

  /// Changes a cell from the current time on. The cell is found by its path of names. Returns false if the cell does
  /// not exist or the change is rejected.
  func changeCell(_ path: [String], _ body: (inout ParticleCell) -> Bool) -> Bool {
    var changed = cells
    guard Self.change(&changed, path[...], body) else { return false }
    replace(emitter, changed)
    return true
  }

  /// Replaces all values from the current time on. `new` must contain the existing cells, in the same order, with
  /// changed values.
  func replace(_ emitter: ParticleEmitter, _ new: [ParticleCell]) {
    self.emitter = emitter
    cells = new
    // The sources have copies of their cells.
    var index = 0
    for (number, source) in sources.enumerated() where source.parent == nil {
      sources[number] = source.with(cells[index])
      index += 1
    }
    updateRates()
  }

  /// Changes the cell that is found by the given path of names. Returns false if the cell does not exist or the change
  /// is rejected.
  static func change(
    _ cells: inout [ParticleCell], _ path: ArraySlice<String>, _ body: (inout ParticleCell) -> Bool
  ) -> Bool {
    guard let name = path.first else { return false }
    for index in cells.indices {
      guard let own = cells[index].name, own.isLiterallyEqual(to: name) else { continue }
      return path.count == 1 ? body(&cells[index]) : change(&cells[index].cells, path.dropFirst(), body)
    }
    return false
  }

  private func updateRates() {
    guard let time else { return }
    for index in sources.indices { sources[index].setRate(emitter.rate(of: sources[index].cell), at: time) }
  }

  /// Restarts the emission at time 0. Existing particles remain, and their times are shifted by `shift` seconds.
  func restart(shift: Double, at now: Double) {
    guard time != nil else { return }
    for index in particles.indices { particles[index] = particles[index].shifted(by: shift) }
    sources = []
    epoch += 1
    time = min(0, now)
    addSources(from: 0)
  }

  private func addSources(from start: Double) {
    let root = ParticleRandom.identity(UInt64(emitter.seed), epoch)
    var added: [ParticleSource] = []
    for (index, cell) in cells.enumerated() {
      let begin = start + max(0, cell.beginTime)
      added.append(
        ParticleSource(
          cell: cell, identity: ParticleRandom.identity(root, index), rate: emitter.rate(of: cell), start: begin,
          end: begin + max(0, cell.duration)))
    }
    sources.insert(contentsOf: added, at: 0)
  }

  // MARK: Time

  /// Advances to the given time. In the first call, the emission starts at the emitter's time 0. If the given time
  /// precedes that of the previous call, the emission starts again.
  func advance(to now: Double) {
    if let time, now < time {
      particles = []
      sources = []
      self.time = nil
    }
    if time == nil {
      time = min(0, now)
      addSources(from: 0)
    }
    guard let last = time, now > last else { return }
    time = now
    for index in sources.indices where sources[index].parent == nil {
      let life = sources[index].cell.longestLife(emitter.lifetime)
      let seconds = min(life, UIKitTuning.earlierEmissionLimit / max(1e-9, sources[index].rate))
      sources[index].skip(to: now - seconds)
    }
    emit(until: now)
    particles.removeAll { $0.death <= now }
    sources.removeAll { $0.parent != nil && $0.end <= now }
  }

  /// Emits all particles that are born until the given time, in the order of their births.
  private func emit(until now: Double) {
    var births = EventHeap()
    for index in sources.indices {
      if let next = sources[index].nextBirth, next <= now { births.push(next, index) }
    }
    guard !births.isEmpty else { return }
    var deaths = EventHeap()
    for particle in particles { deaths.push(particle.death, 0) }
    while let (birth, index) = births.pop() {
      while let first = deaths.first, first <= birth { _ = deaths.pop() }
      let identity = sources[index].emit()
      if deaths.count < UIKitTuning.particleLimit, let particle = make(identity, of: sources[index], at: birth) {
        particles.append(particle)
        deaths.push(particle.death, 0)
        for (number, cell) in sources[index].cell.cells.enumerated() {
          let start = birth + max(0, cell.beginTime)
          let source = ParticleSource(
            cell: cell, identity: ParticleRandom.identity(identity, -1 - number), rate: emitter.rate(of: cell),
            start: start, end: min(particle.death, start + max(0, cell.duration)), parent: particle.motion)
          sources.append(source)
          if let next = source.nextBirth, next <= now { births.push(next, sources.count - 1) }
        }
      }
      if let next = sources[index].nextBirth, next <= now { births.push(next, index) }
    }
  }

  private func make(_ identity: UInt64, of source: ParticleSource, at time: Double) -> Particle? {
    var random = ParticleRandom(identity)
    let lifetime = source.cell.lifetime * emitter.lifetime + random.around(source.cell.lifetimeRange)
    guard lifetime > 0 else { return nil }
    let origin = source.parent?.position(at: time) ?? emitter.origin(&random)
    return emitter.particle(
      of: source.cell, &random, identity: identity, at: time, lifetime: lifetime, from: origin)
  }
}

nonisolated extension Particle {
  /// Returns a copy of the particle in which all times are shifted by the given number of seconds.
  fileprivate func shifted(by seconds: Double) -> Particle {
    var motion = motion
    motion.start += seconds
    return Particle(
      identity: identity, appearance: appearance, motion: motion, death: death + seconds, scale: scale,
      scaleSpeed: scaleSpeed,
      spin: spin, color: color, colorSpeed: colorSpeed, isColorFixed: isColorFixed)
  }
}

/// A binary heap of numbered times. The earliest time is first; equal times are in the order of their numbers.
nonisolated struct EventHeap {
  private var events: [(time: Double, number: Int)] = []

  var isEmpty: Bool { events.isEmpty }
  var count: Int { events.count }
  var first: Double? { events.first?.time }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (events[left], events[right])
    return a.time != b.time ? a.time < b.time : a.number < b.number
  }

  mutating func push(_ time: Double, _ number: Int) {
    events.append((time, number))
    var index = events.count - 1
    while index > 0, isBefore(index, (index - 1) / 2) {
      events.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> (time: Double, number: Int)? {
    guard let first = events.first else { return nil }
    let last = events.removeLast()
    guard !events.isEmpty else { return first }
    events[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < events.count && isBefore(child, least) {
        least = child
      }
      if least == index { return first }
      events.swapAt(index, least)
      index = least
    }
  }
}
