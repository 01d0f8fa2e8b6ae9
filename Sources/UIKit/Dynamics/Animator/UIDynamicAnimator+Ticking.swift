// SPDX-License-Identifier: MIT

import SprungPhysics

extension UIDynamicAnimator: FrameParticipant {
  /// Runs a tick. The first tick after rest only sets the clock, so the time at rest is not counted.
  final func frame(at timestamp: TimeInterval) -> Bool {
    guard isRunning else { return false }
    guard parts.clock.mayRun else {
      stopRunning()
      return false
    }
    let isStart = parts.clock.isAtStart
    tick(seconds: parts.clock.seconds(until: timestamp, speed: debugging?.speed ?? 1))
    if isStart { parts.anchoredMoves.noteStart() }
    return isRunning
  }

  /// Advances the time, writes items, calls delegates, invalidates the layout, and pauses when all items are at rest.
  final func tick(seconds: TimeInterval) {
    guard !isTicking else {
      return Diagnostics.report(
        "nestedTick", "An animator was stepped during its own tick. The call is ignored. Step it after the tick.")
    }
    isTicking = true
    defer { isTicking = false }
    if !isResumeAnnounced {
      isResumeAnnounced = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    parts.effects.apply()
    if parts.reference.isOfLayout { rereadReferenceBounds() }
    let steps = parts.clock.steps(after: seconds)
    let isReduced = UIAccessibility.isReduceMotionEnabled
    if isReduced {
      parts.anchoredMoves.applyAwaiting()
      jumpToEnd()
    } else {
      parts.reader.adoptMovesOfAnchored(in: parts.registry)
      parts.anchoredMoves.start(steps: steps)
      advance(steps: steps)
    }
    let hasMoved = parts.writer.writeMoved()
    parts.anchoredMoves.end()
    parts.contacts.collect()
    if isReduced { parts.contacts.reduce() }
    parts.contacts.deliver()
    parts.tree.callActions()
    notifyOfRest()
    parts.lost.report()
    debugging?.update(self)
    // Changes made by callbacks take effect in the next tick.
    let rests = world.isAtRest && !parts.haveWork
    if parts.reference.isOfLayout, hasMoved || rests { parts.reference.layout?.invalidateForMotion() }
    guard rests, isRunning else { return }
    stopRunning()
    debugging?.pause(self)
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance(steps: Int) {
    guard steps > 0 else { return }
    world.advance(steps: steps)
    parts.clock.totalSteps += Int64(steps)
  }

  /// Moves all items to their final positions immediately if Reduce Motion is on. Motion that does not end is simulated
  /// for ten seconds.
  private func jumpToEnd() {
    var left = UIKitTuning.reducedMotionSteps
    while !world.isAtRest, left > 0 {
      let steps = min(24, left)
      advance(steps: steps)
      left -= steps
      parts.lost.stopAll()
    }
    world.stopAll()
  }

  private func rereadReferenceBounds() {
    for collision in parts.contacts.behaviors where collision.translatesReferenceBoundsIntoBoundary {
      collision.referenceBoundsChanged()
    }
  }

  /// Notifies the behaviors whose items are at rest, unless pending work may wake them.
  private func notifyOfRest() {
    guard !parts.tree.restWatchers.isEmpty, !parts.effects.areDue else { return }
    parts.tree.notifyOfRest { item in
      guard let body = body(of: item) else { return false }
      return !world.isAsleep(body)
    }
  }
}
