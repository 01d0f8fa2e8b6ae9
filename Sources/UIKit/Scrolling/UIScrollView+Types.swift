// SPDX-License-Identifier: MIT

import SprungModels

extension UIScrollView {
  /// A deceleration rate, which is the fraction of its velocity that the content retains every millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public var rawValue: CGFloat
    /// Creates a rate from the fraction retained every millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A rate of 0.998. A flick of 1000 points per second moves the content by 494 points.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate of 0.99. A flick of 1000 points per second moves the content by 98 points.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Gray, which is visible on light and dark content.
    case `default`
    /// For light content.
    case black
    /// For dark content.
    case white
  }

  /// Whether a drag dismisses the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard is not dismissed.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard is dismissed when the touch moves onto it. If there is no on-screen keyboard, this mode is
    /// equivalent to `onDrag`. Differs from Apple: the keyboard disappears immediately and does not follow the finger.
    case interactive
  }

  /// The conditions for adding the safe area to the content inset.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, but the vertical axis is always included, so that short content also begins below a
    /// navigation bar.
    case automatic
    /// The safe area is added along axes along which the content can scroll.
    case scrollableAxes
    /// The safe area is never added.
    case never
    /// The safe area is always added.
    case always
  }

  /// The current motion of the content.
  enum Activity {
    /// No motion.
    case idle
    /// A touch is active but has not moved far enough to begin a drag.
    case tracking
    /// The content follows a touch.
    case dragging
    /// The content decelerates after a drag, or returns from an overscroll.
    case decelerating
    /// The content is moving with animation to an offset that the app has set.
    case animating
  }

  /// The state of a drag.
  struct Drag {
    /// The offset at zero translation, without the effect of the rubber band.
    var origin = CGPoint.zero
    /// The offset when the drag began.
    var start = CGPoint.zero
    /// The most recently applied offset. A different content offset means that the app moved the content.
    var applied = CGPoint.zero
    /// The range used to compute `applied`.
    var range = ScrollRange(content: .zero, insets: .zero, viewport: .zero)
    /// The viewport size used to compute `applied`. Rubber bands stretch in proportion to this size.
    var viewport = CGSize.zero
    /// The most recently applied translation, in points of the scroll view.
    var translation = CGPoint.zero
    /// Whether the content moves horizontally.
    var movesHorizontally = false
    /// Whether the content moves vertically.
    var movesVertically = false
    /// Whether the touch stopped a motion.
    var isCaught = false
    /// The pan of an enclosing view that uses a part of the drag.
    var enclosing: EnclosingPan?
    /// The distance in points by which the touch moved the enclosing view instead of the content.
    var enclosingDistance: CGFloat = 0

    /// Whether the content moves along an axis.
    subscript(axis: ScrollAxis) -> Bool { axis == .horizontal ? movesHorizontally : movesVertically }
  }

  /// The state of a deceleration.
  struct Glide {
    var x = ScrollPhysics.AxisMotion(restingAt: 0)
    var y = ScrollPhysics.AxisMotion(restingAt: 0)
    /// The time in seconds since the motion began, excluding stalls.
    var elapsed = 0.0
    /// The most recently applied offset. A different content offset means that the app moved the content.
    var applied = CGPoint.zero
    /// The range for which the motion was planned.
    var range = ScrollRange(content: .zero, insets: .zero, viewport: .zero)
    /// The viewport size for which the motion was planned.
    var viewport = CGSize.zero
    /// Whether a page or the delegate determined the resting offset.
    var hasTarget = false

    /// The time in seconds until both axes are at rest.
    var duration: Double { max(x.duration, y.duration) }
    /// The resting offset of both axes.
    var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
  }

  /// The state of an animated change to the offset.
  struct OffsetAnimation {
    var from = CGPoint.zero
    var to = CGPoint.zero
    var elapsed = 0.0
    var duration = UIKitTuning.animatedOffsetDuration
  }
}
