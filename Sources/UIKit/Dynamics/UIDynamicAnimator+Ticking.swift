// SPDX-License-Identifier: MIT

import SprungPhysics

extension UIDynamicAnimator: FrameParticipant {
  /// One tick: the first after rest only sets the clock, so that time without frames does not count.
  final func frame(at timestamp: TimeInterval) -> Bool {
    guard isRunning else { return false }
    guard mayRun else {
      stopRunning()
      return false
    }
    let speed = debugging?.speed ?? 1
    let passed = lastTimestamp.map { min(UIKitTuning.longestTick, max(0, (timestamp - $0) * speed)) } ?? 0
    let isStart = lastTimestamp == nil
    lastTimestamp = timestamp
    tick(seconds: passed)
    if isStart { noteStart() }
    return isRunning
  }

  /// Lets seconds pass, writes items, calls back, invalidates the layout and pauses when all rest.
  final func tick(seconds: TimeInterval) {
    guard !isTicking else {
      return Diagnostics.report(
        "nestedTick", "an animator was stepped by a callback of its own tick; that is ignored. Step it afterwards.")
    }
    isTicking = true
    defer { isTicking = false }
    if !isResumeAnnounced {
      isResumeAnnounced = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    applyEffects()
    rereadReferenceBounds()
    // Rounded in total and not frame by frame: jitter of the clock does not add up, and 60 Hz gives four steps.
    runTime += seconds
    let target = Int64((runTime / PhysicsUnits.stepDuration).rounded())
    let steps = Int(target - runSteps)
    runSteps = target
    let isReduced = UIAccessibility.isReduceMotionEnabled
    if isReduced {
      placeAwaiting()
      jumpToEnd()
    } else {
      startKinematicMoves(steps: steps)
      advance(steps: steps)
    }

    let hasMoved = writeMoved()
    if !movingKinematically.isEmpty { endKinematicMoves() }
    collectContacts()
    if isReduced { reduceContacts() }
    deliverContacts()
    if actionCount > 0 {
      for behavior in behaviors { callActions(behavior) }
    }
    tellOfRest()
    tellOfLost()
    debugging?.update(self)
    // Callbacks may have changed something; it takes effect in the next tick.
    let rests = world.isAtRest && !hasWork
    if isOfLayout, hasMoved || rests { layout?.invalidateForMotion() }
    guard rests, isRunning else { return }
    stopRunning()
    debugging?.pause(self)
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance(steps: Int) {
    guard steps > 0 else { return }
    world.advance(steps: steps)
    totalSteps += Int64(steps)
  }

  /// With reduced motion, everything goes to its end at once; what would never end stops after ten seconds.
  private func jumpToEnd() {
    var left = UIKitTuning.reducedMotionSteps
    while !world.isAtRest, left > 0 {
      let steps = min(24, left)
      advance(steps: steps)
      left -= steps
      stopLostItems()
    }
    world.stopAll()
  }

  private func rereadReferenceBounds() {
    guard isOfLayout, !collisions.isEmpty else { return }
    for collision in collisions where collision.translatesReferenceBoundsIntoBoundary {
      collision.referenceBoundsChanged()
    }
  }

  private func callActions(_ behavior: UIDynamicBehavior) {
    // An action may have removed this behavior.
    guard behavior.animator === self else { return }
    behavior.action?()
    for child in behavior.childBehaviors { callActions(child) }
  }
}
