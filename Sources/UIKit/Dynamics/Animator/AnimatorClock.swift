// SPDX-License-Identifier: MIT

import SprungPhysics

/// The time of an animator: how much has passed, and whether more can pass.
///
/// Steps are rounded in total rather than per frame, so jitter of the host's clock does not accumulate; 60 Hz gives
/// four steps.
final class AnimatorClock {
  private let reference: ReferenceSystem
  /// Whether the animator is paused manually.
  var isHeld = false
  private var lastTimestamp: TimeInterval?
  /// The seconds and steps of this run.
  private var runTime = 0.0
  private var runSteps: Int64 = 0
  /// The total number of steps.
  var totalSteps: Int64 = 0

  init(_ reference: ReferenceSystem) {
    self.reference = reference
  }

  /// Whether the animator can move items: it is not paused manually, and its layout is in use.
  var mayRun: Bool { !isHeld && reference.isInUse }

  /// Whether the run has had no frame yet.
  var isAtStart: Bool { lastTimestamp == nil }

  /// Starts a run. The first frame only sets the clock, so time without frames is not counted.
  func start() {
    lastTimestamp = nil
    runTime = 0
    runSteps = 0
  }

  /// Returns the seconds that pass in a frame at the given time of the host's clock.
  func seconds(until timestamp: TimeInterval, speed: Double) -> TimeInterval {
    defer { lastTimestamp = timestamp }
    guard let lastTimestamp else { return 0 }
    return min(UIKitTuning.longestTick, max(0, (timestamp - lastTimestamp) * speed))
  }

  /// Returns the number of steps that are due after more seconds.
  func steps(after seconds: TimeInterval) -> Int {
    runTime += seconds
    let target = Int64((runTime / PhysicsUnits.stepDuration).rounded())
    defer { runSteps = target }
    return Int(target - runSteps)
  }
}
