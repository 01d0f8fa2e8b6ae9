// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView.Glide {
  /// The motion along an axis.
  subscript(axis: ScrollAxis) -> ScrollPhysics.AxisMotion {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension UIScrollView: FrameParticipant {
  /// Returns the deceleration along one axis. After a diagonal flick, the motion along both axes stops at the same
  /// time.
  final func decelerationLaw(_ axis: ScrollAxis, velocity: CGPoint) -> ScrollPhysics.Deceleration {
    let speed = velocity.length
    let share = speed > 0 ? velocity[axis].magnitude / speed : 1
    let rate = decelerationRate.rawValue
    let isUsable = rate > 0 && rate < 1
    return ScrollPhysics.Deceleration(
      origin: contentOffset[axis], velocity: velocity[axis],
      retention: isUsable ? rate : DecelerationRate.normal.rawValue,
      endSpeed: ModelsTuning.decelerationEndSpeed * share)
  }

  /// Returns the maximum distance in points by which decelerating content moves past an edge. This distance equals the
  /// overscroll of a drag across the entire viewport.
  final func largestOvershoot(_ axis: ScrollAxis) -> Double {
    let extent = Double(bounds.size[axis])
    return ScrollPhysics.RubberBand(extent: extent).shown(extent)
  }

  /// Plans the motion after a drag has ended, or after the range has changed during the motion.
  final func planGlide(velocity: CGPoint, isFast: Bool, range: ScrollRange) {
    glide = Glide()
    glide.range = range
    glide.viewport = bounds.size
    glide.applied = contentOffset
    for axis in [ScrollAxis.horizontal, .vertical] {
      glide[axis] = .released(
        decelerationLaw(axis, velocity: velocity), isFast: isFast, in: range[axis], bounces: bounces(axis),
        overshoot: largestOvershoot(axis))
    }
    movedUntil = TouchDispatcher.current.event.timestamp
  }

  /// Starts the planned motion.
  final func beginGliding() {
    activity = .decelerating
    motionNumber &+= 1
    report(.willBeginDecelerating)
    guard activity == .decelerating else { return }
    FrameScheduler.shared.add(self, phase: .scrolling)
  }

  /// Stops a deceleration or animation at the current offset.
  final func stopMotion() {
    motionNumber &+= 1
    let wasDecelerating = activity == .decelerating
    activity = .idle
    keepIndicatorsFading()
    if wasDecelerating { report(.didEndDecelerating) }
  }

  /// Animates the content to an offset. Has no effect if the content is already at that offset.
  final func animateOffset(to target: CGPoint, duration: TimeInterval) {
    guard roundedToPixels(target) != contentOffset else { return }
    activity = .animating
    goesToTop = false
    motionNumber &+= 1
    offsetAnimation = OffsetAnimation(from: contentOffset, to: target, elapsed: 0, duration: duration)
    movedUntil = AppContext.shared.currentTime
    showIndicators()
    FrameScheduler.shared.add(self, phase: .scrolling)
  }

  /// Advances the motion and the indicators to the time of a frame. Returns whether another frame is needed.
  func frame(at timestamp: TimeInterval) -> Bool {
    let step = min(max(0, timestamp - movedUntil), UIKitTuning.longestTick)
    movedUntil = max(movedUntil, timestamp)
    switch activity {
    case .decelerating: continueGliding(step)
    case .animating: continueAnimation(step)
    default: break
    }
    continueZoom(step)
    fadeIndicators(step)
    if let topBar, isAtRest { topBar.contentRests(in: self, for: indicators.idleTime) }
    return activity == .decelerating || activity == .animating || isZoomMoving
      || indicators.isFading(whileIdle: isAtRest)
  }

  /// Whether the content is at rest: there is no touch, no motion and no change of the scale.
  final var isAtRest: Bool { activity == .idle && !isTracking && zoom.phase == .none }

  private func continueGliding(_ step: TimeInterval) {
    followChanges()
    glide.elapsed += step
    let number = motionNumber
    let isOver = glide.elapsed >= glide.duration
    if isOver {
      reachRest()
    } else {
      // `applied` is stored before the offset is set, because a callback may move the content immediately.
      glide.applied = roundedToPixels(
        CGPoint(x: glide.x.position(at: glide.elapsed), y: glide.y.position(at: glide.elapsed)))
      contentOffset = glide.applied
    }
    guard isOver, number == motionNumber, activity == .decelerating else { return }
    activity = .idle
    report(.didEndDecelerating)
  }

  /// Moves to the resting offset. A resting offset at a target or an edge is exact; other offsets are rounded to whole
  /// pixels.
  private func reachRest() {
    if glide.hasTarget { setExactOffset(glide.rest) } else { contentOffset = glide.rest }
  }

  /// Replans the motion from the current offset if the app has moved the content or changed the range.
  private func followChanges() {
    let range = offsetRange
    guard contentOffset != glide.applied || range != glide.range else { return }
    let old = glide
    let velocity = CGPoint(x: old.x.velocity(at: old.elapsed), y: old.y.velocity(at: old.elapsed))
    let shift = CGPoint(x: contentOffset.x - old.applied.x, y: contentOffset.y - old.applied.y)
    let start = movedUntil
    if old.hasTarget {
      let target = range.clamp(CGPoint(x: old.rest.x + shift.x, y: old.rest.y + shift.y))
      glide = Glide()
      glide.hasTarget = true
      glide.range = range
      glide.viewport = bounds.size
      for axis in [ScrollAxis.horizontal, .vertical] {
        glide[axis] = ScrollPhysics.AxisMotion(
          decelerating: decelerationLaw(axis, velocity: velocity), to: target[axis], within: range[axis],
          overshoot: largestOvershoot(axis))
      }
    } else {
      planGlide(velocity: velocity, isFast: true, range: range)
    }
    movedUntil = start
  }

  private func continueAnimation(_ step: TimeInterval) {
    offsetAnimation.elapsed += step
    let animation = offsetAnimation
    let number = motionNumber
    let isOver =
      animation.elapsed >= animation.duration - UIKitTuning.frameSlack || UIAccessibility.isReduceMotionEnabled
    let part = isOver ? 1 : TimingCurve.easeInOut.value(at: animation.elapsed / animation.duration)
    contentOffset = CGPoint(
      x: animation.from.x + (animation.to.x - animation.from.x) * part,
      y: animation.from.y + (animation.to.y - animation.from.y) * part)
    guard isOver, number == motionNumber, activity == .animating else { return }
    activity = .idle
    if goesToTop {
      goesToTop = false
      report(.didScrollToTop)
      return
    }
    report(.didEndScrollingAnimation)
  }
}
