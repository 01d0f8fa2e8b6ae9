// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UIPanGestureRecognizerTests {
  @Test("E4: moves of 4 points: the pan begins at 12 with a translation of 2")
  func fours() {
    let stage = FingerStage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    let log = StateLog(pan)
    var translations: [CGFloat] = []
    pan.addHandler { _ in translations.append(pan.translation(in: stage.window).x) }
    stage.down(100, 100)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 4, y: 0), count: 2, every: 0.008)
    #expect(pan.state == .possible)
    stage.drag(from: CGPoint(x: 108, y: 100), by: CGPoint(x: 4, y: 0), count: 3, every: 0.008)
    stage.up(120, 100)
    #expect(log.states == [.began, .changed, .changed, .ended])
    #expect(translations == [2, 6, 10, 10])
  }

  @Test("E4: moves of 5 points: the pan begins at the second without translation, at 625 points per second")
  func fives() {
    let stage = FingerStage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    var first: CGFloat?
    pan.addHandler { _ in first = first ?? pan.translation(in: stage.window).x }
    let log = StateLog(pan)
    stage.down(100, 100)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 5, y: 0), count: 12, every: 0.008)
    stage.up(160, 100)
    #expect(first == 0)
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(log.states.count == 12)
    #expect(abs(pan.velocity(in: stage.window).x - 625) < 1e-3)
  }

  @Test("The slop is subtracted along the initial direction")
  func slant() {
    let stage = FingerStage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    stage.down(100, 100)
    stage.move(112, 116)
    let translation = pan.translation(in: stage.window)
    #expect(abs(translation.x - 6) < 1e-9 && abs(translation.y - 8) < 1e-9)
  }

  @Test("Setting the translation sets its origin, also in a view of another scale")
  func setTranslation() {
    let stage = FingerStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.down(100, 100)
    stage.move(130, 100)
    #expect(abs(pan.translation(in: view).x - 10) < 1e-9)
    #expect(abs(pan.translation(in: stage.window).x - 20) < 1e-9)
    pan.setTranslation(.zero, in: view)
    stage.move(140, 100)
    #expect(abs(pan.translation(in: view).x - 5) < 1e-9)
    let faults = Diagnostics.recording { pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: view) }
    #expect(faults.map { $0.kind } == ["nonFiniteGeometry"])
    #expect(abs(pan.translation(in: view).x - 5) < 1e-9)
  }

  @Test("Additional and removed touches do not make the translation jump")
  func changingTouches() {
    let stage = FingerStage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    let log = StateLog(pan)
    stage.down(100, 100, id: 1)
    stage.move(130, 100, id: 1)
    #expect(pan.translation(in: nil).x == 20)
    stage.down(300, 300, id: 2)
    #expect(pan.translation(in: nil).x == 20)
    stage.move(310, 300, id: 2)
    #expect(pan.translation(in: nil).x == 25)
    #expect(pan.numberOfTouches == 2)
    stage.up(130, 100, id: 1)
    #expect(pan.translation(in: nil).x == 25)
    stage.move(320, 300, id: 2)
    #expect(pan.translation(in: nil).x == 35)
    stage.up(320, 300, id: 2)
    #expect(log.states.last == .ended)
    #expect(log.states.filter { $0 == .ended }.count == 1)
  }

  @Test("Fewer touches than required do not begin, and more than allowed are ignored")
  func touchCounts() {
    let stage = FingerStage()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    stage.window.addGestureRecognizer(pan)
    let log = StateLog(pan)
    stage.down(100, 100, id: 1)
    stage.move(150, 100, id: 1)
    #expect(log.states.isEmpty)
    stage.down(100, 200, id: 2)
    stage.move(150, 200, id: 2)
    #expect(log.states == [.began])
    stage.down(10, 10, id: 3)
    #expect(pan.numberOfTouches == 2)
    stage.up(150, 200, id: 2)
    #expect(log.states == [.began, .ended])
  }

  @Test("A touch cancelled by the system cancels the pan once and resets it")
  func cancelled() {
    let stage = FingerStage()
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    let log = StateLog(pan)
    stage.down(100, 100)
    stage.move(150, 100)
    stage.cancel()
    #expect(log.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    stage.down(100, 100)
    stage.move(150, 100)
    stage.hide()
    #expect(log.states == [.began, .cancelled, .began, .cancelled])
  }
}
