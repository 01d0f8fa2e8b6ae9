// SPDX-License-Identifier: MIT

import SprungStage

/// A key press, from the time the key is pressed until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIPress: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The phase of a press.
  nonisolated public enum Phase: Int, Sendable {
    /// The key was pressed.
    case began
    /// The force has changed. Hosts never report this phase, because they do not measure force.
    case changed
    /// The key did not change in this event.
    case stationary
    /// The key was released.
    case ended
    /// The press was canceled by a gesture or because the app was hidden.
    case cancelled
  }

  /// The type of a press, which specifies the button that the key represents.
  nonisolated public enum PressType: Int, Sendable {
    /// The up arrow.
    case upArrow = 0
    /// The down, left and right arrows.
    case downArrow, leftArrow, rightArrow
    /// The select button: the Return key.
    case select = 4
    /// The menu button: the Escape key.
    case menu = 5
    /// The Play/Pause button of a remote control. No host reports this button.
    case playPause = 6
    /// The Page Up key.
    case pageUp = 30
    /// The Page Down key.
    case pageDown = 31
    /// The digit buttons of a remote control. No host reports these buttons.
    case tvRemoteOneTwoThree = 32
    /// The color buttons of a remote control. No host reports these buttons.
    case tvRemoteFourColors = 33
    /// Sprung addition: any other key. Apple's raw values for such keys have no names.
    case _key = 2000
  }

  /// The time of the last change on the host's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The button that the key represents.
  open var type: PressType { code.pressType }
  /// The window that received the press.
  open var window: UIWindow? { storedWindow }
  /// The responder that received the press first.
  open var responder: UIResponder? { storedResponder }
  /// The gesture recognizers that receive the press. Default: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { bindings.map { $0.recognizer } }
  /// The force of the press, 0 to 1. The value is 1 while the key is pressed.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The key.
  open var key: UIKey? { UIKey(code, modifierFlags: flags) }

  /// The key code of the host.
  final let code: KeyCode
  private let flags: UIKeyModifierFlags
  @WeakReference final var storedWindow: UIWindow?
  @WeakReference final var storedResponder: UIResponder?
  /// The recognizers that receive the press, with the identifiers of the handlers that track their gestures.
  final var bindings: [(recognizer: UIGestureRecognizer, handler: Int)] = []
  /// The view at which the search for gesture recognizers begins. The search continues through the view's ancestors.
  @WeakReference final var gestureView: UIView?
  /// Whether a gesture has claimed the press.
  final var isClaimed = false
  /// Whether no responder handled the press, so that the system can use the key.
  final var isUnhandled = false

  init(_ code: KeyCode, modifierFlags: UIKeyModifierFlags) {
    self.code = code
    flags = modifierFlags
    super.init()
  }
}

extension KeyCode {
  /// The button that the key represents.
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
