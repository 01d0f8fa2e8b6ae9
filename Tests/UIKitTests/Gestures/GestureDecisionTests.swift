// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the trace of gesture decisions.
@Suite(.oneApplication)
@MainActor
struct GestureDecisionTests {
  private func sentences() -> [String] { UIApplication.shared.gestureDecisions.map { $0.description } }

  @Test("For two pans on nested views, the trace lists requests, acceptance and prevention")
  func nested() {
    let nested = GestureArbiterTests.Nested()
    nested.inner.name = "inner"
    nested.outer.name = "outer"
    nested.drag()
    #expect(sentences().isEmpty, "nothing is recorded unless requested")
    UIApplication.shared.tracesGestures = true
    nested.drag()
    #expect(
      sentences() == [
        "inner receives", "outer receives", "inner asks", "outer asks", "inner is recognized",
        "outer is prevented by inner", "inner ends", "inner is reset", "outer is reset",
      ])
    UIApplication.shared.tracesGestures = false
    #expect(sentences().isEmpty)
  }

  @Test("A denial names its origin: view, delegate or the recognizer itself")
  func denials() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let stage = FingerStage()
    let view = Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(UITapGestureRecognizer())
    stage.window.addSubview(view)
    let answers = GestureArbiterTests.Answers()
    answers.begins = false
    let swipe = UITapGestureRecognizer()
    swipe.delegate = answers
    stage.window.addGestureRecognizer(swipe)
    UIApplication.shared.tracesGestures = true
    stage.tap(10, 10)
    #expect(sentences().contains("tap 1 is rejected by a view"))
    stage.tap(200, 200)
    #expect(sentences().contains("tap 2 is rejected by its delegate"))
    answers.receives = false
    stage.tap(200, 200)
    #expect(sentences().contains("tap 2 declines the touch"))
  }

  @Test("Waiting is recorded once per gesture, with its outcome")
  func waiting() {
    let stage = FingerStage()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.name = "single"
    double.name = "double"
    single.require(toFail: double)
    stage.window.addGestureRecognizer(single)
    stage.window.addGestureRecognizer(double)
    UIApplication.shared.tracesGestures = true
    stage.tap(10, 10)
    stage.wait(0.5)
    let waits = sentences().filter { $0.hasPrefix("single waits") }
    #expect(waits == ["single waits for double"])
    #expect(sentences().contains("double fails") && sentences().contains("single is recognized"))
    stage.tap(10, 10)
    stage.wait(0.1)
    stage.tap(10, 10)
    #expect(sentences().contains("single is prevented by double"))
  }

  @Test("Simultaneous recognition is recorded, and the trace is bounded")
  func limits() {
    let nested = GestureArbiterTests.Nested()
    let answers = GestureArbiterTests.Answers()
    answers.isSimultaneous = true
    nested.inner.delegate = answers
    UIApplication.shared.tracesGestures = true
    nested.drag()
    #expect(sentences().contains { $0.contains("goes together with") })
    for _ in 0..<600 { nested.drag() }
    let count = UIApplication.shared.gestureDecisions.count
    // When the trace exceeds 4,000 decisions, the older half is dropped.
    #expect(count > 1000 && count <= 4_000)
  }
}
