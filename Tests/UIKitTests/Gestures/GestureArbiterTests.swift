// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct GestureArbiterTests {
  /// A delegate with a fixed answer to each query.
  final class Answers: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var isSimultaneous = false
    var receives = true
    var requiresFailure = false
    var asked: [String] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("begin")
      return begins
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked.append("failure")
      return requiresFailure
    }
  }

  struct Nested {
    let stage = FingerStage()
    let inner = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    let innerLog: StateLog
    let outerLog: StateLog
    let view: UIView

    @MainActor init() {
      view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      stage.window.addSubview(view)
      view.addGestureRecognizer(inner)
      stage.window.addGestureRecognizer(outer)
      innerLog = StateLog(inner)
      outerLog = StateLog(outer)
    }

    @MainActor func drag() {
      stage.down(100, 100)
      stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 6, y: 0), count: 4, every: 0.01)
      stage.up(124, 100)
    }
  }

  @Test("E6: of two pans on nested views, the inner one begins and the outer one fails")
  func nested() {
    let nested = Nested()
    nested.drag()
    #expect(nested.innerLog.states == [.began, .changed, .changed, .ended])
    #expect(nested.outerLog.states.isEmpty)
    #expect(nested.outer.state == .possible)
  }

  @Test("E6: both begin if one delegate allows it", arguments: [true, false])
  func simultaneous(innerSays: Bool) {
    let nested = Nested()
    let answers = Answers()
    answers.isSimultaneous = true
    if innerSays { nested.inner.delegate = answers } else { nested.outer.delegate = answers }
    nested.drag()
    #expect(nested.innerLog.states == [.began, .changed, .changed, .ended])
    #expect(nested.outerLog.states == [.began, .changed, .changed, .ended])
  }

  @Test("E9: a disabled recognizer is cancelled once, then reset")
  func turnedOff() {
    let nested = Nested()
    nested.stage.down(100, 100)
    nested.stage.move(130, 100)
    nested.inner.isEnabled = false
    #expect(nested.innerLog.states == [.began, .cancelled])
    #expect(nested.inner.state == .possible)
    nested.stage.move(160, 100)
    nested.stage.up(160, 100)
    #expect(nested.innerLog.states == [.began, .cancelled])
    nested.inner.isEnabled = true
    nested.drag()
    #expect(nested.innerLog.states.count == 6)
  }

  @Test("E9: removing a recognizer from its view during a gesture cancels it")
  func removed() {
    let nested = Nested()
    nested.stage.down(100, 100)
    nested.stage.move(130, 100)
    nested.view.removeGestureRecognizer(nested.inner)
    #expect(nested.innerLog.states == [.began, .cancelled])
    #expect(nested.inner.view == nil)
    nested.stage.up(130, 100)
    #expect(nested.innerLog.states.count == 2)
  }

  @Test("E10: the location is zero before the first touch, and remains after the last one")
  func location() {
    let stage = FingerStage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    stage.window.addSubview(scrollView)
    let pan = scrollView.panGestureRecognizer
    #expect(pan.location(in: scrollView) == .zero)
    stage.down(50, 150)
    #expect(pan.location(in: scrollView) == CGPoint(x: 50, y: 50))
    stage.move(50, 140)
    stage.up(50, 140)
    #expect(pan.location(in: scrollView) == CGPoint(x: 50, y: 40))
    scrollView.contentOffset.y = 700
    #expect(pan.location(in: scrollView) == CGPoint(x: 50, y: 740))
    #expect(pan.numberOfTouches == 0)
    stage.down(60, 160)
    #expect(pan.location(in: scrollView) == CGPoint(x: 60, y: 760))
  }

  @Test("E11: a rejected recognizer fails, and others can still begin")
  func shouldBegin() {
    let nested = Nested()
    let answers = Answers()
    answers.begins = false
    nested.inner.delegate = answers
    nested.drag()
    #expect(nested.innerLog.states.isEmpty)
    #expect(nested.outerLog.states == [.began, .changed, .changed, .ended])
    #expect(answers.asked.filter { $0 == "begin" }.count == 1)
  }

  final class Refusing: UIView {
    var refuses = true
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
  }

  @Test("E11: a touched view can prevent surrounding recognizers from beginning")
  func viewRefuses() {
    let stage = FingerStage()
    let view = Refusing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(view)
    let tap = UITapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    let log = StateLog(tap)
    stage.tap(50, 50)
    #expect(log.states.isEmpty)
    view.refuses = false
    stage.tap(50, 50)
    #expect(log.states == [.ended])
  }

  @Test("A delegate can hide a touch, and can make one recognizer wait for the other")
  func delegateRules() {
    let nested = Nested()
    let answers = Answers()
    answers.receives = false
    nested.inner.delegate = answers
    nested.drag()
    #expect(nested.innerLog.states.isEmpty)
    #expect(nested.outerLog.states.first == .began)
    answers.receives = true
    answers.requiresFailure = true
    nested.outerLog.states = []
    answers.asked = []
    nested.drag()
    #expect(nested.outerLog.states == [.began, .changed, .changed, .ended])
    #expect(nested.innerLog.states.isEmpty)
    #expect(answers.asked.filter { $0 == "failure" }.count == 1)
  }

  @Test("A pan that waits for another one to fail begins late, with its full translation")
  func lateBeginning() {
    let stage = FingerStage()
    let pan = UIPanGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 60
    pan.require(toFail: press)
    stage.window.addGestureRecognizer(pan)
    stage.window.addGestureRecognizer(press)
    let log = StateLog(pan)
    stage.down(100, 100)
    stage.move(140, 100, at: 0.05)
    #expect(pan.state == .possible)
    stage.move(170, 100, at: 0.1)
    #expect(log.states == [.began])
    #expect(pan.translation(in: nil).x == 60)
    stage.up(170, 100, at: 0.15)
    #expect(log.states == [.began, .ended])
  }

  final class Custom: UIGestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() {
      resets += 1
      state = .possible
    }
  }

  @Test("A custom recognizer passes through its states and is reset once")
  func custom() {
    let stage = FingerStage()
    let custom = Custom()
    stage.window.addGestureRecognizer(custom)
    let log = StateLog(custom)
    stage.down(1, 1)
    stage.move(2, 2)
    stage.up(2, 2)
    #expect(log.states == [.began, .changed, .ended])
    #expect(custom.resets == 1)
  }

  @Test("An illegal state is rejected with a fault")
  func illegal() {
    let stage = FingerStage()
    let custom = Custom()
    stage.window.addGestureRecognizer(custom)
    let faults = Diagnostics.recording {
      custom.state = .changed
      stage.down(1, 1)
      custom.state = .failed
      stage.up(1, 1)
    }
    #expect(faults.map { $0.kind } == ["gestureState", "gestureState"])
    #expect(custom.state == .possible)
  }

  final class Target: SelectorDispatching {
    var calls: [String] = []
    func perform(_ name: String, with sender: Any?) -> Bool {
      calls.append(name)
      return name == "tapped:"
    }
  }

  @Test("A target is called by selector; unknown selectors and uncallable targets are faults")
  func selectors() {
    let stage = FingerStage()
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: "tapped:")
    tap.addTarget(target, action: "tapped:")
    stage.window.addGestureRecognizer(tap)
    stage.tap(5, 5)
    #expect(target.calls == ["tapped:"])
    tap.removeTarget(target, action: nil)
    tap.addTarget(target, action: "unknown")
    stage.wait(1)
    let faults = Diagnostics.recording {
      stage.tap(5, 5)
      tap.addTarget(stage, action: "tapped:")
    }
    #expect(faults.map { $0.kind } == ["selectorUnknown", "selectorTarget"])
  }

  @Test("Handlers are called in order and can be removed")
  func handlers() {
    let stage = FingerStage()
    let tap = UITapGestureRecognizer()
    stage.window.addGestureRecognizer(tap)
    var calls: [Int] = []
    let first = tap.addHandler { _ in calls.append(1) }
    tap.addHandler { _ in calls.append(2) }
    stage.tap(5, 5)
    tap.removeHandler(first)
    stage.wait(1)
    stage.tap(5, 5)
    #expect(calls == [1, 2, 2])
  }
}
