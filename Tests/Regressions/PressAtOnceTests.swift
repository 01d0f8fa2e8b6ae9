// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The wrecking ball and the playground's pieces, which a press of no duration drags, stayed behind under a quick
/// mouse: the button was pressed and the mouse moved by eleven points before the next frame. The press waited for a
/// deadline that was due at the moment of its own touch. Deadlines at the time of an event are handled after it, so the
/// move was first, exceeded the limit of a press, and the recognizer failed. A press of no duration begins with its
/// touch.
@Suite(.oneApplication) @MainActor struct PressAtOnceTests {
  @Test("a press of no duration begins at once, however soon the finger moves", arguments: [0, 5, 11, 200])
  func begins(way: Double) {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 300, height: 300), scale: 2)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer { states.append($0.state) }
    press.minimumPressDuration = 0
    window.addGestureRecognizer(press)
    UIApplication.shared.tick(timestamp: 0)
    func send(_ kind: InputKind, _ x: Double) {
      UIApplication.shared.handle(
        InputEvent(kind, flags: .touch, identifier: 1, x: Float(x), y: 50, milliseconds: 100))
    }
    // All within one frame, at one moment.
    send(.pointerDown, 50)
    #expect(press.state == .possible || press.state == .began)
    send(.pointerMove, 50 + way)
    UIApplication.shared.tick(timestamp: 0.1)
    #expect(press.state == .changed)
    #expect(states.first == .began)
    send(.pointerUp, 50 + way)
    UIApplication.shared.tick(timestamp: 0.1)
    #expect(states.last == .ended)
  }
}
