// SPDX-License-Identifier: MIT

/// An event with the touches on the screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIEvent: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The type of an event.
  nonisolated public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches
    /// Motion of the device, such as shaking.
    case motion
    /// Commands of a remote control.
    case remoteControl
    /// Presses of keys.
    case presses
    /// Scrolling with a wheel or trackpad.
    case scroll
    /// A hovering pointer.
    case hover
  }

  /// The subtype of a motion or remote-control event. Hosts do not send such events.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The Play command.
    case remoteControlPlay = 100
    /// The Pause command.
    case remoteControlPause = 101
    /// The Stop command.
    case remoteControlStop = 102
    /// The command that toggles between play and pause.
    case remoteControlTogglePlayPause = 103
    /// The Next Track command.
    case remoteControlNextTrack = 104
    /// The Previous Track command.
    case remoteControlPreviousTrack = 105
  }

  /// The subtype: always `none`.
  open var subtype: EventSubtype { .none }

  /// The time of the event on the host's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The type of the event. Default: `touches`.
  open internal(set) var type = EventType.touches
  /// The pressed modifier keys, if the host reports them. Default: none.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pressed mouse buttons. Default: none. Always empty for touches and pencils.
  open internal(set) var buttonMask: ButtonMask = []
  /// All touches of the event, in no particular order, or nil if there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches in the order in which they began. This is an array, because results must not depend on the order of a
  /// set.
  final var touches: [UITouch] = []

  /// Returns whether a window receives the event.
  func concerns(_ window: UIWindow) -> Bool { touches.contains { $0.window === window } }

  /// Passes the event to the gesture recognizers and responders of a window.
  func deliver(in window: UIWindow) { TouchDispatcher.current.dispatch(self, in: window) }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : Set(found)
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = touches.filter { $0.window === window }
    return found.isEmpty ? nil : Set(found)
  }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    return found.isEmpty ? nil : Set(found)
  }

  /// Returns only the touch itself, because hosts send every change without coalescing. Returns nil for touches of
  /// other events.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [touch] : nil }

  /// Returns an empty array, because touches are not predicted. Returns nil for touches of other events.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains { $0 === touch } ? [] : nil }
}
