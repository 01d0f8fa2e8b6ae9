// SPDX-License-Identifier: MIT

import SprungStage

/// The keys that are down. Each change is an event, which goes through `UIApplication.sendEvent` and `UIWindow.sendEvent`, as at Apple.
final class PressDispatcher: AppState {
  /// The dispatcher of the running application.
  static let current = AppContext.adopt(PressDispatcher())

  private var presses: [UIPress] = []

  /// The responder that receives a key first: the first responder, what has the keyboard's focus, or the controller on top.
  static var target: UIResponder? {
    if let first = UIResponder.firstResponder { return first }
    if let view = FocusController.shared.view { return view }
    guard let window = WindowList.shared.front else { return nil }
    var controller = window.topController
    while let child = controller?.appearingChildren.last { controller = child }
    return controller ?? window
  }

  /// A key went down. Returns whether the system may use it: every responder passed it on, and no gesture took it.
  func press(_ code: KeyCode, flags: InputFlags, at time: TimeInterval, in application: any InputClient) -> Bool {
    if let held = presses.first(where: { $0.code == code }) {
      // The system repeats a key that it may use; responders are notified once.
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

  /// A key was released. A key whose character depends on Shift is found by its position.
  func release(_ code: KeyCode, flags: InputFlags, at time: TimeInterval, in application: any InputClient) {
    guard !presses.isEmpty else { return }
    let held = presses.first { $0.code == code } ?? presses.first { $0.code.usage == code.usage }
    if let held { end(held, .ended, flags, at: time, in: application) }
    guard code == .command else { return }
    // A Mac reports no release of a key while Command is held.
    for press in presses where press.key?.modifierFlags.contains(.command) == true {
      end(press, .ended, flags, at: time, in: application)
    }
  }

  /// The application was hidden, and will not know of releases.
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
