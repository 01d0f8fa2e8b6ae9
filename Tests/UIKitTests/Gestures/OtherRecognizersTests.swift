// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UILongPressGestureRecognizerTests {
  private func pressed() -> (FingerStage, UILongPressGestureRecognizer, StateLog) {
    let stage = FingerStage()
    let press = UILongPressGestureRecognizer()
    stage.window.addGestureRecognizer(press)
    let log = StateLog(press)
    stage.down(100, 100)
    return (stage, press, log)
  }

  @Test("E3: begins at 0.5 s without movement, then changes with every move, and ends")
  func press() {
    let (stage, _, log) = pressed()
    stage.run(until: 0.5 - 1 / 120.0)
    #expect(log.states.isEmpty)
    stage.run(until: 0.5)
    #expect(log.states == [.began])
    stage.move(130, 100)
    stage.up(130, 100)
    #expect(log.states == [.began, .changed, .ended])
  }

  @Test("E3: a move of 11 points at 0.3 s, or an end at 0.49 s, is not a long press", arguments: [true, false])
  func failed(moves: Bool) {
    let (stage, press, log) = pressed()
    stage.run(until: 0.3)
    if moves { stage.move(111, 100) }
    stage.run(until: 0.49)
    if !moves { stage.up(100, 100) }
    stage.run(until: 1)
    #expect(log.states.isEmpty)
    if moves { stage.up(100, 100) }
    #expect(press.state == .possible)
  }

  @Test("A long press after a tap requires the tap")
  func afterTap() {
    let (stage, press, log) = pressed()
    press.numberOfTapsRequired = 1
    stage.up(100, 100)
    stage.wait(1)
    stage.tap(100, 100)
    stage.wait(0.1)
    stage.down(100, 100)
    stage.wait(0.6)
    #expect(log.states == [.began])
    stage.up(100, 100)
    let faults = Diagnostics.recording { press.minimumPressDuration = -.infinity }
    #expect(faults.map { $0.kind } == ["pressDuration"])
    #expect(press.minimumPressDuration == 0.5)
  }
}

@Suite(.oneApplication)
@MainActor
struct UIPinchGestureRecognizerTests {
  @Test("E5: 100 points apart: 107 is possible, 108 begins with scale 1, 162 is 1.5, the last end ends it")
  func pinch() {
    let stage = FingerStage()
    let pinch = UIPinchGestureRecognizer()
    stage.window.addGestureRecognizer(pinch)
    let log = StateLog(pinch)
    stage.down(100, 100, id: 1)
    stage.down(200, 100, id: 2)
    stage.move(207, 100, id: 2, at: 0.01)
    #expect(log.states.isEmpty)
    stage.move(208, 100, id: 2, at: 0.02)
    #expect(log.states == [.began])
    #expect(pinch.scale == 1)
    stage.move(262, 100, id: 2, at: 0.07)
    #expect(pinch.scale == 1.5)
    #expect(abs(pinch.velocity - 10) < 1e-6)
    #expect(pinch.location(in: nil) == CGPoint(x: 181, y: 100))
    pinch.scale = 1
    stage.move(181, 100, id: 2, at: 0.08)
    #expect(pinch.scale == 0.5)
    stage.up(181, 100, id: 2)
    #expect(log.states == [.began, .changed, .changed] && pinch.state == .changed)
    stage.up(100, 100, id: 1)
    #expect(log.states == [.began, .changed, .changed, .ended] && pinch.state == .possible)
    let faults = Diagnostics.recording { pinch.scale = 0 }
    #expect(faults.count == 1)
  }
}

@Suite(.oneApplication)
@MainActor
struct UIRotationGestureRecognizerTests {
  @Test("A rotation begins at 10 degrees with rotation 0, and continues past 180 degrees")
  func rotation() {
    let stage = FingerStage()
    let rotation = UIRotationGestureRecognizer()
    stage.window.addGestureRecognizer(rotation)
    let log = StateLog(rotation)
    stage.down(200, 200, id: 1)
    stage.down(300, 200, id: 2)
    func turn(_ degrees: Double) {
      let angle = degrees * Double.pi / 180
      stage.move(
        200 + 100 * DeterministicMath.cos(angle), 200 + 100 * DeterministicMath.sin(angle), id: 2, at: stage.time + 0.01
      )
    }
    turn(9)
    #expect(log.states.isEmpty)
    turn(11)
    #expect(log.states == [.began])
    #expect(rotation.rotation == 0)
    for degrees in stride(from: 31.0, through: 371, by: 20) { turn(degrees) }
    #expect(abs(rotation.rotation - 2 * CGFloat.pi) < 1e-5)
    #expect(abs(rotation.velocity - 2000 * CGFloat.pi / 180) < 1e-3)
    stage.up(300, 200, id: 1)
    #expect(log.states.last == .changed)
    stage.up(300, 200, id: 2)
    #expect(log.states.last == .ended)
  }
}

@Suite(.oneApplication)
@MainActor
struct UISwipeGestureRecognizerTests {
  @Test(
    "E8: 60 points to the right in 0.2 s are a swipe; slower, slanted or opposite moves are not",
    arguments: [(6.0, 0.0, 0.02, 1), (6, 0, 0.07, 0), (6, 6, 0.02, 0), (-6, 0, 0.02, 0), (0, 6, 0.02, 0)])
  func swipe(dx: Double, dy: Double, interval: Double, count: Int) {
    let stage = FingerStage()
    let swipe = UISwipeGestureRecognizer()
    stage.window.addGestureRecognizer(swipe)
    let log = StateLog(swipe)
    stage.down(100, 100)
    let end = stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: dx, y: dy), count: 10, every: interval)
    stage.up(Double(end.x), Double(end.y))
    #expect(log.states == Array(repeating: .ended, count: count))
  }

  @Test("Any listed direction is accepted")
  func directions() {
    let stage = FingerStage()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    stage.window.addGestureRecognizer(swipe)
    let log = StateLog(swipe)
    stage.down(200, 200)
    stage.move(145, 200, at: 0.1)
    stage.up(145, 200)
    stage.down(200, 200)
    stage.move(200, 145, at: 0.3)
    stage.up(200, 145)
    #expect(log.states == [.ended, .ended])
  }
}

@Suite(.oneApplication)
@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  @Test(
    "An edge pan begins only at a listed edge and inward",
    arguments: [(5.0, 30.0, 0.0, true), (25, 30, 0, false), (5, 30, 40, false), (390, -30, 0, false)])
  func edge(start: Double, dx: Double, dy: Double, begins: Bool) {
    let stage = FingerStage()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    stage.window.addGestureRecognizer(pan)
    let log = StateLog(pan)
    stage.down(start, 300)
    stage.move(start + dx, 300 + dy)
    stage.up(start + dx, 300 + dy)
    #expect(log.states == (begins ? [.began, .ended] : []))
  }
}
