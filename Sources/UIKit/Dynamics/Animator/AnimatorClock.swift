// SPDX-License-Identifier: MIT

import SprungPhysics

/// An animator's time: how much of it passed, and whether more may.
///
/// Steps are rounded in total and not frame by frame: jitter of the host's clock does not add up, and 60 Hz gives four steps.
final class AnimatorClock {
  private let reference: ReferenceSystem
  /// Whether the animator is held by hand.
  var isHeld = false
  private var lastTimestamp: TimeInterval?
  /// Seconds of this run, and the steps of them that were taken.
  private var runTime = 0.0
  private var runSteps: Int64 = 0
  /// The steps that were taken in all.
  var totalSteps: Int64 = 0

  init(_ reference: ReferenceSystem) {
    self.reference = reference
  }

  /// Whether the animator may move items: it is not paused by hand, and its layout is the current one.
  var mayRun: Bool { !isHeld && reference.isInUse }

  /// Whether there was no frame since the run began.
  var isAtStart: Bool { lastTimestamp == nil }

  /// Begins a run: the first frame only sets the clock, so that time without frames does not count.
  func start() {
    lastTimestamp = nil
    runTime = 0
    runSteps = 0
  }

  /// The seconds that a frame at a time of the host's clock lets pass.
  func seconds(until timestamp: TimeInterval, speed: Double) -> TimeInterval {
    defer { lastTimestamp = timestamp }
    guard let lastTimestamp else { return 0 }
    return min(UIKitTuning.longestTick, max(0, (timestamp - lastTimestamp) * speed))
  }

  /// The steps that are due after seconds more.
  func steps(after seconds: TimeInterval) -> Int {
    runTime += seconds
    let target = Int64((runTime / PhysicsUnits.stepDuration).rounded())
    defer { runSteps = target }
    return Int(target - runSteps)
  }
}
