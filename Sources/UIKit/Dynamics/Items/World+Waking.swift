// SPDX-License-Identifier: MIT

import SprungPhysics

extension World {
  /// Wakes a sleeping item because a behavior begins to act on it, and has it written in the next tick.
  ///
  /// While an item sleeps, a program may have moved it without a word. The position of the body counts, so the item must return to
  /// it even if the body wakes, does not move by a bit and falls asleep again.
  func wake(_ state: DynamicItemState) {
    state.forEachBody { body in
      guard isAsleep(body), !isAnchored(body) else { return }
      addVelocity(CGVector(dx: 0.0, dy: 0.0), to: body)
      listAsMoved(body)
    }
  }
}
