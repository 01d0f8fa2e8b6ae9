// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests buttons with actual input: host records that pass through the application, the dispatcher and the recognizers.
@Suite(.oneApplication) @MainActor struct ButtonTouchTests {
  private let window: UIWindow
  private let button = UIButton(type: .system)
  private let application = UIApplication.shared

  init() {
    application.reset()
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    button.frame = CGRect(x: 100, y: 100, width: 73, height: 44)
    button.setTitle("+view", for: .normal)
  }

  private func send(_ kind: InputKind, _ x: Float, _ y: Float, at seconds: Double) {
    application.handle(InputEvent(kind, flags: .touch, identifier: 1, x: x, y: y, milliseconds: seconds * 1000))
    application.tick(timestamp: seconds)
  }

  @Test func tapPressesButton() {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    window.addSubview(button)
    send(.pointerDown, 120, 120, at: 1)
    #expect(button.isHighlighted)
    send(.pointerUp, 121, 121, at: 1.1)
    #expect(presses == 1)
    #expect(!button.isHighlighted)
    send(.pointerDown, 20, 20, at: 2)
    send(.pointerUp, 20, 20, at: 2.1)
    #expect(presses == 1)
  }

  @Test func tapOnButtonDoesNotTapViewsBelow() {
    var presses = 0
    var taps = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    window.addGestureRecognizer(tap)
    window.addSubview(button)
    send(.pointerDown, 120, 120, at: 1)
    send(.pointerUp, 120, 120, at: 1.1)
    #expect(presses == 1 && taps == 0)
    send(.pointerDown, 20, 20, at: 2)
    send(.pointerUp, 20, 20, at: 2.1)
    #expect(presses == 1 && taps == 1)
    button.isEnabled = false
    send(.pointerDown, 120, 120, at: 3)
    send(.pointerUp, 120, 120, at: 3.1)
    #expect(presses == 1 && taps == 2)
  }

  @Test func quickDragScrollsWithoutPressingButton() {
    let events = logInScroller()
    send(.pointerDown, 120, 120, at: 1)
    for step in 1...10 { send(.pointerMove, 120, 120 - Float(step) * 5, at: 1 + Double(step) / 60) }
    send(.pointerUp, 120, 70, at: 1.2)
    #expect(events.names.isEmpty)
    #expect((button.superview as? UIScrollView).map { $0.contentOffset.y > 20 } == true)
  }

  @Test func heldButtonKeepsItsTouch() {
    let events = logInScroller()
    send(.pointerDown, 120, 120, at: 1)
    #expect(!button.isHighlighted)
    for step in 1...20 { application.tick(timestamp: 1 + Double(step) / 60) }
    #expect(button.isHighlighted)
    for step in 1...10 { send(.pointerMove, 120, 120 - Float(step) * 5, at: 1.5 + Double(step) / 60) }
    send(.pointerUp, 120, 70, at: 2)
    #expect(events.names == ["down", "up"])
    #expect((button.superview as? UIScrollView)?.contentOffset.y == 0)
  }

  private final class Events {
    var names: [String] = []
  }

  private func logInScroller() -> Events {
    let events = Events()
    button.addHandler(for: .touchDown) { _ in events.names.append("down") }
    button.addHandler(for: .touchUpInside) { _ in events.names.append("up") }
    button.addHandler(for: .touchCancel) { _ in events.names.append("cancel") }
    let scroller = UIScrollView(frame: UIScreen.main.bounds)
    scroller.contentSize = CGSize(width: 320, height: 2000)
    scroller.addSubview(button)
    window.addSubview(scroller)
    return events
  }

  @Test func assistiveTechnologyPressesByLayer() {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    window.addSubview(button)
    application.tick(timestamp: 1, into: FrameEncoder())
    let id = Int32(bitPattern: button.layer.stageID)
    application.handle(InputEvent(.activate, identifier: id, milliseconds: 2000))
    application.tick(timestamp: 2)
    #expect(presses == 1)
  }
}
