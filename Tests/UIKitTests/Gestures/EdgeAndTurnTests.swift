// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests drags from all four edges, rotations across 180 degrees, strokes, and presses with several or changing
/// touches.
@Suite(.oneApplication)
@MainActor
struct EdgeAndTurnTests {
  /// Each edge, with a point 15 points from the edge of a 393 x 852 window, and the inward direction.
  nonisolated static let edges: [(UIRectEdge, CGPoint, CGPoint)] = [
    (.left, CGPoint(x: 15, y: 300), CGPoint(x: 1, y: 0)), (.right, CGPoint(x: 378, y: 300), CGPoint(x: -1, y: 0)),
    (.top, CGPoint(x: 200, y: 15), CGPoint(x: 0, y: 1)), (.bottom, CGPoint(x: 200, y: 837), CGPoint(x: 0, y: -1)),
  ]

  /// Returns a window with the recognizer, and a log of the states that the recognizer reports.
  private func watch(_ recognizer: UIGestureRecognizer) -> (stage: FingerStage, log: StateLog) {
    let stage = FingerStage()
    stage.window.addGestureRecognizer(recognizer)
    return (stage, StateLog(recognizer))
  }

  @Test("An edge pan begins within 20 points of its edge, inward at less than 45 degrees", arguments: edges)
  func edges(edge: UIRectEdge, place: CGPoint, inward: CGPoint) {
    /// Returns the states reported for a drag that begins `deeper` further inside and moves `along` inward and `aside`
    /// sideways.
    func states(_ deeper: CGFloat, _ along: CGFloat, _ aside: CGFloat, _ edges: UIRectEdge) -> [UIGestureRecognizer
      .State]
    {
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = edges
      let (stage, log) = watch(pan)
      let start = CGPoint(x: place.x + inward.x * deeper, y: place.y + inward.y * deeper)
      let end = CGPoint(
        x: start.x + inward.x * along + inward.y * aside, y: start.y + inward.y * along + inward.x * aside)
      stage.down(start.x, start.y)
      stage.move(end.x, end.y)
      stage.up(end.x, end.y)
      return log.states
    }
    #expect(states(0, 30, 0, edge) == [.began, .ended])
    #expect(states(0, 30, 25, edge) == [.began, .ended])
    #expect(states(0, 30, -25, edge) == [.began, .ended])
    #expect(states(0, 30, 35, edge) == [])
    #expect(states(0, -14, 0, edge) == [])
    #expect(states(5, 30, 0, edge) == [.began, .ended])
    #expect(states(6, 30, 0, edge) == [])
    #expect(states(0, 30, 0, []) == [])
    for (other, _, _) in Self.edges where other != edge { #expect(states(0, 30, 0, other) == []) }
  }

  @Test(
    "A rotation continues across 180 degrees in both directions, and its velocity has the sign of the rotation",
    arguments: [1.0, -1])
  func rotation(sign: Double) {
    let rotation = UIRotationGestureRecognizer()
    let (stage, log) = watch(rotation)
    func point(_ degrees: Double) -> (Double, Double) {
      let angle = degrees * Double.pi / 180
      return (200 + 100 * DeterministicMath.cos(angle), 400 + 100 * DeterministicMath.sin(angle))
    }
    stage.down(200, 400, id: 1)
    let start = point(180 - 30 * sign)
    stage.down(start.0, start.1, id: 2)
    for step in 1...6 {
      let (x, y) = point(180 - 30 * sign + 11 * sign * Double(step))
      stage.move(x, y, id: 2, at: stage.time + 0.01)
    }
    // The first step, by 11 degrees, begins the rotation.
    #expect(log.states == [.began] + Array(repeating: .changed, count: 5))
    #expect(abs(Double(rotation.rotation) - sign * 55 * Double.pi / 180) < 1e-6)
    #expect(abs(Double(rotation.velocity) - sign * 1100 * Double.pi / 180) < 1e-3)
    rotation.rotation = 1
    #expect(rotation.rotation == 1)
    // A third touch is ignored.
    stage.down(50, 50, id: 3)
    let (x, y) = point(180 - 30 * sign + 77 * sign)
    stage.move(x, y, id: 2, at: stage.time + 0.01)
    #expect(abs(Double(rotation.rotation) - 1 - sign * 11 * Double.pi / 180) < 1e-6)
    #expect(rotation.numberOfTouches == 2)
    stage.up(x, y, id: 2)
    #expect(log.states.last == .changed)
    stage.up(200, 400, id: 1)
    #expect(log.states.last == .ended)
  }

  @Test("A rotation that pauses before its end has no velocity")
  func stillRotation() {
    let stage = FingerStage()
    let rotation = UIRotationGestureRecognizer()
    stage.window.addGestureRecognizer(rotation)
    stage.down(200, 400, id: 1)
    stage.down(300, 400, id: 2)
    stage.move(290, 440, id: 2, at: 0.01)
    stage.move(280, 460, id: 2, at: 0.02)
    #expect(rotation.velocity > 5)
    stage.wait(0.5)
    stage.up(280, 460, id: 2)
    #expect(rotation.velocity == 0)
  }

  @Test(
    "A pinch measures the distance in both directions, and its velocity at the last event")
  func slantedPinch() {
    let stage = FingerStage()
    let pinch = UIPinchGestureRecognizer()
    stage.window.addGestureRecognizer(pinch)
    #expect(pinch.velocity == 0 && pinch.scale == 1)
    stage.down(100, 100, id: 1)
    stage.down(130, 140, id: 2, at: 1)
    // The pinch begins when the distance between the touches grows from 50 to 60 points. Then the distance grows to
    // 120.
    stage.move(136, 148, id: 2, at: 1.01)
    #expect(pinch.state == .began && pinch.scale == 1)
    stage.move(172, 196, id: 2, at: 1.06)
    #expect(abs(pinch.scale - 2) < 1e-9)
    #expect(abs(pinch.velocity - 20) < 1e-6)
    stage.up(172, 196, id: 2)
    stage.up(100, 100, id: 1)
  }

  @Test(
    "A swipe measures from its own start, in all four directions",
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, 1.0, 0.0), (.left, -1, 0), (.up, 0, -1), (.down, 0, 1),
    ])
  func swipes(direction: UISwipeGestureRecognizer.Direction, dx: Double, dy: Double) {
    let all: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(all.map { $0.rawValue } == [1, 2, 4, 8])
    for one in all {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = one
      let (stage, log) = watch(swipe)
      stage.down(200, 400)
      stage.move(200 + 30 * dx, 400 + 30 * dy, at: 0.05)
      stage.move(200 + 49 * dx, 400 + 49 * dy, at: 0.1)
      #expect(log.states == [])
      stage.move(200 + 51 * dx, 400 + 51 * dy, at: 0.15)
      #expect(log.states == (one == direction ? [.ended] : []))
      stage.up(200 + 51 * dx, 400 + 51 * dy)
      #expect(swipe.state == .possible)
    }
  }

  @Test("A swipe shorter than 50 points fails, and the next one is measured from its own start")
  func shortSwipe() {
    let stage = FingerStage()
    let swipe = UISwipeGestureRecognizer()
    stage.window.addGestureRecognizer(swipe)
    let tap = UITapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    tap.require(toFail: swipe)
    let taps = StateLog(tap)
    let log = StateLog(swipe)
    stage.tap(100, 400)
    #expect(taps.states == [.ended])
    stage.down(100, 400, at: 1)
    stage.move(140, 400, at: 1.1)
    stage.up(140, 400)
    stage.down(150, 400, at: 1.2)
    stage.move(190, 400, at: 1.3)
    stage.up(190, 400)
    #expect(log.states == [])
  }

  @Test("A long press uses the configured movement and duration")
  func longPress() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
  }

  @Test("A two-touch press begins with both touches, and a third one ends the attempt", arguments: [2, 3])
  func pressOfTwo(fingers: Int) {
    let press = UILongPressGestureRecognizer()
    press.numberOfTouchesRequired = 2
    let (stage, log) = watch(press)
    stage.down(100, 100, id: 1)
    stage.wait(0.6)
    #expect(log.states == [])
    for finger in 2...fingers { stage.down(100 + 50 * Double(finger), 100, id: Int32(finger)) }
    stage.wait(0.6)
    #expect(log.states == (fingers == 2 ? [.began] : []))
  }

  @Test("A double tap with two touches needs both in time, and a second single touch is not counted")
  func doubleTaps() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    let (stage, log) = watch(tap)
    stage.tap(100, 100)
    stage.wait(0.1)
    stage.tap(100, 100)
    #expect(log.states == [.ended])
    stage.wait(1)
    stage.tap(100, 100)
    stage.wait(1)
    #expect(log.states == [.ended])
    stage.tap(100, 100)
    stage.wait(0.4)
    stage.tap(100, 100)
    #expect(log.states == [.ended])
  }

  @Test("A two-finger tap fails if the first touch lasts more than 0.75 s", arguments: [0.7, 0.9])
  func longTapOfTwo(end: Double) {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let (stage, log) = watch(tap)
    stage.down(100, 100, id: 1)
    stage.run(until: 0.6)
    stage.down(150, 100, id: 2)
    stage.run(until: end)
    stage.up(100, 100, id: 1)
    stage.up(150, 100, id: 2)
    #expect(log.states == (end < 0.75 ? [.ended] : []))
  }

  private final class Asked: NSObject, UIGestureRecognizerDelegate {
    var questions = 0
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      questions += 1
      return true
    }
  }

  @Test("A delegate is asked once per gesture whether one recognizer waits for another")
  func askedOnce() {
    let stage = FingerStage()
    let tap = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let asked = Asked()
    tap.delegate = asked
    stage.window.addGestureRecognizer(tap)
    stage.window.addGestureRecognizer(double)
    let log = StateLog(tap)
    stage.tap(100, 100)
    stage.wait(0.2)
    #expect(log.states == [] && asked.questions == 1)
    stage.wait(0.3)
    #expect(log.states == [.ended] && asked.questions == 1)
    stage.tap(100, 100)
    stage.wait(0.5)
    #expect(log.states == [.ended, .ended] && asked.questions == 2)
  }

  private final class Disabling: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer.isEnabled = false
      return true
    }
  }

  @Test("A recognizer begins in the same event if the one it waits for is disabled during the query")
  func turnedOffWhenAsked() {
    let stage = FingerStage()
    let child = UIView(frame: stage.window.bounds)
    stage.window.addSubview(child)
    let waiting = UITapGestureRecognizer()
    let other = UITapGestureRecognizer()
    child.addGestureRecognizer(waiting)
    stage.window.addGestureRecognizer(other)
    waiting.require(toFail: other)
    let delegate = Disabling()
    other.delegate = delegate
    var ends: [Double] = []
    waiting.addHandler { _ in ends.append(stage.time) }
    stage.tap(100, 100)
    #expect(ends == [stage.time])
  }
}
