// SPDX-License-Identifier: MIT

import SprungStage

/// A key that is down, from its press to its release.
@preconcurrency @MainActor
open class UIPress: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIPress: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The state of a press.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The force changed. Never so: hosts do not report it.
    case changed
    /// The key is down, and did not change in this event.
    case stationary
    /// The key was released.
    case ended
    /// The press was taken away, by a gesture or since the application was hidden.
    case cancelled
  }

  /// A button that a key stands for.
  nonisolated public enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The other arrows.
    case downArrow, leftArrow, rightArrow
    /// The Return key.
    case select = 4
    /// The Escape key.
    case menu = 5
    /// A button of a remote control. No host reports it.
    case playPause = 6
    /// The page up key.
    case pageUp = 30
    /// The page down key.
    case pageDown = 31
    /// The digits of a remote control. No host reports it.
    case tvRemoteOneTwoThree = 32
    /// The colors of a remote control. No host reports it.
    case tvRemoteFourColors = 33
    /// Sprung addition: any other key. Apple's own values for these have no names.
    case _key = 2000
  }

  /// When the press last changed, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The state of the press.
  open internal(set) var phase = Phase.began
  /// The button that the key stands for.
  open var type: PressType { code.pressType }
  /// The window that received the press.
  open var window: UIWindow? { storedWindow }
  /// The responder that received it first.
  open var responder: UIResponder? { storedResponder }
  /// The gesture recognizers that receive it. Default: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { bindings.map { $0.recognizer } }
  /// How hard the key is pressed, from 0 to 1: 1 while it is down.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The key.
  open var key: UIKey? { UIKey(code, modifierFlags: flags) }

  /// The key of the host.
  final let code: KeyCode
  private let flags: UIKeyModifierFlags
  @WeakReference final var storedWindow: UIWindow?
  @WeakReference final var storedResponder: UIResponder?
  /// The recognizers that receive it, with the numbers of the handlers that notice their gestures.
  final var bindings: [(recognizer: UIGestureRecognizer, handler: Int)] = []
  /// The view whose recognizers, and those around it, receive the press.
  @WeakReference final var gestureView: UIView?
  /// Whether a gesture took it from the responders.
  final var isClaimed = false
  /// Whether the responders passed it on to the end of their chain, so that the system may use the key.
  final var isUnhandled = false

  init(_ code: KeyCode, modifierFlags: UIKeyModifierFlags) {
    self.code = code
    flags = modifierFlags
    super.init()
  }
}

extension KeyCode {
  /// The button that the key stands for.
  fileprivate var pressType: UIPress.PressType {
    switch self {
    case .arrowUp: .upArrow
    case .arrowDown: .downArrow
    case .arrowLeft: .leftArrow
    case .arrowRight: .rightArrow
    case .enter: .select
    case .escape: .menu
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: ._key
    }
  }
}
