// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Touches, pencils and mice reach recognizers and controls equally", .oneApplication) struct PointerKindTests {
  private let stage = FingerStage(size: CGSize(width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    stage.window.addSubview(view)
    stage.tick()
  }

  private func send(_ kind: InputKind, _ flags: InputFlags, x: Float, y: Float) {
    UIApplication.shared.handle(
      InputEvent(kind, flags: flags, identifier: 1, x: x, y: y, milliseconds: stage.time * 1000))
    stage.tick()
  }

  nonisolated static let kinds: [(InputFlags, UITouch.TouchType)] = [
    (.touch, .direct), (.pen, .pencil), ([], .indirectPointer),
  ]

  @Test(arguments: kinds) func tap(flags: InputFlags, type: UITouch.TouchType) {
    var types: [UITouch.TouchType] = []
    final class Witness: UITapGestureRecognizer {
      var seen: UITouch.TouchType?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        seen = touches.first?.type
        super.touchesBegan(touches, with: event)
      }
    }
    let tap = Witness()
    tap.addHandler { types += [($0 as? Witness)?.seen].compactMap { $0 } }
    view.addGestureRecognizer(tap)
    send(.pointerDown, flags, x: 50, y: 50)
    stage.wait(0.05)
    send(.pointerUp, flags, x: 50, y: 50)
    #expect(types == [type])
  }

  @Test(arguments: kinds) func dragAndPress(flags: InputFlags, type: UITouch.TouchType) {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let log = StateLog(pan)
    let button = UIButton(frame: CGRect(x: 220, y: 220, width: 60, height: 60))
    var presses = 0
    button.addHandler(for: .touchUpInside) { _ in presses += 1 }
    stage.window.addSubview(button)
    send(.pointerDown, flags, x: 50, y: 50)
    for step in 1...5 {
      stage.wait(0.02)
      send(.pointerMove, flags, x: Float(50 + 10 * step), y: 50)
    }
    send(.pointerUp, flags, x: 100, y: 50)
    #expect(log.states.first == .began && log.states.last == .ended)
    stage.wait(1)
    send(.pointerDown, flags, x: 250, y: 250)
    stage.wait(0.05)
    send(.pointerUp, flags, x: 250, y: 250)
    #expect(presses == 1)
  }

  @Test(
    "A recognizer that tracks a touch ignores pencils unless exclusive touch types are off", arguments: [true, false])
  func exclusiveTouchType(isExclusive: Bool) {
    let tap = UITapGestureRecognizer()
    #expect(tap.requiresExclusiveTouchType)
    tap.requiresExclusiveTouchType = isExclusive
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    let log = StateLog(tap)
    func send(_ kind: InputKind, _ flags: InputFlags, _ identifier: Int32, x: Float) {
      UIApplication.shared.handle(
        InputEvent(kind, flags: flags, identifier: identifier, x: x, y: 50, milliseconds: stage.time * 1000))
      stage.tick()
    }
    send(.pointerDown, .touch, 1, x: 50)
    send(.pointerDown, .pen, 2, x: 90)
    #expect(tap.numberOfTouches == (isExclusive ? 1 : 2))
    send(.pointerUp, .touch, 1, x: 50)
    send(.pointerUp, .pen, 2, x: 90)
    #expect(log.states.contains(.ended) == !isExclusive)
    // The next gesture can use a pencil.
    stage.wait(1)
    send(.pointerDown, .pen, 3, x: 50)
    #expect(tap.numberOfTouches == 1)
    send(.pointerUp, .pen, 3, x: 50)
  }
}
