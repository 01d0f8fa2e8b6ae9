// SPDX-License-Identifier: MIT

/// The step counter.
final class StepClock {
  /// The number of fixed steps since the world was created, including steps in which the world was at rest.
  @exclusivity(unchecked) var stepCount: Int64 = 0
  /// The number of steps since the world was last entirely asleep, which determines the timing of collision intervals
  /// and validations. The duration of a world's sleep, and the time within a frame at which it fell asleep, must not
  /// affect later results.
  @exclusivity(unchecked) var gridStep: Int64 = 0
  /// The last step after which solver impulses and contact events were collected, or -1 if there was no such step.
  @exclusivity(unchecked) var closedStep: Int64 = -1

  init() {}

  /// Copies the state of another clock.
  func copy(from other: StepClock) {
    stepCount = other.stepCount
    gridStep = other.gridStep
    closedStep = other.closedStep
  }
}
