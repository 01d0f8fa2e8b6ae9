// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzTarget {
  /// Animators whose behaviors and items are added and removed at any time, including during a step: in actions, at the
  /// start and end of contacts, and when the animator pauses. These callbacks also present controllers and release
  /// views and animators. Item coordinates must be finite, the physics must not be queried for removed objects, and
  /// equal bytes must produce equal states.
  static let animators = FuzzTarget("animators", faults: animatorFaults) { bytes, check in
    let first = FuzzedAnimator(bytes, check).play()
    let second = FuzzedAnimator(bytes, check).play()
    check.expect(first == second, "the same calls of an animator produce different states")
    UIApplication.shared.reset()
  }

  /// The expected faults of misuse. Stale physics identifiers are not included, because only the animator uses them.
  private static let animatorFaults = [
    "selfAttachment", "behaviorCycle", "behaviorInUse", "anchoredJoint", "contradictoryJoints", "lostItem",
    "nonFiniteValue", "unreasonableValue", "unreasonableCenter", "unreasonableState", "unreasonableForce", "zeroAxis",
    "emptyBoundary", "nonFiniteGeometry", "invalidSize", "foreignSnapshot", "foreignItem", "groupMember", "nestedTick",
    "wrongRange",
    "nonFiniteTime", "unannouncedItem", "unknownItem", "emptyCollisionPath", "unusableCollisionPath", "twoAnimators",
  ]
}
