// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

private final class PressedView: UIView, UIGestureRecognizerDelegate {
  var log: [String] = []
  var receives = true
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { receives }
}

@Suite(.oneApplication) @MainActor struct PressGestureTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let view = PressedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.addSubview(view)
    view.becomeFirstResponder()
    stage.tick()
  }

  private func send(_ kind: InputKind, _ key: KeyCode) {
    UIApplication.shared.handle(InputEvent(kind, identifier: key.rawValue, milliseconds: stage.time * 1000))
    stage.tick()
  }

  @Test func allowedPressTaps() {
    let tap = UITapGestureRecognizer()
    tap.delegate = view
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    let log = StateLog(tap)
    view.addGestureRecognizer(tap)
    send(.keyDown, .enter)
    stage.wait(0.1)
    send(.keyUp, .enter)
    #expect(log.states == [.ended] && view.log == ["began", "cancelled"])
    send(.keyDown, .arrowUp)
    send(.keyUp, .arrowUp)
    send(.keyDown, .enter)
    stage.wait(1)
    send(.keyUp, .enter)
    view.receives = false
    send(.keyDown, .enter)
    send(.keyUp, .enter)
    #expect(log.states == [.ended])
    #expect(view.log.suffix(6) == ["began", "ended", "began", "ended", "began", "ended"])
  }

  @Test func twoTapsAndLongPress() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let long = UILongPressGestureRecognizer()
    for recognizer in [double, long] {
      recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
      view.addGestureRecognizer(recognizer)
    }
    let (taps, presses) = (StateLog(double), StateLog(long))
    for _ in 0..<2 {
      send(.keyDown, .escape)
      stage.wait(0.1)
      send(.keyUp, .escape)
    }
    #expect(taps.states == [.ended] && presses.states == [])
    stage.wait(1)
    send(.keyDown, .escape)
    stage.wait(0.6)
    #expect(presses.states == [.began])
    send(.keyUp, .escape)
    #expect(presses.states == [.began, .ended] && taps.states == [.ended])
  }

  @Test func touchTypesAndMouseButtons() {
    let tap = UITapGestureRecognizer()
    let log = StateLog(tap)
    view.addGestureRecognizer(tap)
    #expect(tap.allowedTouchTypes == [0, 1, 2, 3] && tap.allowedPressTypes.isEmpty)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap(50, 50)
    #expect(log.states == [])
    tap.allowedTouchTypes = [0, 3]
    stage.tap(50, 50)
    #expect(log.states == [.ended])
    stage.wait(1)
    click(.secondaryButton)
    #expect(log.states == [.ended])
    tap.buttonMaskRequired = .secondary
    click(.secondaryButton)
    #expect(log.states == [.ended, .ended] && tap.buttonMask == .secondary)
    stage.wait(1)
    click([])
    #expect(log.states == [.ended, .ended] && tap.buttonMask == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
  }

  private func click(_ flags: InputFlags) {
    for kind in [InputKind.pointerDown, .pointerUp] {
      UIApplication.shared.handle(
        InputEvent(kind, flags: flags, identifier: 1, x: 50, y: 50, milliseconds: stage.time * 1000))
      stage.tick()
    }
  }
}
