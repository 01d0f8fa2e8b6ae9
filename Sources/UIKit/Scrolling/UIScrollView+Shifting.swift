// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// Adjusts the offset when content before the viewport becomes longer or shorter, so that the visible content does
  /// not move. A drag, a deceleration, an animated scroll and the remainder of a wheel step continue from the new
  /// offset.
  ///
  /// The content size must already be updated. The offset is not clamped to the range.
  final func shiftContent(by shift: CGPoint) {
    guard shift != .zero else { return }
    let old = contentOffset
    let new = CGPoint(x: old.x + shift.x, y: old.y + shift.y)
    guard accepts(new, as: "The adjusted content offset") else { return }
    wheel.applied = wheel.applied + shift
    wheel.exact = wheel.exact + shift
    let isHeldAgain = shiftDrag(from: old, by: shift)
    if activity == .decelerating { shiftGlide(by: shift) }
    if activity == .animating { shiftAnimation(from: old, by: shift) }
    // All targets are updated before the delegate is notified of the new offset.
    setExactOffset(new)
    if isHeldAgain, activity == .dragging, contentOffset == new { takeHold(at: drag.translation) }
  }

  /// Returns whether the drag origin must be recomputed. If a rubber band is or was stretched, the shift cannot simply
  /// be added to the origin.
  private func shiftDrag(from old: CGPoint, by shift: CGPoint) -> Bool {
    guard activity == .dragging else { return false }
    var isStretched = false
    let range = offsetRange
    for axis in [ScrollAxis.horizontal, .vertical] where shift[axis] != 0 {
      let raw = drag.origin[axis] - drag.translation[axis]
      let new = old[axis] + shift[axis]
      // Rounding can cause a difference of up to one pixel.
      if (raw - old[axis]).magnitude > 1 || !range[axis].contains(new) { isStretched = true }
    }
    drag.origin = drag.origin + shift
    drag.start = drag.start + shift
    drag.applied = drag.applied + shift
    return isStretched
  }

  /// Shifts the motion. The motion continues from its exact position rather than the nearest pixel, because rounding
  /// errors would accumulate if it were shifted in every frame.
  private func shiftGlide(by shift: CGPoint) {
    let old = glide
    guard contentOffset == old.applied else {
      // The app moved the content, too. The next frame takes this into account.
      glide.applied = old.applied + shift
      return
    }
    let range = offsetRange
    var new = Glide()
    new.range = range
    new.viewport = bounds.size
    new.hasTarget = old.hasTarget
    new.applied = old.applied + shift
    let velocity = CGPoint(x: old.x.velocity(at: old.elapsed), y: old.y.velocity(at: old.elapsed))
    for axis in [ScrollAxis.horizontal, .vertical] {
      let position = old[axis].position(at: old.elapsed) + Double(shift[axis])
      let law = decelerationLaw(axis, velocity: velocity)
      let exact = ScrollPhysics.Deceleration(
        origin: position, velocity: law.velocity, retention: law.retention, endSpeed: law.endSpeed)
      if old.hasTarget {
        new[axis] = ScrollPhysics.AxisMotion(
          decelerating: exact, to: ScrollPhysics.clamp(old[axis].rest + Double(shift[axis]), to: range[axis]),
          within: range[axis], overshoot: largestOvershoot(axis))
      } else {
        new[axis] = .released(
          exact, isFast: true, in: range[axis], bounces: bounces(axis), overshoot: largestOvershoot(axis))
      }
    }
    glide = new
  }

  /// Changes the target of an animated scroll without making the content jump.
  final func leadAnimation(to target: CGPoint) {
    let part = TimingCurve.easeInOut.value(at: offsetAnimation.elapsed / offsetAnimation.duration)
    guard part < 1 else { return }
    for axis in [ScrollAxis.horizontal, .vertical] where offsetAnimation.to[axis] != target[axis] {
      let now = offsetAnimation.from[axis] + (offsetAnimation.to[axis] - offsetAnimation.from[axis]) * part
      offsetAnimation.from[axis] = (now - target[axis] * part) / (1 - part)
      offsetAnimation.to[axis] = target[axis]
    }
  }

  /// Shifts an animated scroll, so that it ends at the same content as before. A scroll to the beginning still ends at
  /// the beginning. The target does not extend further past an edge than before, even if the content has become
  /// shorter.
  private func shiftAnimation(from old: CGPoint, by shift: CGPoint) {
    let share = offsetAnimation.elapsed / offsetAnimation.duration
    let part = TimingCurve.easeInOut.value(at: share)
    let range = offsetRange
    for axis in [ScrollAxis.horizontal, .vertical] where shift[axis] != 0 {
      let (end, shifted) = (offsetAnimation.to[axis], offsetAnimation.to[axis] + shift[axis])
      let (lowest, highest) = (CGFloat(range[axis].lowerBound), CGFloat(range[axis].upperBound))
      let target = end == lowest ? end : min(max(shifted, min(end, lowest)), max(end, highest))
      offsetAnimation.to[axis] = target
      if target == shifted || part >= 1 {
        offsetAnimation.from[axis] += shift[axis]
      } else {
        offsetAnimation.from[axis] = (old[axis] + shift[axis] - target * part) / (1 - part)
      }
    }
  }
}

nonisolated private func + (point: CGPoint, shift: CGPoint) -> CGPoint {
  CGPoint(x: point.x + shift.x, y: point.y + shift.y)
}
