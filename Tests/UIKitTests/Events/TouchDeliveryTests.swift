// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct TouchDeliveryTests {
  private func touchView(in stage: FingerStage, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100))
    -> TouchView
  {
    let view = TouchView(frame: frame)
    stage.window.addSubview(view)
    return view
  }

  @Test("A view receives its touch from beginning to end")
  func plain() {
    let stage = FingerStage()
    let view = touchView(in: stage)
    stage.down(50, 50)
    stage.move(500, 500)
    stage.up(500, 500)
    #expect(view.log == ["began", "moved", "ended"])
    stage.down(50, 50)
    stage.cancel()
    #expect(view.log.suffix(2) == ["began", "cancelled"])
    stage.move(50, 60)
    stage.up(50, 60)
    #expect(view.log.count == 5)
  }

  @Test("F8: nearly transparent, hidden, disabled and clipped views do not receive touches")
  func hitTest() {
    let stage = FingerStage()
    let view = touchView(in: stage)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    view.alpha = 0.009
    #expect(hit(50, 50) === stage.window)
    view.alpha = 0.011
    #expect(hit(50, 50) === view)
    #expect(hit(0, 0) === view)
    #expect(hit(100, 50) === stage.window)
    let child = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
    view.addSubview(child)
    #expect(hit(90, 90) === child)
    #expect(hit(150, 150) === stage.window)
    child.isUserInteractionEnabled = false
    #expect(hit(90, 90) === view)
    view.isHidden = true
    #expect(hit(90, 90) === stage.window)
  }

  @Test("A recognized gesture cancels the touch in its view unless configured otherwise", arguments: [true, false])
  func cancels(cancels: Bool) {
    let stage = FingerStage()
    let view = touchView(in: stage)
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = cancels
    stage.window.addGestureRecognizer(pan)
    stage.down(50, 50)
    stage.move(52, 50)
    stage.move(80, 50)
    stage.up(80, 50)
    #expect(view.log == (cancels ? ["began", "moved", "cancelled"] : ["began", "moved", "moved", "ended"]))
  }

  @Test("A tap cancels the touch instead of ending it")
  func tapCancels() {
    let stage = FingerStage()
    let view = touchView(in: stage)
    view.addGestureRecognizer(UITapGestureRecognizer())
    stage.tap(50, 50)
    #expect(view.log == ["began", "cancelled"])
  }

  @Test("delaysTouchesBegan delays the touch until the recognizer fails, and never delivers it otherwise")
  func delaysBegan() {
    let stage = FingerStage()
    let view = touchView(in: stage)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    stage.window.addGestureRecognizer(pan)
    stage.down(50, 50)
    stage.move(52, 50)
    #expect(view.log.isEmpty)
    stage.up(52, 50)
    // The touch begins at its first position and then moves to its current one, as Apple documents.
    #expect(view.log == ["began", "moved", "ended"])
    stage.down(50, 50)
    stage.move(80, 50)
    stage.up(80, 50)
    #expect(view.log == ["began", "moved", "ended"])
  }

  @Test("delaysTouchesEnded delays the end of a touch while a double tap is possible", arguments: [true, false])
  func delaysEnded(delays: Bool) {
    let stage = FingerStage()
    let view = touchView(in: stage)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = delays
    stage.window.addGestureRecognizer(double)
    stage.tap(50, 50)
    #expect(view.log == (delays ? ["began"] : ["began", "ended"]))
    stage.wait(0.4)
    #expect(view.log == ["began", "ended"])
  }

  @Test("Taps at one position are counted; elsewhere or later the count starts again")
  func tapCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first?.tapCount ?? 0)
      }
    }
    let stage = FingerStage()
    let view = Counter(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.tap(50, 50)
    stage.wait(0.2)
    stage.tap(60, 60)
    stage.wait(0.2)
    stage.tap(200, 200)
    stage.wait(0.5)
    stage.tap(200, 200)
    #expect(view.counts == [1, 2, 1, 1])
  }

  @Test("Only a view with multiple touch receives the second touch")
  func multipleTouch() {
    let stage = FingerStage()
    let view = touchView(in: stage)
    stage.down(50, 50, id: 1)
    stage.down(60, 60, id: 2)
    stage.up(60, 60, id: 2)
    stage.up(50, 50, id: 1)
    #expect(view.log == ["began", "ended"])
    view.log = []
    view.isMultipleTouchEnabled = true
    stage.down(50, 50, id: 1)
    stage.down(60, 60, id: 2)
    stage.up(60, 60, id: 2)
    stage.up(50, 50, id: 1)
    #expect(view.log == ["began", "began", "ended", "ended"])
  }

  @Test("An exclusive touch blocks touches of other views, and is blocked by them")
  func exclusive() {
    let stage = FingerStage()
    let exclusive = touchView(in: stage)
    exclusive.isExclusiveTouch = true
    let other = touchView(in: stage, CGRect(x: 200, y: 0, width: 100, height: 100))
    stage.down(50, 50, id: 1)
    stage.down(250, 50, id: 2)
    stage.up(250, 50, id: 2)
    stage.up(50, 50, id: 1)
    #expect(exclusive.log == ["began", "ended"] && other.log.isEmpty)
    stage.down(250, 50, id: 2)
    stage.down(50, 50, id: 1)
    stage.up(50, 50, id: 1)
    stage.up(250, 50, id: 2)
    #expect(exclusive.log == ["began", "ended"] && other.log == ["began", "ended"])
  }

  @Test("A pointer identifier that is pressed twice cancels its first touch")
  func lostLift() {
    let stage = FingerStage()
    let view = touchView(in: stage)
    stage.down(50, 50)
    stage.down(60, 60)
    #expect(view.log == ["began", "cancelled", "began"])
    stage.up(60, 60)
    stage.up(60, 60)
    stage.move(1, 1)
    #expect(view.log.count == 4)
    stage.down(50, 50, id: 2)
    #expect(view.log.count == 5 && view.allTouches.count == 1, "no other touch remains")
  }

  @Test("Hiding the page cancels every touch")
  func hidden() {
    let stage = FingerStage()
    let view = touchView(in: stage)
    stage.down(50, 50, id: 1)
    stage.down(200, 200, id: 2)
    stage.hide()
    #expect(view.log == ["began", "cancelled"])
    stage.down(50, 50, id: 3)
    #expect(view.log.count == 3 && view.allTouches.count == 1, "no other touch remains")
  }

  @Test("An event lists its touches, and a touch its recognizers, the deepest view's first")
  func event() {
    final class Watcher: UIView {
      var check: ((UITouch, UIEvent) -> Void)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, let event { check?(touch, event) }
      }
    }
    let stage = FingerStage()
    let view = Watcher(frame: stage.window.bounds)
    stage.window.addSubview(view)
    let (outer, inner) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    stage.window.addGestureRecognizer(outer)
    view.addGestureRecognizer(inner)
    var checked = 0
    view.check = { touch, event in
      checked += 1
      #expect(touch.gestureRecognizers.map { $0.map { $0 === inner } } == [true, false])
      #expect(event.allTouches?.count == 1)
      #expect(event.touches(for: view)?.first === touch)
      #expect(event.touches(for: outer)?.first === touch)
      #expect(touch.phase == .began && touch.view === view && touch.window === stage.window)
      #expect(touch.location(in: view) == CGPoint(x: 40, y: 30))
    }
    stage.down(40, 30)
    stage.up(40, 30)
    #expect(checked == 1)
  }
}
