// SPDX-License-Identifier: MIT

import SprungModels

/// The two parts of a bar above a scroll view that shrink point by point while the content moves up, and grow while the
/// content moves down. The lower part shrinks first, followed by the upper part.
///
/// The bar covers the content, so `adjustedContentInset` includes the visible part. The valid offsets include those at
/// which a part is partly visible. The content can come to rest with both parts visible, with only the upper part
/// visible, or with neither. A bar that has an upper part stretches while the content is pulled down or refreshed.
final class ScrollTopBar {
  /// The full height of the upper part, in points.
  private(set) var upper: CGFloat
  /// The full height of the lower part, in points.
  private(set) var lower: CGFloat
  /// The visible height of both parts, in points.
  private(set) var visible: CGFloat
  /// The distance in points between the bar and the content while the content is pulled down or refreshed.
  private(set) var stretch: CGFloat = 0
  /// The part of the stretch that results from the user's pull, in points.
  private(set) var pull: CGFloat = 0
  /// Whether no content is below the bar.
  private(set) var isAtEdge = true
  /// Whether the heights of the parts are fixed and do not depend on the offset of the content.
  private(set) var isPinned = false
  /// The height reserved for refreshing, and the part of this height that is still included in the stretch after the
  /// refreshing has ended.
  private var refresh: (room: CGFloat, remainder: CGFloat) = (0, 0)
  private let changed: () -> Void
  /// Whether a wheel has moved the content, and the content has not settled since then.
  private var awaitsRest = false

  /// The view of the bar that displays a refresh control above the upper part, or nil if the scroll view displays it.
  @WeakReference var refreshHost: UIView?

  /// Creates a bar that is either fully visible or hidden. The closure is called when the visible height has changed
  /// because the content has moved.
  init(upper: CGFloat, lower: CGFloat, isVisible: Bool, changed: @escaping () -> Void) {
    self.upper = upper
    self.lower = lower
    visible = isVisible ? upper + lower : 0
    self.changed = changed
  }

  /// The full height of both parts, in points.
  var travel: CGFloat { upper + lower }

  /// The visible height of the upper part in points.
  var upperVisible: CGFloat { min(visible, upper) }

  /// The visible height of the lower part in points.
  var lowerVisible: CGFloat { max(0, visible - upper) }

  /// Fixes the current heights of the parts, which then do not depend on the offset of the content.
  func pin() {
    isPinned = true
    stretch = 0
    pull = 0
  }

  /// Makes the heights depend on the offset of the content again. If the content is at its top, both parts become
  /// visible. Otherwise, only parts that were already visible remain visible.
  func release(upper: CGFloat, lower: CGFloat, isAtTop: Bool) {
    if isPinned || travel == 0 {
      isPinned = false
      visible = isAtTop ? upper + lower : 0
    } else if visible >= travel {
      visible = upper + lower
    } else {
      visible = (upperVisible < self.upper ? min(visible, upper) : upper) + min(lowerVisible, lower)
    }
    self.upper = upper
    self.lower = lower
    if upper == 0 { stretch = 0 }
  }

  /// Updates `isAtEdge`.
  func updateEdge(in scrollView: UIScrollView) { isAtEdge = height(above: scrollView) >= -0.5 }

  /// Returns the distance between the fixed part of the bar and the content.
  private func height(above scrollView: UIScrollView) -> CGFloat {
    let covered = scrollView.adjustedContentInset.top - (isPinned ? 0 : visible) - scrollView.refreshInset
    return 0 - scrollView.contentOffset.y - covered
  }

  /// Updates the visible height. Called when the content has moved.
  func contentMoved(in scrollView: UIScrollView) {
    let free = height(above: scrollView)
    let old = (visible, stretch, isAtEdge)
    isAtEdge = free >= -0.5
    if !isPinned {
      visible = min(max(free, 0), travel)
      stretch = upper > 0 ? max(0, free - travel) : 0
      let height = scrollView.refreshInset
      let pulled = max(0, stretch - height)
      refresh = (height, min(pulled, refresh.remainder + max(0, refresh.room - height)))
      pull = pulled - refresh.remainder
    }
    if old != (visible, stretch, isAtEdge) { changed() }
  }

  /// Called when a wheel has moved the content. Between wheel events, the bar may be partly visible.
  func wheelMoved() { awaitsRest = true }

  /// Called while the content is at rest, with the number of seconds since it came to rest. Shortly after a wheel
  /// scroll, a partly visible bar is shown or hidden completely.
  func contentRests(in scrollView: UIScrollView, for seconds: Double) {
    guard awaitsRest, seconds >= UIKitTuning.wheelRestTime else { return }
    awaitsRest = false
    let offset = scrollView.contentOffset
    let target = CGPoint(x: offset.x, y: settled(offset.y, in: scrollView))
    scrollView.animateOffset(to: target, duration: UIKitTuning.animatedOffsetDuration)
  }

  /// Returns the valid offsets of a scroll view whose insets include the visible part. If the content fits below the
  /// entire bar, the bar shrinks only if `alwaysBounceVertical` is true.
  func range(of scrollView: UIScrollView) -> ScrollRange {
    let (content, viewport) = (scrollView.contentSize, scrollView.bounds.size)
    var insets = scrollView.adjustedContentInset
    let alignment = CGPoint(x: scrollView.contentAlignmentPoint.x, y: 0)
    guard !isPinned else {
      return ScrollRange(content: content, insets: insets, viewport: viewport, alignment: alignment)
    }
    insets.top += travel - visible
    var range = ScrollRange(content: content, insets: insets, viewport: viewport, alignment: alignment)
    guard range.overflows(.vertical) || scrollView.alwaysBounceVertical else { return range }
    range.y = range.y.lowerBound...max(range.y.upperBound, range.y.lowerBound + Double(travel))
    return range
  }

  /// Returns the offset nearest to `target` at which the content can come to rest, because no part of the bar is partly
  /// visible.
  func settled(_ target: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard let ends = ends(around: target, in: scrollView) else { return target }
    return target - ends.low < (ends.high - ends.low) / 2 ? ends.low : ends.rest
  }

  /// Returns the resting offset for a scroll from `start`. A scroll that starts with a part fully visible stops with
  /// that part hidden, and vice versa.
  func settled(_ target: CGFloat, in scrollView: UIScrollView, from start: CGFloat) -> CGFloat {
    guard let ends = ends(around: target, in: scrollView) else { return target }
    return target < start ? ends.low : ends.rest
  }

  /// Returns nil if no part of the bar is partly visible at `offset`. Otherwise, returns the offsets at which that part
  /// is fully visible and hidden.
  private func ends(around offset: CGFloat, in scrollView: UIScrollView) -> (
    low: CGFloat, high: CGFloat, rest: CGFloat
  )? {
    let range = scrollView.offsetRange.y
    let top = CGFloat(range.lowerBound) + scrollView.refreshInset
    let middle = top + lower
    guard !isPinned, offset > top, offset < top + travel, offset != middle else { return nil }
    let (low, high) = offset < middle ? (top, middle) : (middle, top + travel)
    return (low, high, min(high, CGFloat(range.upperBound)))
  }
}
