// SPDX-License-Identifier: MIT

import SprungModels

/// Drives an interactive view controller transition, and then animates it to its end.
final class TransitionDriver: FrameParticipant {
  private struct Motion {
    let start: CGFloat
    let goal: CGFloat
    let begin: TimeInterval
    let duration: TimeInterval
    let timing: AnimationTiming
  }

  let context: TransitionContext
  private(set) var percent: CGFloat = 0
  private let hold: AnimationHold
  private let start: TimeInterval
  private var motion: Motion?
  private var isOver = false

  init(_ context: TransitionContext) {
    self.context = context
    start = AppContext.shared.currentTime
    hold = AnimationHold(at: start)
  }

  #if hasFeature(Embedded)
    deinit { FrameScheduler.shared.remove(self) }
  #endif

  /// Starts the animator, either paused at the beginning or running.
  func begin(isPaused: Bool) {
    // Layer animations use the clock of the container's layer, which the driver controls.
    let clock = context.containerView.layer
    clock.speed = 0
    clock.timeOffset = start
    context.stopDriver = { [self] in stop() }
    context.setOff(hold: hold)
    if context.isEnded { return stop() }
    if !isPaused { run(to: 1, duration: context.duration, timing: .curve(.linear)) }
  }

  private var isHeld: Bool { !isOver && !context.isEnded && motion == nil && context.isInteractive }

  func update(_ percent: CGFloat) {
    if isHeld { show(percent) }
  }

  private func show(_ percent: CGFloat) {
    self.percent = percent
    let time = start + TimeInterval(percent) * context.duration
    context.containerView.layer.timeOffset = time
    hold.move(to: time)
    if let animator = context.interruptible { animator.fractionComplete = percent }
    context.updateInteractiveTransition(percent)
  }

  func pause() {
    guard !isOver, !context.isEnded, motion != nil || !context.isInteractive else { return }
    motion = nil
    FrameScheduler.shared.remove(self)
    context.pauseInteractiveTransition()
  }

  func leave(
    isCancelled: Bool, speed: Double, curve: (any UITimingCurveProvider)?, named: UIView.AnimationCurve
  ) {
    guard isHeld else { return }
    if isCancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    guard !context.isEnded else { return stop() }
    let goal: CGFloat = isCancelled ? 0 : 1
    let rest = TimeInterval((goal - percent).magnitude) * context.duration / speed
    let timing = curve?.timing(duration: rest) ?? .curve(named.curve)
    var length = rest
    if case .spring(let spring, _) = timing, rest > 0 { length = spring.duration }
    run(to: goal, duration: length, timing: timing)
  }

  private func run(to goal: CGFloat, duration: TimeInterval, timing: AnimationTiming) {
    let now = AppContext.shared.currentTime
    motion = Motion(start: percent, goal: goal, begin: now, duration: duration, timing: timing)
    guard duration > 0, !UIAccessibility.isReduceMotionEnabled else { return end() }
    FrameScheduler.shared.add(self, phase: .animations)
  }

  func frame(at timestamp: TimeInterval) -> Bool {
    guard let motion, !isOver else { return false }
    guard !context.isEnded else {
      stop()
      return false
    }
    let elapsed = (timestamp - motion.begin) / motion.duration
    guard elapsed < 1 - 1e-6 else {
      end()
      return false
    }
    let share = motion.timing.value(at: CGFloat(max(0, elapsed)))
    show(min(1, max(0, motion.start + (motion.goal - motion.start) * share)))
    return true
  }

  private func end() {
    guard let motion else { return }
    show(motion.goal)
    isOver = true
    FrameScheduler.shared.remove(self)
    if let animator = context.interruptible {
      if animator.state == .active { animator.stopAnimation(false) }
      if animator.state == .stopped { animator.finishAnimation(at: motion.goal == 1 ? .end : .start) }
    }
    if motion.goal == 1 { hold.finish() } else { hold.takeBack() }
    resetClock()
  }

  /// Completes the held animations if the driver has not already ended the transition.
  func stop() {
    guard !isOver else { return }
    isOver = true
    FrameScheduler.shared.remove(self)
    if let animator = context.interruptible, animator.state == .active { animator.stopAnimation(true) }
    if context.transitionWasCancelled { hold.takeBack() } else { hold.finish() }
    resetClock()
  }

  private func resetClock() {
    let clock = context.containerView.layer
    clock.timeOffset = 0
    clock.speed = 1
  }
}
