// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// Called when a touch begins on the content. Stops all motion.
  final func fingerCameDown() {
    itemClient?.engine.focus.pathToFocus = nil
    let caught = activity == .decelerating
    let wasAnimating = activity == .animating
    isTracking = true
    // When the delegate is notified that a motion has ended, it may begin another motion, which is also stopped.
    for _ in 0..<UIKitTuning.gestureRoundLimit {
      guard activity == .decelerating || activity == .animating else { break }
      stopMotion()
    }
    // The delegate may also have removed the view and cancelled the touch.
    guard isTracking else { return }
    activity = .tracking
    drag.isCaught = caught || wasAnimating
    // A touch that stops decelerating content has no other effect.
    if caught { for touch in panGestureRecognizer.touches { TouchDispatcher.current.delivery.cancel(touch) } }
  }

  /// Called when the touches have ended or another recognizer has claimed them before a drag began.
  final func fingerLeftWithoutDragging() {
    guard isTracking, !isDragging else { return }
    isTracking = false
    guard activity == .tracking else { return }
    activity = .idle
    guard zoom.phase == .none else { return }
    let wasCaught = drag.isCaught
    if wasCaught { settleCaught() }
    returnToRange()
    // If the content was stopped at a valid resting offset, it does not move again.
    if wasCaught, activity == .idle { dragEnded(willDecelerate: false) }
  }

  /// Scrolls content that was stopped between two pages to the nearest page. As on Apple's platforms, neither the
  /// delegate nor a custom layout is asked for a target.
  private func settleCaught() {
    drag.isCaught = false
    guard isPagingEnabled || settlesWhenCaught else { return }
    drag.start = contentOffset
    drag.movesHorizontally = takesPart(.horizontal)
    drag.movesVertically = takesPart(.vertical)
    let range = offsetRange
    planGlide(velocity: .zero, isFast: false, range: range)
    if isPagingEnabled {
      glide.hasTarget = true
      turnPage(.horizontal, velocity: .zero, range: range)
      turnPage(.vertical, velocity: .zero, range: range)
    } else {
      aim(at: range.clamp(targetContentOffset(proposed: range.clamp(glide.rest), velocity: .zero)), velocity: .zero)
    }
    if glide.rest != contentOffset { beginGliding() }
  }

  /// Called when the state of the pan has changed, before its targets are notified.
  final func panDidChange(to state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDragging()
    case .changed: followFinger()
    case .ended: endDragging(wasCancelled: false)
    case .cancelled: endDragging(wasCancelled: true)
    default: break
    }
  }

  private func beginDragging() {
    if activity == .decelerating || activity == .animating { stopMotion() }
    isTracking = true
    isDragging = true
    activity = .dragging
    let translation = fingerTranslation
    drag = Drag()
    drag.movesHorizontally = takesPart(.horizontal)
    drag.movesVertically = takesPart(.vertical)
    if isDirectionalLockEnabled { lockDirection() }
    drag.enclosing = drag.movesVertically ? beginEnclosingPan() : nil
    drag.start = contentOffset
    drag.applied = contentOffset
    takeHold(at: .zero)
    report(.willBeginDragging)
    dismissKeyboard(atBegin: true)
    showIndicators()
    guard activity == .dragging else { return }
    drag.translation = .zero
    if translation != .zero { followFinger() }
  }

  private func lockDirection() {
    let travel = convertVector(fromWindow: panGestureRecognizer.travel)
    let slope = UIKitTuning.directionalLockSlope
    if travel.y.magnitude < slope * travel.x.magnitude { drag.movesVertically = false }
    if travel.x.magnitude < slope * travel.y.magnitude { drag.movesHorizontally = false }
  }

  /// The translation of the touch since the drag began, in the scroll view's coordinates.
  private var fingerTranslation: CGPoint {
    let pan = panGestureRecognizer
    return convertVector(fromWindow: CGPoint(x: pan.travel.x - pan.slop.x, y: pan.travel.y - pan.slop.y))
  }

  /// Stores the offset, without the effect of the rubber band, that corresponds to the current offset, so that the
  /// content does not jump.
  final func takeHold(at translation: CGPoint) {
    let range = offsetRange
    func raw(_ axis: ScrollAxis) -> CGFloat {
      let band = ScrollPhysics.RubberBand(extent: bounds.size[axis])
      return band.rawPosition(shown: contentOffset[axis], in: range[axis]) + translation[axis]
    }
    drag.origin = CGPoint(x: raw(.horizontal), y: raw(.vertical))
  }

  /// Returns the offset for a translation of the touch.
  private func offset(at translation: CGPoint, in range: ScrollRange) -> CGPoint {
    func position(_ axis: ScrollAxis) -> CGFloat {
      guard drag[axis] else { return drag.applied[axis] }
      let raw = drag.origin[axis] - translation[axis]
      guard bounces(axis) else { return ScrollPhysics.clamp(raw, to: range[axis]) }
      return ScrollPhysics.RubberBand(extent: bounds.size[axis]).position(raw: raw, in: range[axis])
    }
    return CGPoint(x: position(.horizontal), y: position(.vertical))
  }

  private func followFinger() {
    guard activity == .dragging else { return }
    if zoom.phase == .pinching {
      drag.translation = fingerTranslation
      followPinch()
      return
    }
    // If the app has moved the content during the drag, the drag continues from the new offset.
    if contentOffset != drag.applied {
      drag.applied = contentOffset
      takeHold(at: drag.translation)
    }
    drag.translation = shareWithEnclosingPan(fingerTranslation)
    if keyboardDismissMode == .interactive { dismissKeyboard(atBegin: false) }
    // The drag's state is stored before the offset is set, because a callback may move the content immediately.
    let range = offsetRange
    drag.range = range
    drag.viewport = bounds.size
    drag.applied = roundedToPixels(offset(at: drag.translation, in: range))
    contentOffset = drag.applied
  }

  /// The content's velocity over the last tenth of a second, in points per second. The velocity includes the effect of
  /// the rubber band, and is clamped to the maximum fling velocity.
  private var releaseVelocity: CGPoint {
    let pan = panGestureRecognizer
    guard let stretch = pan.tracker.stretch(at: pan.measuredAt) else { return .zero }
    let range = offsetRange
    func draggedOffset(_ travel: CGPoint) -> CGPoint {
      let translation = CGPoint(x: travel.x - pan.slop.x, y: travel.y - pan.slop.y)
      var local = convertVector(fromWindow: translation)
      local.y -= drag.enclosingDistance
      return offset(at: local, in: range)
    }
    let start = draggedOffset(stretch.from)
    let end = draggedOffset(stretch.to)
    let velocity = CGPoint(x: (end.x - start.x) / stretch.duration, y: (end.y - start.y) / stretch.duration)
    let speed = velocity.length
    guard speed > UIKitTuning.largestFlingSpeed else { return velocity }
    let share = UIKitTuning.largestFlingSpeed / speed
    return CGPoint(x: velocity.x * share, y: velocity.y * share)
  }

  private func endDragging(wasCancelled: Bool) {
    guard isDragging else { return }
    refreshControl?.dragWillEnd()
    // If the scale is returning to its limits, the animation of the scale also moves the content.
    var velocity = wasCancelled || zoom.phase != .none ? .zero : releaseVelocity
    let isFast = velocity.length >= ModelsTuning.decelerationFloor
    if !isFast { velocity = .zero }
    if let pan = drag.enclosing {
      let speed = wasCancelled ? 0 : panGestureRecognizer.velocity(in: nil).y
      if pan.scrollDragEnded(velocity: speed, wasCancelled: wasCancelled) { velocity.y = 0 }
      drag.enclosing = nil
    }
    let range = offsetRange
    planGlide(velocity: velocity, isFast: isFast, range: range)
    if zoom.phase == .none {
      settleTarget(velocity: velocity, range: range)
    } else {
      glide.x = ScrollPhysics.AxisMotion(restingAt: contentOffset.x)
      glide.y = ScrollPhysics.AxisMotion(restingAt: contentOffset.y)
      let target = zoom.phase == .pinching ? contentOffset : zoom.to.offset
      _ = notifyWillEndDragging(velocity: .zero, target: target)
    }
    isDragging = false
    activity = .tracking
    let number = motionNumber
    let moves = glide.duration > 0 || glide.rest != contentOffset
    makeOrQueue { [self] in notifiedDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves) }
    isTracking = false
    // The callback may have started another motion.
    guard number == motionNumber, activity == .tracking else { return }
    activity = .idle
    if moves { beginGliding() } else { keepIndicatorsFading() }
    dragEnded(willDecelerate: moves)
  }

  /// Determines the resting offset, which depends on paging, the layout and the delegate.
  private func settleTarget(velocity: CGPoint, range: ScrollRange) {
    let speed = CGPoint(x: velocity.x * ScrollPhysics.millisecond, y: velocity.y * ScrollPhysics.millisecond)
    if isPagingEnabled {
      glide.hasTarget = true
      turnPage(.horizontal, velocity: velocity, range: range)
      turnPage(.vertical, velocity: velocity, range: range)
      _ = notifyWillEndDragging(velocity: speed, target: glide.rest)
      return
    }
    let proposal = range.clamp(glide.rest)
    var target = targetContentOffset(proposed: proposal, velocity: speed)
    if !accepts(target, as: "The layout's target offset") { target = proposal }
    let preferred = target
    target = notifyWillEndDragging(velocity: speed, target: target)
    if !accepts(target, as: "The delegate's target offset") { target = preferred }
    target = range.clamp(target)
    if let topBar { target.y = topBar.settled(target.y, in: self) }
    aim(at: target, velocity: velocity)
  }

  /// Changes the planned motion so that it ends at a target within the range.
  private func aim(at target: CGPoint, velocity: CGPoint) {
    let proposal = offsetRange.clamp(glide.rest)
    if target.x != proposal.x { aim(.horizontal, at: target.x, velocity: velocity) }
    if target.y != proposal.y { aim(.vertical, at: target.y, velocity: velocity) }
    if target != proposal { glide.hasTarget = true }
  }

  private func turnPage(_ axis: ScrollAxis, velocity: CGPoint, range: ScrollRange) {
    guard drag[axis] else { return }
    let target = ScrollPhysics.pagingTarget(
      position: contentOffset[axis], start: drag.start[axis], velocity: velocity[axis], page: bounds.size[axis],
      range: range[axis])
    glide[axis] = ScrollPhysics.AxisMotion(
      position: contentOffset[axis], velocity: velocity[axis], springingTo: target, within: range[axis],
      overshoot: largestOvershoot(axis))
  }

  private func aim(_ axis: ScrollAxis, at target: CGFloat, velocity: CGPoint) {
    glide[axis] = ScrollPhysics.AxisMotion(
      decelerating: decelerationLaw(axis, velocity: velocity), to: target, within: offsetRange[axis],
      overshoot: largestOvershoot(axis))
  }
}
