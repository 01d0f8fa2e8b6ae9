// SPDX-License-Identifier: MIT

/// The global settings of a world for the stages of a step.
final class StepSettings {
  /// See `World.canSleep`.
  @exclusivity(unchecked) var mayRest = true
  /// See `World.joinedBodiesCollide`.
  @exclusivity(unchecked) var joinedCollide = false
  /// See `World.lockedAxes`.
  @exclusivity(unchecked) var lockedAxes: LockedAxes = []

  init() {}

  /// Copies other settings.
  func copy(from other: StepSettings) {
    mayRest = other.mayRest
    joinedCollide = other.joinedCollide
    lockedAxes = other.lockedAxes
  }
}
