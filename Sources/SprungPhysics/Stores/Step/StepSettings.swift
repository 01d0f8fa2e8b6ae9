// SPDX-License-Identifier: MIT

/// The settings of a whole world, as the stages of a step read them.
final class StepSettings {
  /// See `World.canSleep`.
  @exclusivity(unchecked) var mayRest = true
  /// See `World.joinedBodiesCollide`.
  @exclusivity(unchecked) var joinedCollide = false
  /// See `World.lockedAxes`.
  @exclusivity(unchecked) var lockedAxes: LockedAxes = []

  init() {}

  /// Takes over other settings.
  func copy(from other: StepSettings) {
    mayRest = other.mayRest
    joinedCollide = other.joinedCollide
    lockedAxes = other.lockedAxes
  }
}
