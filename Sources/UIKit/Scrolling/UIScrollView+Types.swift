// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// The share of its speed that the content keeps every millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public var rawValue: CGFloat
    /// A rate from the share kept every millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998: a flick of 1000 points per second moves the content by 494 points.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: a flick of 1000 points per second moves the content by 98 points.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Gray, visible on light and dark.
    case `default`
    /// For light content.
    case black
    /// For dark content.
    case white
  }

  /// Whether a drag ends the input of text.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When the drag begins.
    case onDrag
    /// When the finger reaches the keyboard; when the drag begins, if there is no keyboard on the screen. Differs from
    /// Apple: the keyboard disappears immediately and does not follow the finger.
    case interactive
  }

  /// When the safe area adds to the content inset.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, but always vertically: short content too begins below a navigation bar.
    case automatic
    /// Along the axes in which the content can scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The current motion of the content.
  enum Activity {
    /// No motion.
    case idle
    /// A finger is down and has not moved far enough.
    case tracking
    /// It follows a finger.
    case dragging
    /// Deceleration after a drag, or the return from an overscroll.
    case decelerating
    /// A scroll to an offset that the program set with animation.
    case animating
  }

  /// The state of a drag.
  struct Drag {
    /// Raw offset, before the rubber band, at no translation.
    var origin = CGPoint.zero
    /// The offset when the drag began.
    var start = CGPoint.zero
    /// The offset that was set last; another one means that the program moved the content.
    var applied = CGPoint.zero
    /// The range for which it was.
    var range = ScrollRange(content: .zero, insets: .zero, viewport: .zero)
    /// The size of the viewport for which it was; rubber bands stretch in proportion to it.
    var viewport = CGSize.zero
    /// The translation that was applied last, in points of the scroll view.
    var translation = CGPoint.zero
    /// Whether the content follows horizontally.
    var movesHorizontally = false
    /// Whether the content follows vertically.
    var movesVertically = false
    /// Whether the finger stopped a motion.
    var isCaught = false
    /// The pan of the surroundings that take their share of the drag.
    var enclosing: EnclosingPan?
    /// How far the finger moved the surroundings instead of the content, in points.
    var enclosingDistance: CGFloat = 0

    /// Whether the content follows along an axis.
    subscript(axis: ScrollAxis) -> Bool { axis == .horizontal ? movesHorizontally : movesVertically }
  }

  /// The state of a deceleration.
  struct Glide {
    var x = ScrollPhysics.AxisMotion(restingAt: 0)
    var y = ScrollPhysics.AxisMotion(restingAt: 0)
    /// Seconds since the motion began, without the time lost in stalls.
    var elapsed = 0.0
    /// The offset that was set last; another one means that the program moved the content.
    var applied = CGPoint.zero
    /// The range for which the motion was planned.
    var range = ScrollRange(content: .zero, insets: .zero, viewport: .zero)
    /// The size of the viewport for which it was planned.
    var viewport = CGSize.zero
    /// Whether a page or the delegate has determined the offset at rest.
    var hasTarget = false

    /// Seconds until both axes rest.
    var duration: Double { max(x.duration, y.duration) }
    /// Where both axes rest.
    var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
  }

  /// The state of an animated change of the offset.
  struct OffsetAnimation {
    var from = CGPoint.zero
    var to = CGPoint.zero
    var elapsed = 0.0
    var duration = UIKitTuning.animatedOffsetDuration
  }
}
