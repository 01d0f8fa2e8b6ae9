// SPDX-License-Identifier: MIT

/// The touches that are on the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIEvent: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The type of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device was shaken or turned.
    case motion
    /// A remote control.
    case remoteControl
    /// Keys.
    case presses
    /// A wheel or trackpad scroll.
    case scroll
    /// A pointer that hovers.
    case hover
  }

  /// The subtype of a motion or remote-control event. None is ever sent.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// None of these.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
  }

  /// The subtype: none.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The type of the event. Default: touches.
  open internal(set) var type = EventType.touches
  /// The modifier keys that are pressed, as far as the host reports them. Default: none.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the mouse that are pressed. Default: none, also for fingers and pens.
  open internal(set) var buttonMask: ButtonMask = []
  /// All touches of the event, in no order; nil when there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches in the order in which they began: results must not depend on a set's order.
  final var touches: [UITouch] = []

  /// Whether a window receives the event.
  func concerns(_ window: UIWindow) -> Bool { touches.contains { $0.window === window } }

  /// Hands the event to the gesture recognizers and responders of a window.
  func deliver(in window: UIWindow) { TouchDispatcher.current.dispatch(self, in: window) }

  /// The touches that began on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = touches.filter { $0.window === window }
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches of which one was made: the touch itself, since a host sends every change; nil for a foreign one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [touch] : nil }

  /// Where a touch may go next: nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [] : nil }
}
