// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzTarget {
  /// Animators whose behaviors and items come and go at any time, in the middle of a step too: in actions, when contacts begin
  /// and end, when something comes to rest. These callbacks also present controllers and release views and animators. Items are at
  /// numbers, the physics are never asked for what is gone, and the same bytes give the same state.
  static let animators = FuzzTarget("animators", faults: animatorFaults) { bytes, check in
    let first = FuzzedAnimator(bytes, check).play()
    let second = FuzzedAnimator(bytes, check).play()
    check.expect(first == second, "the same calls of an animator give another state")
    UIApplication.shared.reset()
  }

  /// The expected faults of careless calls, without names unknown to the physics: only the animator gives names.
  private static let animatorFaults = [
    "selfAttachment", "behaviorCycle", "behaviorInUse", "anchoredJoint", "contradictoryJoints", "lostItem",
    "nonFiniteValue", "unreasonableValue", "unreasonableCenter", "unreasonableState", "unreasonableForce", "zeroAxis",
    "emptyBoundary", "nonFiniteGeometry", "invalidSize", "foreignSnapshot", "foreignItem", "groupMember", "nestedTick",
    "wrongRange",
    "nonFiniteTime", "unannouncedItem", "unknownItem", "emptyCollisionPath", "unusableCollisionPath", "twoAnimators",
  ]
}
