// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests that `UIApplication.validate()` detects each kind of inconsistency in recognizers and touches, and that
/// recognizers only make valid state transitions.
@MainActor @Suite(.uiKit) struct GestureValidationTests {
  /// A touch on a view whose pan has begun and whose long press has failed, and another view with a tap recognizer.
  @MainActor struct Scene {
    let stage = FingerStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let pan = UIPanGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let tap = UITapGestureRecognizer()

    init() {
      stage.window.addSubview(view)
      let other = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      stage.window.addSubview(other)
      view.addGestureRecognizer(pan)
      view.addGestureRecognizer(press)
      other.addGestureRecognizer(tap)
      stage.down(20, 20)
      stage.move(60, 20)
      stage.move(90, 20)
    }

    var dispatcher: TouchDispatcher { TouchDispatcher.current }
    var breaches: [String] { UIApplication.shared.validate() }
  }

  @Test("Valid recognizers have no breaches, during a gesture and after it")
  func allIsWell() {
    let scene = Scene()
    #expect(scene.pan.state == .changed && scene.press.state == .failed)
    #expect(scene.breaches == [])
    scene.stage.up(90, 20)
    #expect(scene.breaches == [] && scene.dispatcher.arbiter.participants.isEmpty)
  }

  nonisolated static let damages: [(String, @MainActor @Sendable (Scene) -> Void)] = [
    ("the event has other touches", { $0.dispatcher.event.touches = [] }),
    ("is down, but its phase is", { $0.dispatcher.liveTouches[0].phase = .ended }),
    ("waits to be told of, but all is told", { $0.dispatcher.delivery.add(finished()) }),
    (
      "has nothing to wait for",
      {
        $0.pan.currentState = .possible
        $0.pan.touches = []
      }
    ),
    ("has not returned to possible", { $0.press.touches = [] }),
    ("asks for a state that it cannot get", { $0.pan.request = .ended }),
    ("is over and waits for a moment", { $0.press.deadline = 3 }),
    ("has a touch that is not down", { $0.pan.touches.append(UITouch()) }),
    ("has a touch of another gesture", { $0.pan.sequence = [] }),
    ("is still telling a state", { $0.pan.statesToReport = [.changed] }),
    ("takes no part, but is not possible", { $0.tap.currentState = .ended }),
    ("takes no part, but has touches", { $0.tap.deadline = 3 }),
  ]

  private static func finished() -> UITouch {
    let touch = UITouch()
    touch.delivery = .finished
    return touch
  }

  @Test("Each kind of damage is detected", arguments: damages.indices)
  func damage(_ index: Int) {
    let scene = Scene()
    let (sentence, damage) = Self.damages[index]
    damage(scene)
    let breaches = scene.breaches
    #expect(breaches.contains { $0.contains(sentence) }, "\(sentence): \(breaches)")
    UIApplication.shared.reset()
  }

  @Test("A state allows exactly the transitions that a gesture can make")
  func transitions() {
    let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let followers = states.map { state in states.filter { state.mayBecome($0) } }
    #expect(
      followers == [
        [.began, .ended, .failed], [.changed, .ended, .cancelled], [.changed, .ended, .cancelled], [], [], [],
      ])
  }
}
