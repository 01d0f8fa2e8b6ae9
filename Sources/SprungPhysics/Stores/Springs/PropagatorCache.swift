// SPDX-License-Identifier: MIT

/// Caches one-step propagators, so that a thousand equal springs share one computation.
///
/// The cache is a direct-mapped table: different parameters in the same slot replace each other, which costs time but
/// never changes a result.
final class PropagatorCache {
  /// A propagator and its parameters, all of which must match.
  private struct Entry {
    var stiffness: Double
    var dampingRate: Double
    var time: Double
    var propagator: Propagator
  }

  private static let slotCount = 64
  @exclusivity(unchecked) private var entries: [Entry?] = Array(repeating: nil, count: slotCount)

  init() {}

  /// Returns the propagator over one fixed step.
  func oneStep(stiffness: Double, dampingRate: Double) -> Propagator {
    over(stiffness: stiffness, dampingRate: dampingRate, time: PhysicsUnits.stepDuration)
  }

  /// Returns the propagator over a time span in seconds.
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
