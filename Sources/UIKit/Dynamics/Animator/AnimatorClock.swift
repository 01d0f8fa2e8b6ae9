// SPDX-License-Identifier: MIT

import SprungPhysics

/// The clock of an animator. It counts the elapsed steps and determines whether the animator may advance.
///
/// The number of steps is rounded for the total time rather than for each frame, so jitter of the host's clock does not
/// accumulate. At 60 Hz, each frame has four steps.
final class AnimatorClock {
  private let reference: ReferenceSystem
  /// Whether the animator has been paused manually.
  var isHeld = false
  private var lastTimestamp: TimeInterval?
  /// The elapsed seconds and steps of the current run.
  private var runTime = 0.0
  private var runSteps: Int64 = 0
  /// The total number of steps.
  var totalSteps: Int64 = 0

  init(_ reference: ReferenceSystem) {
    self.reference = reference
  }

  /// Whether the animator may move items, because it is not paused manually and its layout, if any, is in use.
  var mayRun: Bool { !isHeld && reference.isInUse }

  /// Whether there has been no frame yet in the current run.
  var isAtStart: Bool { lastTimestamp == nil }

  /// Starts a run. The first frame only sets the clock, so the time since the previous run is not counted.
  func start() {
    lastTimestamp = nil
    runTime = 0
    runSteps = 0
  }

  /// Returns the number of simulated seconds for a frame at the given time of the host's clock.
  func seconds(until timestamp: TimeInterval, speed: Double) -> TimeInterval {
    defer { lastTimestamp = timestamp }
    guard let lastTimestamp else { return 0 }
    return min(UIKitTuning.longestTick, max(0, (timestamp - lastTimestamp) * speed))
  }

  /// Returns the number of steps that are due after the given additional seconds.
  func steps(after seconds: TimeInterval) -> Int {
    runTime += seconds
    let target = Int64((runTime / PhysicsUnits.stepDuration).rounded())
    defer { runSteps = target }
    return Int(target - runSteps)
  }
}
