// SPDX-License-Identifier: MIT

/// Remembers the one-step propagators of the springs in use, so that a thousand equal springs compute theirs once.
///
/// A direct-mapped table: two classes in one slot replace each other, which costs time and never changes a result.
final class PropagatorCache {
  /// A propagator and what it was computed from, all of which has to agree.
  private struct Entry {
    var stiffness: Double
    var dampingRate: Double
    var time: Double
    var propagator: Propagator
  }

  private static let slotCount = 64
  @exclusivity(unchecked) private var entries: [Entry?] = Array(repeating: nil, count: slotCount)

  init() {}

  /// The propagator over one fixed step.
  func oneStep(stiffness: Double, dampingRate: Double) -> Propagator {
    over(stiffness: stiffness, dampingRate: dampingRate, time: PhysicsUnits.stepDuration)
  }

  /// The propagator over a time span in seconds.
  func over(stiffness: Double, dampingRate: Double, time: Double) -> Propagator {
    let mixed = (stiffness.bitPattern &* 0x9E37_79B9_7F4A_7C15) ^ (dampingRate.bitPattern &* 0xC2B2_AE3D_27D4_EB4F)
    let slot = Int(truncatingIfNeeded: mixed >> 40) & (PropagatorCache.slotCount - 1)
    if let entry = entries[slot], entry.stiffness == stiffness, entry.dampingRate == dampingRate, entry.time == time {
      return entry.propagator
    }
    let propagator = Propagator(stiffness: stiffness, dampingRate: dampingRate, time: time)
    entries[slot] = Entry(stiffness: stiffness, dampingRate: dampingRate, time: time, propagator: propagator)
    return propagator
  }
}
