// SPDX-License-Identifier: MIT

/// Why a body is awake.
public enum WakeReason: String, Hashable, Sendable {
  /// It is asleep, anchored or unknown.
  case asleep
  /// It comes to rest at a time that is known already.
  case settling
  /// It swings on springs without damping or resistance and never rests.
  case undampedSpring
  /// It is joined to others or to a point, and not all of them have been still for half a second.
  case joined
  /// It falls without spring or floor.
  case falling
  /// A continuous push acts and nothing holds the body.
  case pushed
  /// A field moves it, and either never lets it rest or has not seen it still for half a second.
  case field
  /// It moves without resistance.
  case coasting
  /// It is anchored and moved to another position over several steps.
  case kinematic
  /// It touches a boundary and has not been still for half a second.
  case touching
}
