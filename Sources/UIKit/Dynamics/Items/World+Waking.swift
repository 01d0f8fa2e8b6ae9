// SPDX-License-Identifier: MIT

import SprungPhysics

extension World {
  /// Wakes a sleeping item because a behavior starts to act on it, and schedules it for writing in the next tick.
  ///
  /// Other code may have moved the item while it was asleep. The body's position takes precedence, so the item must be
  /// written even if the body wakes, does not move and falls asleep again.
  func wake(_ state: DynamicItemState) {
    state.forEachBody { body in
      guard isAsleep(body), !isAnchored(body) else { return }
      addVelocity(CGVector(dx: 0.0, dy: 0.0), to: body)
      listAsMoved(body)
    }
  }
}
