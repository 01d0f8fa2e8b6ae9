// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests gestures and touches whose view leaves the window during a touch.
@Suite(.oneApplication)
@MainActor
struct LeavingWindowTests {
  private let stage = FingerStage()
  private let view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))

  init() { stage.window.addSubview(view) }

  @Test("A pan in progress is cancelled at once, and can begin again when its view is back", arguments: [false, true])
  func pan(isInside: Bool) {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let pan = UIPanGestureRecognizer()
    (isInside ? inner : view).addGestureRecognizer(pan)
    let log = StateLog(pan)
    stage.down(100, 100)
    stage.move(130, 100)
    #expect(log.states == [.began])
    view.removeFromSuperview()
    #expect(log.states == [.began, .cancelled] && pan.state == .possible)
    stage.move(160, 100)
    stage.up(160, 100)
    #expect(log.states == [.began, .cancelled])
    stage.window.addSubview(view)
    stage.down(100, 100)
    stage.move(130, 100)
    stage.up(130, 100)
    #expect(log.states == [.began, .cancelled, .began, .ended])
  }

  @Test("A gesture that had not begun never does")
  func possible() {
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    let log = StateLog(press)
    stage.down(100, 100)
    view.removeFromSuperview()
    stage.wait(1)
    stage.up(100, 100)
    #expect(log.states.isEmpty && press.state == .possible)
  }

  @Test("No target is notified after the handler that removed the view has returned")
  func owner() {
    // Simulates a handler whose owner exists only as long as the view is in the window.
    var isOwnerAlive = true
    var toldTheDead = false
    let inner = UIPanGestureRecognizer()
    view.addGestureRecognizer(inner)
    let outer = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(outer)
    let both = Both()
    outer.delegate = both
    let log = StateLog(inner)
    inner.addHandler { _ in if !isOwnerAlive { toldTheDead = true } }
    outer.addHandler { _ in
      guard outer.state == .changed else { return }
      self.view.removeFromSuperview()
      isOwnerAlive = false
    }
    // Outer recognizers are notified after inner ones, so a pending notification of an inner recognizer must not be
    // deferred to the next event.
    stage.down(100, 100)
    stage.move(130, 100)
    stage.move(160, 100)
    stage.move(190, 100)
    stage.up(190, 100)
    #expect(!isOwnerAlive && !toldTheDead)
    #expect(log.states.first == .began && log.states.last == .cancelled)
  }

  /// Allows all gestures to be recognized simultaneously.
  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("Reports of a recognizer precede its removal by another handler")
  func order() {
    let front = UIView(frame: view.bounds)
    view.addSubview(front)
    let first = UITapGestureRecognizer()
    let second = UITapGestureRecognizer()
    front.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    let both = Both()
    first.delegate = both
    var isRemoved = false
    var order: [String] = []
    first.addHandler { _ in
      order.append("first")
      self.view.removeFromSuperview()
      isRemoved = true
    }
    second.addHandler { _ in order.append(isRemoved ? "second, too late" : "second") }
    stage.down(100, 100)
    stage.up(100, 100)
    #expect(order == ["first", "second"])
  }

  @Test("A held button is not pressed by the end of the touch")
  func button() {
    let button = UIButton(frame: view.bounds)
    view.addSubview(button)
    var events: [String] = []
    button.addHandler(for: .touchDown) { _ in events.append("down") }
    button.addHandler(for: .touchUpInside) { _ in events.append("up") }
    button.addHandler(for: .touchCancel) { _ in events.append("cancel") }
    stage.down(100, 100)
    view.removeFromSuperview()
    #expect(events == ["down", "cancel"] && !button.isHighlighted)
    stage.up(100, 100)
    #expect(events == ["down", "cancel"])
  }

  @Test("Moving a view within its window does not affect gestures")
  func moved() {
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let log = StateLog(pan)
    let other = UIView(frame: stage.window.bounds)
    stage.window.addSubview(other)
    stage.window.bringSubviewToFront(view)
    stage.down(100, 100)
    stage.move(130, 100)
    other.addSubview(view)
    stage.move(160, 100)
    stage.up(160, 100)
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test("A removed view is not asked whether a gesture may begin, but the remaining ones are")
  func asking() {
    final class AskedView: UIView {
      var asked = 0
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return true
      }
    }
    let outer = AskedView(frame: view.bounds)
    let inner = AskedView(frame: view.bounds)
    view.addSubview(outer)
    outer.addSubview(inner)
    let pan = UIPanGestureRecognizer()
    outer.addGestureRecognizer(pan)
    let log = StateLog(pan)
    stage.down(100, 100)
    inner.removeFromSuperview()
    stage.move(130, 100)
    #expect(log.states == [.began] && inner.asked == 0 && outer.asked == 1)
  }
}
