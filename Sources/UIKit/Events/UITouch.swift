// SPDX-License-Identifier: MIT

/// One finger, pen or mouse button on the screen, from touching down to lifting.
@preconcurrency @MainActor
open class UITouch: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UITouch: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// Where a touch is in its life.
  nonisolated public enum Phase: Int, Sendable {
    /// It began.
    case began
    /// Moved.
    case moved
    /// Is down and did not move in this event.
    case stationary
    /// Was lifted.
    case ended
    /// Was taken away by the system.
    case cancelled
    /// Entered a window without touching.
    case regionEntered
    /// Moved over a window without touching.
    case regionMoved
    /// Left a window without touching.
    case regionExited
  }

  /// The type of device that touches the screen.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A remote surface.
    case indirect
    /// A pen.
    case pencil
    /// A mouse or trackpad pointer.
    case indirectPointer
  }

  /// The delivery of a touch to its view.
  nonisolated enum ViewDelivery {
    /// Not yet: a scroll view or a recognizer withholds it.
    case waiting
    /// The view has received the beginning.
    case delivered
    /// The view knows how it ended, or will never know of it.
    case finished
  }

  /// When the touch last changed, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// Where the touch is in its life.
  open internal(set) var phase = Phase.began
  /// The number of touches here in quick succession, this one included.
  open internal(set) var tapCount = 1
  /// The type of device.
  open internal(set) var type = TouchType.direct
  /// The force of the touch, where 1 is an ordinary touch. Always 0: hosts do not report it.
  open var force: CGFloat { 0 }
  /// The largest force that can be reported; 0, so check before you divide, as on a device that cannot measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points. Always 0: hosts do not report it.
  open var majorRadius: CGFloat { 0 }
  /// By how much the radius may be off, in points. Always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The window that the touch began in.
  open var window: UIWindow? { storedWindow }
  final var storedWindow: UIWindow?
  /// The view that the touch began on; stays the same for the touch's life.
  open var view: UIView? { storedView }
  final var storedView: UIView?
  /// The gesture recognizers that receive the touch: those of its view and of all ancestors that accepted it.
  open var gestureRecognizers: [UIGestureRecognizer]? { storedGestureRecognizers }
  final var storedGestureRecognizers: [UIGestureRecognizer]? = []

  /// The host's number of the finger.
  final var pointerID: Int32 = 0
  /// The delivery to its view.
  final var delivery = ViewDelivery.waiting
  /// Seconds until which a scroll view withholds it from its content; the past for never.
  final var heldUntil: TimeInterval = 0
  /// Whether a recognizer has taken it from its view.
  final var isClaimed = false
  /// Whether the view has not yet received the current phase.
  final var hasNews = true
  /// The responders that received the beginning, from its view up the responder chain. They receive the rest too,
  /// wherever they are by then.
  final var recipients: [UIResponder] = []
  /// Whether all receivers have received the end: any further delivery stops.
  final var isDiscarded: Bool { delivery == .finished && recipients.isEmpty }
  /// Where it is, in window coordinates.
  final var windowLocation = CGPoint.zero
  /// Where it was before its last change, in window coordinates.
  final var previousWindowLocation = CGPoint.zero
  /// The first location, in window coordinates.
  final var windowStart = CGPoint.zero

  /// The first location of the touch, in a view's coordinates.
  final func startLocation(in view: UIView) -> CGPoint { view.convert(windowStart, from: nil) }

  /// Where the touch is, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Where the touch was before its last change, in a view's coordinates; nil means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  /// The same as `location(in:)`: hosts report what they have, unrounded.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
