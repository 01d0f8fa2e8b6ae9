// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// Checks the invariants of the scroll view between external calls, and returns one message per violation. For tests.
  ///
  /// The invariants: the offset is finite, the activity matches the state that was reported to the delegate, and
  /// touches and motions move the content past an edge only within limits. The app may set any offset, so offsets at
  /// rest are not checked.
  package final func validateScrolling() -> [String] {
    var breaches: [String] = []
    if !contentOffset.keepsLimit {
      breaches.append("the content offset (\(contentOffset.x), \(contentOffset.y)) is not a valid point")
    }
    if !(zoom.scale > 0 && zoom.scale.isFinite) { breaches.append("the zoom scale is \(zoom.scale)") }
    if isDragging != (activity == .dragging) {
      breaches.append("isDragging is \(isDragging) while the content is \(activity.title)")
    }
    if isDragging || activity == .tracking, !isTracking {
      breaches.append("the content is \(activity.title), but isTracking is false")
    }
    let moves = activity == .decelerating || activity == .animating
    if moves, !FrameScheduler.shared.contains(self) {
      breaches.append("the content is \(activity.title) and gets no frames")
    }
    return breaches + breachesOfEdges()
  }

  /// Returns the violations for axes along which the content is further past an edge than the rubber band or the
  /// planned motion allows. After the app has changed the range, the viewport or the offset, the distance cannot be
  /// checked until the next event or frame.
  private func breachesOfEdges() -> [String] {
    let range = offsetRange
    var breaches: [String] = []
    for axis in [ScrollAxis.horizontal, .vertical] {
      let reach: Double
      switch activity {
      case .dragging
      where drag[axis] && drag.range == range && drag.viewport == bounds.size && drag.applied == contentOffset
        && zoom.phase == .none:
        reach = bounces(axis) ? Double(bounds.size[axis]) : 0
      case .decelerating
      where glide.range == range && glide.viewport == bounds.size && glide.applied == contentOffset
        && zoom.phase == .none:
        reach = max(largestOvershoot(axis), overshoot(glide[axis].position(at: 0), axis, range))
      default: continue
      }
      let overshoot = overshoot(Double(contentOffset[axis]), axis, range)
      // Offsets are rounded to pixels.
      if overshoot > reach + 1 {
        breaches.append("the content is \(activity.title) \(overshoot) points past an edge, where \(reach) are allowed")
      }
    }
    return breaches
  }

  private func overshoot(_ position: Double, _ axis: ScrollAxis, _ range: ScrollRange) -> Double {
    max(range[axis].lowerBound - position, position - range[axis].upperBound, 0)
  }
}

extension UIScrollView.Activity {
  /// The name of the activity in messages.
  fileprivate var title: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .dragging: "dragging"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}
