// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UITapGestureRecognizerTests {
  @Test("E1: a touch of less than 0.1 s is one tap")
  func tap() {
    let stage = FingerStage()
    let tap = UITapGestureRecognizer()
    let log = StateLog(tap)
    stage.window.addGestureRecognizer(tap)
    stage.down(100, 100)
    stage.run(until: 0.1)
    stage.up(100, 100)
    #expect(log.states == [.ended])
    #expect(tap.state == .possible)
    #expect(tap.location(in: stage.window) == CGPoint(x: 100, y: 100))
  }

  @Test("E1: a movement of more than 10 points is not a tap, one of 10 is", arguments: [(11.0, 0), (10.0, 1), (-11, 0)])
  func movement(distance: Double, count: Int) {
    let stage = FingerStage()
    let tap = UITapGestureRecognizer()
    let log = StateLog(tap)
    stage.window.addGestureRecognizer(tap)
    stage.down(100, 100)
    stage.move(100 + distance, 100, at: 0.05)
    stage.move(100, 100, at: 0.06)
    stage.up(100, 100, at: 0.1)
    #expect(log.states.count == count)
  }

  @Test("E1: a press of 0.8 s is not a tap, with and without frames meanwhile", arguments: [true, false])
  func longPress(showsFrames: Bool) {
    let stage = FingerStage()
    let tap = UITapGestureRecognizer()
    let log = StateLog(tap)
    stage.window.addGestureRecognizer(tap)
    stage.down(100, 100)
    if showsFrames { stage.run(until: 0.8) }
    stage.up(100, 100, at: 0.8)
    #expect(log.states.isEmpty)
    stage.down(100, 100, at: 2)
    stage.up(100, 100, at: 2.1)
    #expect(log.states == [.ended])
  }

  @Test("E2: a single tap that requires a double tap to fail waits for it")
  func doubleTap() {
    let stage = FingerStage()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.window.addGestureRecognizer(single)
    stage.window.addGestureRecognizer(double)
    let singleLog = StateLog(single)
    let doubleLog = StateLog(double)
    stage.down(100, 100)
    stage.up(100, 100, at: 0.05)
    stage.down(100, 100, at: 0.25)
    stage.up(100, 100, at: 0.3)
    stage.run(until: 1.5)
    #expect(singleLog.states.isEmpty)
    #expect(doubleLog.states == [.ended])
  }

  @Test("E2: one tap is reported 0.35 s after its end if a double tap had to fail")
  func singleAfterWaiting() {
    let stage = FingerStage()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.window.addGestureRecognizer(double)
    stage.window.addGestureRecognizer(single)
    var toldAt = -1.0
    single.addHandler { _ in toldAt = stage.time }
    stage.down(100, 100)
    stage.up(100, 100, at: 0.1)
    stage.run(until: 2)
    #expect(abs(toldAt - 0.45) < 1 / 120.0)
    #expect(stage.isAtRest)
  }

  @Test("Without a requirement, the single and double taps are reported at once")
  func singleAndDouble() {
    let stage = FingerStage()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.window.addGestureRecognizer(single)
    stage.window.addGestureRecognizer(double)
    let singleLog = StateLog(single)
    let doubleLog = StateLog(double)
    stage.tap(100, 100)
    #expect(singleLog.states == [.ended])
    stage.wait(0.1)
    stage.tap(100, 100)
    #expect(singleLog.states == [.ended, .ended])
    #expect(doubleLog.states == [.ended])
  }

  @Test(
    "The second of two taps must be near in position and time", arguments: [(46.0, 0.1, 0), (44, 0.1, 1), (0, 0.36, 0)])
  func secondTap(distance: Double, pause: Double, count: Int) {
    let stage = FingerStage()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let log = StateLog(double)
    stage.window.addGestureRecognizer(double)
    stage.tap(100, 100)
    stage.wait(pause)
    stage.tap(100 + distance, 100)
    #expect(log.states.count == count)
  }

  @Test("A two-finger tap needs exactly two touches")
  func twoTouches() {
    let stage = FingerStage()
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    var count = 0
    tap.addHandler { count = $0.numberOfTouches }
    let log = StateLog(tap)
    stage.window.addGestureRecognizer(tap)
    stage.tap(100, 100)
    #expect(log.states.isEmpty)
    stage.down(100, 100, id: 1)
    stage.down(150, 100, id: 2)
    stage.up(100, 100, id: 1)
    stage.up(150, 100, id: 2)
    #expect(log.states == [.ended])
    #expect(count == 2)
    for id: Int32 in 1...3 { stage.down(100 + 20 * Double(id), 100, id: id) }
    for id: Int32 in 1...3 { stage.up(100 + 20 * Double(id), 100, id: id) }
    #expect(log.states == [.ended])
  }

  @Test("The closure receives the recognizer")
  func closure() {
    let stage = FingerStage()
    var place = CGPoint.zero
    stage.window.addGestureRecognizer(UITapGestureRecognizer { place = $0.location(in: nil) })
    stage.tap(30, 40)
    #expect(place == CGPoint(x: 30, y: 40))
  }
}
