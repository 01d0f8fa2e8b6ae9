// SPDX-License-Identifier: MIT

/// Counts fixed steps.
final class StepClock {
  /// Fixed steps taken since the world was made, asleep or not.
  @exclusivity(unchecked) var stepCount: Int64 = 0
  /// Steps on the grid of collision intervals and validations: those in which something was awake, since all slept the
  /// last time. The duration of a world's sleep, and the point in a frame at which it fell asleep, must not affect how
  /// it continues.
  @exclusivity(unchecked) var gridStep: Int64 = 0
  /// The step at whose end impulses and contact events of the solver were last taken; -1 before the first.
  @exclusivity(unchecked) var closedStep: Int64 = -1

  init() {}

  /// Takes over the time of another clock.
  func copy(from other: StepClock) {
    stepCount = other.stepCount
    gridStep = other.gridStep
    closedStep = other.closedStep
  }
}
