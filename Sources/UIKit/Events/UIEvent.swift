// SPDX-License-Identifier: MIT

/// What happened at one moment: the touches that are on the screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened.
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

  /// When it happened, in seconds of the host's clock.
  public internal(set) final var timestamp: TimeInterval = 0
  /// What kind of thing happened. Default: touches.
  public internal(set) final var type = EventType.touches
  /// All touches of the event, in no order; nil when there are none.
  public final var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches in the order in which they came down: results must not depend on a set's order.
  final var touches: [UITouch] = []

  /// The touches that began on a view.
  public final func touches(for view: UIView) -> Set<UITouch>? {
    let found = touches.filter { $0.view === view }
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches that began in a window.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = touches.filter { $0.window === window }
    return found.isEmpty ? nil : Set(found)
  }

  /// The touches that a gesture recogniser receives.
  public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    let found = touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    return found.isEmpty ? nil : Set(found)
  }
}
