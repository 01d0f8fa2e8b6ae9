// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests recognizers that wait for another recognizer that ends during the decision or while views are notified.
@Suite(.oneApplication)
@MainActor
struct WaitingRecognizersTests {
  private let stage = FingerStage()
  private let view = ReportingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let waiting = UIPanGestureRecognizer()
  private let log: StateLog

  init() {
    stage.window.addSubview(view)
    view.addGestureRecognizer(waiting)
    log = StateLog(waiting)
  }

  private func wait(for other: UIGestureRecognizer) {
    view.addGestureRecognizer(other)
    waiting.require(toFail: other)
  }

  private final class Disabling: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer.isEnabled = false
      return true
    }
  }

  @Test(
    "The view is not notified of the move that begins the pan if the other recognizer is disabled in shouldBegin"
  )
  func disabledDuringQuery() {
    let other = UIPanGestureRecognizer()
    let delegate = Disabling()
    other.delegate = delegate
    wait(for: other)
    stage.down(50, 50)
    stage.move(80, 50, at: stage.time + 0.01)
    #expect(log.states == [.began] && !other.isEnabled)
    #expect(view.log == ["began", "cancelled"])
    stage.up(80, 50)
    #expect(log.states == [.began, .ended])
  }

  private final class ReportingView: UIView {
    var log: [String] = []
    var moved: () -> Void = {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
      moved()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  @Test("If a view lets the other one fail in touchesMoved, the pan begins with the same event")
  func failedByView() {
    let other = UIGestureRecognizer()
    wait(for: other)
    view.moved = { other.state = .failed }
    stage.down(50, 50)
    stage.move(80, 50, at: stage.time + 0.01)
    #expect(log.states == [.began])
    #expect(view.log == ["began", "moved", "cancelled"])
    stage.up(80, 50)
    #expect(log.states == [.began, .ended] && other.state == .possible)
  }
}
