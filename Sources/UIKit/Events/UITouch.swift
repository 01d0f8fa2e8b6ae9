// SPDX-License-Identifier: MIT

/// A touch by a finger, a pencil or a mouse button, from its beginning to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UITouch: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The phase of a touch.
  nonisolated public enum Phase: Int, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The touch did not change in this event.
    case stationary
    /// The touch was lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
    /// A pointer entered a window without being pressed.
    case regionEntered
    /// A pointer moved over a window without being pressed.
    case regionMoved
    /// A pointer left a window without being pressed.
    case regionExited
  }

  /// The type of touch.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A touch on a remote surface.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse or trackpad pointer.
    case indirectPointer
  }

  /// The state of a touch's delivery to its view.
  nonisolated enum ViewDelivery {
    /// The touch has not been delivered, because a scroll view or a recognizer delays it.
    case waiting
    /// The view has received the beginning.
    case delivered
    /// The view has received the end of the touch, or will receive no further phases.
    case finished
  }

  /// The time of the last change on the host's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of taps in quick succession at this location, including the current one.
  open internal(set) var tapCount = 1
  /// The type of touch.
  open internal(set) var type = TouchType.direct
  /// The force of the touch, where 1 is the force of an average touch. Always 0, because hosts do not report force.
  open var force: CGFloat { 0 }
  /// The maximum force. Always 0, as on devices that do not measure force. Check this value before dividing by it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch in points. Always 0, because hosts do not report it.
  open var majorRadius: CGFloat { 0 }
  /// The tolerance of the radius in points. Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The window in which the touch began.
  open var window: UIWindow? { storedWindow }
  final var storedWindow: UIWindow?
  /// The view in which the touch began. The view does not change during the touch.
  open var view: UIView? { storedView }
  final var storedView: UIView?
  /// The gesture recognizers of the touch's view and of its ancestors that accepted the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { storedGestureRecognizers }
  final var storedGestureRecognizers: [UIGestureRecognizer]? = []

  /// The host's identifier of the pointer.
  final var pointerID: Int32 = 0
  /// The state of the delivery to the view.
  final var delivery = ViewDelivery.waiting
  /// The time in seconds until which a scroll view delays the touch. If this time is in the past, the touch is not
  /// delayed.
  final var heldUntil: TimeInterval = 0
  /// Whether a recognizer has claimed the touch.
  final var isClaimed = false
  /// Whether the current phase has not been delivered to the view yet.
  final var hasNews = true
  /// The responders that received the beginning of the touch, in the order of the responder chain, starting with the
  /// view. These responders also receive all later phases, even if they have moved in the hierarchy.
  final var recipients: [UIResponder] = []
  /// Whether delivery has stopped, because all recipients have received the end of the touch.
  final var isDiscarded: Bool { delivery == .finished && recipients.isEmpty }
  /// The location in window coordinates.
  final var windowLocation = CGPoint.zero
  /// The location before the last change, in window coordinates.
  final var previousWindowLocation = CGPoint.zero
  /// The first location in window coordinates.
  final var windowStart = CGPoint.zero

  /// Returns the location at which the touch began, in a view's coordinates.
  final func startLocation(in view: UIView) -> CGPoint { view.convert(windowStart, from: nil) }

  /// Returns the location in a view's coordinates or, if the view is nil, in window coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Returns the location before the last change, in a view's coordinates or, if the view is nil, in window
  /// coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  /// Returns the same as `location(in:)`, because hosts report unrounded locations.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
