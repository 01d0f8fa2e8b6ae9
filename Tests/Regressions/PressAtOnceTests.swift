// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The wrecking ball and the playground's items are dragged with a zero-duration press. They did not follow a fast
/// mouse that moved by eleven points between the button press and the next frame. The press waited for a deadline at
/// the time of its own touch, and deadlines are processed after events with the same time. The move was processed first
/// and exceeded the allowable movement, so the recognizer failed. A zero-duration press now begins together with its
/// touch.
@Suite(.oneApplication) @MainActor struct PressAtOnceTests {
  @Test("a zero-duration press begins immediately, regardless of how soon the touch moves", arguments: [0, 5, 11, 200])
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
    // All events are in the same frame and have the same time.
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
