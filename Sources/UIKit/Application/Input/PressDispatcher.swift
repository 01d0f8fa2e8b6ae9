// SPDX-License-Identifier: MIT

import SprungStage

/// Tracks the pressed keys. As on Apple's platforms, each change is delivered as an event through
/// `UIApplication.sendEvent` and `UIWindow.sendEvent`.
final class PressDispatcher: AppState {
  /// The dispatcher of the running application.
  static let current = AppContext.adopt(PressDispatcher())

  private var presses: [UIPress] = []

  /// The responder that receives presses first: the first responder, the focused view, or the innermost visible
  /// controller.
  static var target: UIResponder? {
    if let first = UIResponder.firstResponder { return first }
    if let view = FocusController.shared.view { return view }
    guard let window = WindowList.shared.front else { return nil }
    var controller = window.topController
    while let child = controller?.appearingChildren.last { controller = child }
    return controller ?? window
  }

  /// Sends the beginning of a press. Returns whether the system may handle the key: all responders must have passed the
  /// press on, and no gesture recognizer may have received it.
  func press(_ code: KeyCode, flags: InputFlags, at time: TimeInterval, in application: any InputClient) -> Bool {
    if let held = presses.first(where: { $0.code == code }) {
      // Responders receive no repeated presses. The system repeats keys that it handles.
      guard !flags.contains(.isRepeat) else { return held.isUnhandled }
      end(held, .cancelled, at: time, in: application)
    }
    guard let target = Self.target, let window = WindowList.shared.front else { return true }
    let press = UIPress(code, modifierFlags: UIKeyModifierFlags(flags))
    press.storedWindow = window
    press.storedResponder = target
    press.gestureView = target as? UIView ?? (target as? UIViewController)?.viewIfLoaded
    presses.append(press)
    send(press, .began, flags, at: time, in: application)
    return press.isUnhandled && press.bindings.isEmpty
  }

  /// Sends the end of a press. If Shift has changed the key's character, the press is identified by the key's position
  /// on the keyboard.
  func release(_ code: KeyCode, flags: InputFlags, at time: TimeInterval, in application: any InputClient) {
    guard !presses.isEmpty else { return }
    let held = presses.first { $0.code == code } ?? presses.first { $0.code.usage == code.usage }
    if let held { end(held, .ended, flags, at: time, in: application) }
    guard code == .command else { return }
    // A Mac does not report the release of a key while Command is pressed.
    for press in presses where press.key?.modifierFlags.contains(.command) == true {
      end(press, .ended, flags, at: time, in: application)
    }
  }

  /// Cancels all presses, because a hidden application receives no releases.
  func cancelAll(at time: TimeInterval, in application: any InputClient) {
    for press in presses { end(press, .cancelled, at: time, in: application) }
  }

  private func end(
    _ press: UIPress, _ phase: UIPress.Phase, _ flags: InputFlags = [], at time: TimeInterval,
    in application: any InputClient
  ) {
    send(press, phase, flags, at: time, in: application)
    presses.removeAll { $0 === press }
  }

  private func send(
    _ press: UIPress, _ phase: UIPress.Phase, _ flags: InputFlags, at time: TimeInterval,
    in application: any InputClient
  ) {
    for other in presses { other.phase = .stationary }
    press.phase = phase
    press.timestamp = time
    let event = UIPressesEvent()
    event.type = .presses
    event.timestamp = time
    event.modifierFlags = UIKeyModifierFlags(flags)
    event.presses = presses
    application.sendEvent(event)
  }

  func reset() { presses = [] }
}
