// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that touches that no user would produce do not leave stuck gestures, illegal states or NaN values.
@Suite(.oneApplication)
@MainActor
struct HostileFingerTests {
  /// A view with every touch recognizer, and a log for each.
  private struct Bench {
    let stage = FingerStage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let recognizers: [UIGestureRecognizer]
    let logs: [StateLog]

    init() {
      view.contentSize = CGSize(width: 390, height: 4000)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 4000))
      content.isMultipleTouchEnabled = true
      view.addSubview(content)
      stage.window.addSubview(view)
      let all: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UISwipeGestureRecognizer(), UILongPressGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
      ]
      for recognizer in all { content.addGestureRecognizer(recognizer) }
      recognizers = all + [view.panGestureRecognizer]
      logs = recognizers.map { StateLog($0) }
    }

    /// Whether the dispatcher and the recognizers are in the same state as before the first touch.
    var isClean: Bool {
      TouchDispatcher.current.liveTouches.isEmpty && TouchDispatcher.current.delivery.undelivered.isEmpty
        && TouchDispatcher.current.arbiter.participants.isEmpty
        && recognizers.allSatisfy { $0.state == .possible && $0.touches.isEmpty && $0.deadline == nil }
    }

    /// Whether every gesture began before it changed, and ended before it began again.
    var isLegal: Bool {
      logs.allSatisfy { log in
        var isGoing = false
        for state in log.states {
          if state == .began, isGoing { return false }
          if state == .changed || state == .cancelled, !isGoing { return false }
          isGoing = state == .began || state == .changed
        }
        return !isGoing
      }
    }
  }

  @Test("Eleven touches begin, move and end in different orders")
  func elevenFingers() {
    let b = Bench()
    let faults = Diagnostics.recording {
      for id in 1...11 { b.stage.down(20 + 30 * Double(id), 100 + 10 * Double(id), id: Int32(id)) }
      #expect(TouchDispatcher.current.liveTouches.count == 11)
      for step in 1...20 {
        for id in 1...11 {
          b.stage.move(
            20 + 30 * Double(id) + Double(step * (id % 3 - 1)), 100 + 10 * Double(id) + Double(step * 4), id: Int32(id))
        }
        b.stage.wait(0.008)
      }
      for id in [6, 1, 11, 3, 9, 2, 4, 10, 8, 5, 7] { b.stage.up(100, 300, id: Int32(id)) }
      b.stage.wait(5)
    }
    #expect(faults.isEmpty && b.isClean && b.isLegal)
    #expect(b.logs.contains { !$0.states.isEmpty })
  }

  @Test("A touch without an end does not keep the application awake, and the system can cancel it")
  func endless() {
    let b = Bench()
    b.stage.encoder = FrameEncoder()
    b.stage.down(100, 100)
    b.stage.wait(60)
    #expect(b.logs[5].states == [.began] && !UIApplication.shared.wantsFrame)
    b.stage.hide()
    b.stage.wait(5)
    #expect(b.isClean && b.isLegal && b.logs[5].states.last == .cancelled)
  }

  @Test("Many events with the same timestamp result in finite velocities and a complete gesture")
  func oneMoment() {
    let b = Bench()
    b.stage.down(100, 700)
    for step in 1...30 { b.stage.move(100, 700 - 10 * Double(step)) }
    let velocity = b.view.panGestureRecognizer.velocity(in: b.view)
    #expect(velocity.x.isFinite && velocity.y.isFinite)
    b.stage.up(100, 400)
    b.stage.wait(5)
    #expect(b.isClean && b.isLegal && b.view.contentOffset.y.isFinite)
  }

  @Test("A timestamp that decreases counts as no passed time")
  func backwards() {
    let b = Bench()
    b.stage.wait(10)
    b.stage.down(100, 700, at: 10)
    for step in 1...20 { b.stage.move(100, 700 - 10 * Double(step), at: 10 - 0.4 * Double(step)) }
    let velocity = b.view.panGestureRecognizer.velocity(in: b.view)
    #expect(velocity.x.isFinite && velocity.y.isFinite && UIApplication.shared.currentTime == 10)
    b.stage.up(100, 500, at: 1)
    b.stage.run(until: 20)
    #expect(b.isClean && b.isLegal && !b.view.isDecelerating)
    #expect(b.view.offsetRange.clamp(b.view.contentOffset) == b.view.contentOffset)
  }

  @Test("Non-finite positions are rejected with a fault", arguments: [Float.nan, .infinity, -.infinity])
  func noPlace(x: Float) {
    let b = Bench()
    let faults = Diagnostics.recording {
      for kind in [InputKind.pointerDown, .pointerMove, .pointerUp, .wheel, .hover] {
        UIApplication.shared.handle(InputEvent(kind, identifier: 1, x: x, y: 5, milliseconds: 0))
        b.stage.tick()
      }
    }
    #expect(faults.map { $0.kind } == Array(repeating: "nonFiniteInput", count: 5))
    #expect(b.isClean)
  }

  @Test("A recognizer can be removed or disabled in its own action", arguments: [true, false])
  func leavesItself(isRemoved: Bool) {
    let stage = FingerStage()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { [unowned window = stage.window] pan in
      states.append(pan.state)
      if isRemoved { window.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
    }
    stage.window.addGestureRecognizer(pan)
    stage.down(100, 100)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 8, y: 0), count: 5, every: 0.01)
    stage.up(140, 100)
    #expect(states == [.began, .cancelled] && pan.state == .possible)
    #expect(TouchDispatcher.current.arbiter.participants.isEmpty)
  }

  @Test("Removing a view that is being dragged ends the gesture, and the view is released", arguments: 0..<3)
  func removedWhileDragged(way: Int) {
    let b = Bench()
    let log = ScrollLog()
    b.view.delegate = log
    b.stage.down(100, 500)
    b.stage.drag(from: CGPoint(x: 100, y: 500), by: CGPoint(x: 0, y: -20), count: 5, every: 0.01)
    let faults = Diagnostics.recording {
      switch way {
      case 0: b.view.removeFromSuperview()
      case 1: b.stage.window.isHidden = true
      default: UIView().addSubview(b.view)
      }
      b.stage.move(100, 300)
      b.stage.up(100, 300)
      b.stage.wait(5)
    }
    #expect(faults.isEmpty && b.isClean && b.isLegal)
    #expect(!b.view.isTracking && !b.view.isDragging && !b.view.isDecelerating)
    #expect(
      log.entries.filter { $0.hasPrefix("willDrag") }.count == log.entries.filter { $0.hasPrefix("didEnd") }.count)
  }

  @Test("A view that is removed by its own touch receives touchesCancelled")
  func removesItself() {
    final class Shy: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
        removeFromSuperview()
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    let stage = FingerStage()
    let view = Shy(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.down(10, 10)
    stage.up(10, 10)
    #expect(view.log == ["began", "cancelled"] && TouchDispatcher.current.liveTouches.isEmpty)
  }
}
