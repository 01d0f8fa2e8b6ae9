// SPDX-License-Identifier: MIT

import SprungModels

/// The parts of a bar above a scroll view that shrink while the content scrolls up, point for point, and grow while it scrolls down:
/// the lower part shrinks first, then the upper one.
///
/// The bar covers the content, so `adjustedContentInset` contains the visible part. The legal offsets contain both ends: the content
/// may rest with both parts visible, with the upper one, and with none. A bar with an upper part gets longer while the content is pulled
/// down or refreshed.
final class ScrollTopBar {
  /// The height in points of the whole upper part.
  private(set) var upper: CGFloat
  /// The height in points of the whole lower part.
  private(set) var lower: CGFloat
  /// The visible height of both in points.
  private(set) var visible: CGFloat
  /// Points between the parts and content that is pulled down or refreshed.
  private(set) var stretch: CGFloat = 0
  /// The part of them by which the content is pulled down.
  private(set) var pull: CGFloat = 0
  /// Whether no content is below the bar.
  private(set) var isAtEdge = true
  /// Whether the parts keep their heights, so that the content does not move them.
  private(set) var isPinned = false
  /// The space for refreshing, and the part of the stretch that is what remains of it once refreshing has ended.
  private var refresh: (room: CGFloat, remainder: CGFloat) = (0, 0)
  private let changed: () -> Void
  /// Whether a wheel has moved the content, which has not come to rest since.
  private var awaitsRest = false

  /// The view of the bar that displays a refresh control above the upper part; nil for the scroll view itself.
  @WeakReference var refreshHost: UIView?

  /// Creates a bar, wholly visible or not at all; the closure is called when the content has changed the visible height.
  init(upper: CGFloat, lower: CGFloat, isVisible: Bool, changed: @escaping () -> Void) {
    self.upper = upper
    self.lower = lower
    visible = isVisible ? upper + lower : 0
    self.changed = changed
  }

  /// The height in points of both parts.
  var travel: CGFloat { upper + lower }

  /// The visible height of the upper part in points.
  var upperVisible: CGFloat { min(visible, upper) }

  /// The visible height of the lower part in points.
  var lowerVisible: CGFloat { max(0, visible - upper) }

  /// Keeps the parts as they are from now on, whatever the content does.
  func pin() {
    isPinned = true
    stretch = 0
    pull = 0
  }

  /// Follows the content: content at its top has both parts above it, other content none, unless they were visible.
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

  /// Whether no content is below the bar is determined again.
  func updateEdge(in scrollView: UIScrollView) { isAtEdge = height(above: scrollView) >= -0.5 }

  /// The height of the free space between the part of the bar that does not shrink and the content.
  private func height(above scrollView: UIScrollView) -> CGFloat {
    let covered = scrollView.adjustedContentInset.top - (isPinned ? 0 : visible) - scrollView.refreshInset
    return 0 - scrollView.contentOffset.y - covered
  }

  /// The content moved: the visible height follows.
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

  /// A wheel moved the content, which may rest with a part of the bar for a moment.
  func wheelMoved() { awaitsRest = true }

  /// The content has been at rest for some seconds: after a turn of the wheel a partly visible bar is shown or hidden
  /// completely.
  func contentRests(in scrollView: UIScrollView, for seconds: Double) {
    guard awaitsRest, seconds >= UIKitTuning.wheelRestTime else { return }
    awaitsRest = false
    let offset = scrollView.contentOffset
    let target = CGPoint(x: offset.x, y: settled(offset.y, in: scrollView))
    scrollView.animateOffset(to: target, duration: UIKitTuning.animatedOffsetDuration)
  }

  /// The legal offsets of a scroll view, whose insets contain the visible part. Content that fits below the whole bar only moves it if it
  /// always bounces.
  func range(of scrollView: UIScrollView) -> ScrollRange {
    let (content, viewport) = (scrollView.contentSize, scrollView.bounds.size)
    var insets = scrollView.adjustedContentInset
    guard !isPinned else { return ScrollRange(content: content, insets: insets, viewport: viewport) }
    insets.top += travel - visible
    var range = ScrollRange(content: content, insets: insets, viewport: viewport)
    guard range.overflows(.vertical) || scrollView.alwaysBounceVertical else { return range }
    range.y = range.y.lowerBound...max(range.y.upperBound, range.y.lowerBound + Double(travel))
    return range
  }

  /// The offset at which content comes to rest that was going to rest at `target`: never in the middle of a part of the bar.
  func settled(_ target: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard let ends = ends(around: target, in: scrollView) else { return target }
    return target - ends.low < (ends.high - ends.low) / 2 ? ends.low : ends.rest
  }

  /// The same for a step from another offset: a step that begins at one end moves to the other.
  func settled(_ target: CGFloat, in scrollView: UIScrollView, from start: CGFloat) -> CGFloat {
    guard let ends = ends(around: target, in: scrollView) else { return target }
    return target < start ? ends.low : ends.rest
  }

  /// The offsets with the whole part and without the part in the middle of which an offset is; nil if it is in none.
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
