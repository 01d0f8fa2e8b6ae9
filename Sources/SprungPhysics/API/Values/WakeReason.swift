// SPDX-License-Identifier: MIT

/// The reason why a body is awake.
public enum WakeReason: String, Hashable, Sendable {
  /// The body is asleep, anchored or unknown.
  case asleep
  /// The body will come to rest at a precomputed time.
  case settling
  /// The body oscillates on springs without damping or resistance and never rests.
  case undampedSpring
  /// The body has joints, and not all connected bodies have been at rest for half a second.
  case joined
  /// The body is in free fall.
  case falling
  /// A continuous push acts on the body, and nothing holds it.
  case pushed
  /// A field acts on the body. Either the field never allows the body to rest, or the body has not been at rest for
  /// half a second.
  case field
  /// The body moves without resistance.
  case coasting
  /// The body is anchored and is being moved to another position over several steps.
  case kinematic
  /// The body touches a boundary and has not been at rest for half a second.
  case touching
}
