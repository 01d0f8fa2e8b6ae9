// SPDX-License-Identifier: MIT

import SprungModels

extension UIViewPropertyAnimator: TimedAnimation {
  /// The progress in the current direction.
  final var directed: AnimatorProgress { reversed ? progress.reversed : progress }

  /// Whether the animator may be interrupted. If a running animator is not interruptible, a fault is reported.
  final var mayInterrupt: Bool {
    if isInterruptible || !isRunning { return true }
    Diagnostics.report("animatorInterrupted", "The animator cannot be interrupted: isInterruptible is false.")
    return false
  }

  final func refuse(_ what: StaticString) {
    let name: StaticString =
      switch state {
      case .inactive: "inactive"
      case .active: isRunning ? "running" : "paused"
      case .stopped: "stopped"
      }
    Diagnostics.report("animatorState", "\(what) is ignored, because the property animator is \(name).")
  }

  /// Activates the animator: runs its pending blocks and attaches their animations to views.
  final func activate() {
    guard state == .inactive else { return }
    state = .active
    progress = reversed ? AnimatorProgress().reversed : AnimatorProgress()
    pausedFraction = 0
    let waiting = blocks
    blocks = []
    for block in waiting { run(block) }
    showProgress()
  }

  /// Runs a block and animates its changes.
  final func run(_ block: Block) {
    let group = AnimationGroup(
      delay: 0, duration: max(duration, 1e-9), timing: timing,
      options: isUserInteractionEnabled ? .allowUserInteraction : [], completion: nil)
    group.scrubbed = (0, 0)
    group.isHitWhereShown = !isManualHitTestingEnabled
    let outer = AnimationGroup.current
    if !UIView.areAnimationsEnabled { endsAtOnce = true }
    AnimationGroup.current = endsAtOnce ? nil : group
    block.animations()
    AnimationGroup.current?.layOutWaiting()
    AnimationGroup.current = outer
    let start = min(1, max(0, directed.along))
    parts.append(Part(group: group, begin: start + (1 - start) * block.delayFactor))
  }

  /// Applies the progress to the animations.
  final func showProgress() {
    for part in parts {
      part.group.scrubbed = (scaled(progress.along, part.begin), scaled(progress.upright, part.begin))
      part.group.show()
    }
  }

  /// Converts the animator's progress to the progress of animations that begin later.
  private func scaled(_ progress: CGFloat, _ begin: CGFloat) -> CGFloat {
    if begin == 0 { return progress }
    guard begin < 1 else { return progress >= 1 ? 1 : 0 }
    return max(0, (progress - begin) / (1 - begin))
  }

  /// Starts a motion after a delay, which may be 0.
  final func setOff(_ motion: AnimatorMotion, after delay: TimeInterval) {
    isRunning = true
    let held = AnimationHold.current
    defer {
      if let held, let motion = self.motion {
        AnimationDriver.shared.remove(self, as: .animator)
        held.adopt(self, motion)
      }
    }
    self.motion =
      delay > 0
      ? AnimatorMotion(
        timing: motion.timing, entry: motion.entry, origin: motion.origin, begin: motion.begin + delay,
        duration: motion.duration) : motion
    pausedFraction = nil
    AnimationDriver.shared.add(self, as: .animator)
  }

  /// Advances the progress to the current time, then pauses.
  final func halt() {
    guard isRunning else { return }
    let now = AppContext.shared.currentTime
    if let motion {
      take(motion.progress(at: now))
      // Only a motion along the animator's own curve can resume at the fraction where it was paused.
      pausedFraction = motion.origin == nil ? motion.fraction(at: now) : nil
    }
    isRunning = false
    motion = nil
    AnimationDriver.shared.remove(self, as: .animator)
  }

  private func take(_ position: AnimatorProgress) {
    progress = reversed ? position.reversed : position
    showProgress()
  }

  /// Returns the motion that continues from the current progress with the animator's own timing.
  final func resumed(factor: CGFloat) -> AnimatorMotion {
    let now = AppContext.shared.currentTime
    let position = directed
    var entry: CGFloat = 0
    var origin: AnimatorProgress?
    if let pausedFraction {
      entry = pausedFraction
    } else if case .curve = timing {
      entry = timing.fraction(of: position.along)
    } else {
      origin = position
    }
    let length = factor > 0 ? duration * Double(factor) : duration * Double(1 - entry)
    return AnimatorMotion(timing: timing, entry: entry, origin: origin, begin: now, duration: length)
  }

  /// Returns the motion after a reversal. The motion follows the same curve, or a spring that preserves the current
  /// velocity.
  final func reversedMotion(_ old: AnimatorMotion, at now: TimeInterval) -> AnimatorMotion {
    guard case .spring(let spring, _) = old.timing else { return resumed(factor: 0) }
    let position = directed
    let remaining = 1 - position.along
    guard remaining > 1e-3 else {
      return AnimatorMotion(timing: old.timing, entry: 0, origin: position, begin: now, duration: duration)
    }
    let elapsed = Double(old.fraction(at: now)) * spring.duration
    let scale = old.origin.map { Double(1 - $0.along) } ?? 1
    let back = SpringCurve(
      frequency: spring.frequency, ratio: spring.ratio, velocity: -spring.speed(at: elapsed) * scale / Double(remaining)
    )
    return AnimatorMotion(
      timing: .spring(back, nil), entry: 0, origin: position, begin: now, duration: back.duration)
  }

  /// Returns the value of `fractionComplete` for a running animator.
  final func fraction(of motion: AnimatorMotion) -> CGFloat {
    let now = AppContext.shared.currentTime
    guard let origin = motion.origin else { return motion.fraction(at: now) }
    let position = min(1, max(0, origin.along))
    return position + (1 - position) * motion.elapsed(at: now)
  }

  /// Advances the animation by a frame. Called only while the animator is running.
  final func advance(to time: TimeInterval, isEnding: Bool) -> Bool {
    guard isRunning, let motion else { return true }
    guard isEnding || endsAtOnce || motion.isOver(at: time) else {
      if time > motion.begin { take(motion.progress(at: time)) }
      return true
    }
    isRunning = false
    self.motion = nil
    AnimationDriver.shared.remove(self, as: .animator)
    take(AnimatorProgress(along: 1, upright: 1))
    pausedFraction = 1
    if pausesOnCompletion { return false }
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    leaveViews()
    for remain in remains {
      remain.layer.setModel(remain.property, to: reversed ? remain.start : remain.end)
    }
    state = .stopped
    notifyCompletions(position)
    return false
  }

  /// Detaches the animations from their views, which keep their current values.
  final func leaveViews() {
    if isRunning { halt() }
    remains = []
    // Later blocks started from the values of earlier blocks, so a property is restored to its earliest start value.
    for part in parts {
      for layer in part.group.layers {
        for animation in layer.animations where animation.group === part.group {
          remains.append(
            AnimatorRemains(
              layer: layer, property: animation.property, start: animation.start,
              end: layer.value(of: animation.property)))
        }
      }
    }
    let shown = remains.map { $0.layer.presentedValue(of: $0.property) }
    for part in parts { part.group.end() }
    parts = []
    for (remain, value) in zip(remains, shown) { remain.layer.setModel(remain.property, to: value) }
  }

  /// Releases all animations and completion handlers, without calling the handlers.
  final func letGo() {
    for part in parts { part.group.letGo() }
    parts = []
    blocks = []
    completions = []
  }

  final func notifyCompletions(_ position: UIViewAnimatingPosition) {
    let waiting = completions
    discardState()
    for completion in waiting { AppContext.shared.afterCommit { completion(position) } }
  }

  /// Resets the animator to the inactive state.
  final func discardState() {
    state = .inactive
    completions = []
    remains = []
    progress = AnimatorProgress()
    pausedFraction = nil
    endsAtOnce = false
  }
}

extension CALayer {
  /// Sets a model value without animation. The value is set through the view if the view's setter has side effects.
  final func setModel(_ property: LayerProperty, to value: CAAnimationValue) {
    let outer = AnimationGroup.current
    AnimationGroup.current = nil
    defer { AnimationGroup.current = outer }
    fixTargets(of: property)
    switch (property, value) {
    case (.bounds, .rect(let rect)):
      if let view { view.bounds = rect } else { bounds = rect }
    case (.backgroundColor, .color(let color)):
      if let view, view.backgroundColor?.cgColor != color {
        view.backgroundColor = color.map { UIColor(cgColor: $0) }
      } else {
        backgroundColor = color
      }
    default:
      if property.isDrawing { drawing?.set(property, to: value) } else { state.set(property, to: value) }
      show(property)
    }
  }
}
