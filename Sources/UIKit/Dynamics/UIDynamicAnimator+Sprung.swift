// SPDX-License-Identifier: MIT

import SprungPhysics

/// Sprung additions: what UIKit does not have.
extension UIDynamicAnimator {
  /// Sprung addition: lets seconds pass in one tick without the application's clock, rounded to steps of 1/240 s.
  ///
  /// Items are written, contacts delivered and actions called once at the end. Nothing happens while the animator rests.
  /// Negative and not finite numbers are a fault and ignored.
  public final func step(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds >= 0 else {
      Diagnostics.report("nonFiniteTime", "step(by:) was given \(seconds) seconds; it takes finite ones, 0 or more.")
      return
    }
    changed()
    guard isRunning, mayRun else { return }
    tick(seconds: seconds)
  }

  /// Sprung addition: whether the animator is held by hand. Items keep their velocities. Default: false.
  public final var isPaused: Bool {
    get { isHeld }
    set {
      guard newValue != isHeld else { return }
      isHeld = newValue
      if newValue { stopRunning() } else { changed() }
    }
  }

  /// Sprung addition: a hash of everything that moves and of the time simulated, the same for equal runs everywhere.
  public final var stateHash: UInt64 {
    var hash = StateHash()
    hash.combine(totalSteps)
    hash.combine(world.stateHash())
    return hash.value
  }

  /// Sprung addition: the items that keep the animator running, each with the reason.
  public final func whyRunning() -> [(item: any UIDynamicItem, reason: WakeReason)] {
    applyEffects()
    var result: [(item: any UIDynamicItem, reason: WakeReason)] = []
    world.forEachAwake { body in
      guard let state = states[body.row] else { return }
      result.append((state.item, world.whyAwake(body)))
    }
    return result
  }
}
