// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests random touches, wheel events and keys on nested scroll views with every recognizer. Checks that no gesture
/// gets stuck and that begin and end calls are balanced.
@Suite(.oneApplication)
@MainActor
struct RandomFingersTests {
  /// A page with nested scroll views, and the recognizers that compete for a touch.
  final class Page {
    let stage = FingerStage(size: CGSize(width: 400, height: 800))
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIScrollView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    let card = TouchView(frame: CGRect(x: 0, y: 0, width: 1500, height: 320))
    let outerLog = ScrollLog()
    let innerLog = ScrollLog()
    var recognizers: [UIGestureRecognizer] = []
    var told: [String] = []
    /// The violations found so far, each with the step after which it was found.
    var breaches: [String] = []

    init(paging: Bool) {
      stage.window.addSubview(outer)
      outer.contentSize = CGSize(width: 400, height: 3000)
      outer.addSubview(inner)
      inner.contentSize = CGSize(width: 1500, height: 320)
      inner.isPagingEnabled = paging
      inner.addSubview(card)
      card.isMultipleTouchEnabled = true
      outer.addSubview(UIButton(frame: CGRect(x: 50, y: 400, width: 300, height: 100)))
      outer.delegate = outerLog
      inner.delegate = innerLog
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer()
      single.require(toFail: double)
      add(double, to: outer)
      add(single, to: card)
      add(UILongPressGestureRecognizer(), to: card)
      if paging {
        add(UIPinchGestureRecognizer(), to: card)
      } else {
        innerLog.zooms = card
        inner.maximumZoomScale = 2
        if let pinch = inner.pinchGestureRecognizer { watch(pinch) }
      }
      add(UIRotationGestureRecognizer(), to: inner)
      add(UISwipeGestureRecognizer(), to: outer)
      let delaying = UIPanGestureRecognizer()
      delaying.minimumNumberOfTouches = 2
      delaying.delaysTouchesBegan = true
      add(delaying, to: stage.window)
      recognizers += [outer.panGestureRecognizer, inner.panGestureRecognizer]
    }

    private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
      view.addGestureRecognizer(recognizer)
      watch(recognizer)
    }

    private func watch(_ recognizer: UIGestureRecognizer) {
      let number = recognizers.count
      recognizer.addHandler { [unowned self] in self.told.append("\(number):\($0.state.rawValue)") }
      recognizers.append(recognizer)
    }

    private func validate(_ step: Int) {
      guard breaches.count < 5 else { return }
      for sentence in UIApplication.shared.validate() { breaches.append("step \(step): \(sentence)") }
    }

    func run(_ random: inout SeededRandom, steps: Int) {
      var down: [Int32: CGPoint] = [:]
      for step in 0..<steps {
        // Alternate between phases with one touch, as needed for taps, and with up to three, as needed for pinches.
        let id = Int32.random(in: 1...(step / 25 % 2 == 0 ? 1 : 3), using: &random)
        switch (Int.random(in: 0..<20, using: &random), down[id]) {
        case (0..<9, let place?):
          let reach = Int.random(in: 0..<5, using: &random) > 0 ? 3.0 : 60.0
          let point = CGPoint(
            x: place.x + CGFloat(Double.random(in: -reach...reach, using: &random)),
            y: place.y + CGFloat(Double.random(in: -reach...reach, using: &random)))
          down[id] = point
          stage.move(Double(point.x), Double(point.y), id: id)
        case (9..<15, let place?):
          down[id] = nil
          stage.up(Double(place.x), Double(place.y), id: id)
        case (15, _?):
          down[id] = nil
          stage.cancel(id: id)
        case (0..<12, nil):
          let point = CGPoint(
            x: CGFloat(Double.random(in: 0..<400, using: &random)),
            y: CGFloat(Double.random(in: 0..<500, using: &random)))
          down[id] = point
          stage.down(Double(point.x), Double(point.y), id: id)
        case (16, _):
          stage.wheel(
            Float.random(in: -90...90, using: &random), Float.random(in: -90...90, using: &random), overX: 200, y: 200)
        case (17, _): stage.key(Bool.random(using: &random) ? .arrowDown : .home)
        case (18, _): outer.setContentOffset(CGPoint(x: 0, y: Int.random(in: 0...60, using: &random)), animated: true)
        case (19, _):
          let chosen = recognizers[Int.random(in: 0..<recognizers.count, using: &random)]
          chosen.isEnabled = false
          stage.wait(0.02)
          chosen.isEnabled = true
        default: break
        }
        validate(step)
        stage.wait(Double.random(in: 0...0.12, using: &random))
        validate(step)
      }
      for id in down.keys.sorted() { stage.up(200, 200, id: id) }
      stage.wait(8)
    }
  }

  private func count(_ log: ScrollLog, _ name: String) -> Int { log.entries.filter { $0.hasPrefix(name) }.count }

  @Test("For all touches, everything that begins ends, and finally everything is at rest", arguments: Seeds.upTo(40))
  func random(seed: Int) {
    let page = Page(paging: seed % 2 == 0)
    var random = SeededRandom(seed: UInt64(seed))
    let faults = Diagnostics.recording { page.run(&random, steps: 150) }
    Figures.count(1, "sessions", of: "touches")
    #expect(faults.isEmpty)
    #expect(page.breaches == [])
    #expect(TouchDispatcher.current.liveTouches.isEmpty)
    #expect(TouchDispatcher.current.delivery.undelivered.isEmpty)
    #expect(TouchDispatcher.current.arbiter.participants.isEmpty)
    #expect(FrameScheduler.shared.isIdle)
    for recognizer in page.recognizers {
      #expect(recognizer.state == .possible)
      #expect(recognizer.touches.isEmpty && recognizer.request == nil && recognizer.deadline == nil)
    }
    for (view, log) in [(page.outer, page.outerLog), (page.inner, page.innerLog)] {
      #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
      #expect(!view.isZooming && !view.isZoomBouncing && view.zoomScale >= 1 && view.zoomScale <= 2)
      #expect(count(log, "willZoom") == count(log, "didZoom"))
      #expect(view.contentOffset == view.offsetRange.clamp(view.contentOffset))
      #expect(count(log, "willDrag") == count(log, "didEndDrag"))
      #expect(count(log, "willDrag") == count(log, "willEndDrag"))
      #expect(count(log, "willDecelerate") == count(log, "didDecelerate"))
    }
    let told = page.card.log
    #expect(told.filter { $0 == "began" }.count == told.filter { $0 == "ended" || $0 == "cancelled" }.count)
    // The began state must be reported before the changed state, and both before the end of the gesture.
    for number in page.recognizers.indices {
      var isGoing = false
      for entry in page.told where entry.hasPrefix("\(number):") {
        let state = entry.last.flatMap { $0.wholeNumberValue } ?? -1
        if state == 1 { #expect(!isGoing) }
        if state == 2 || state == 4 { #expect(isGoing) }
        isGoing = state == 1 || state == 2
      }
      #expect(!isGoing)
    }
  }

  @Test("The same touches result in the same gestures and offsets")
  func repeatable() {
    func once() -> ([String], [CGPoint]) {
      let page = Page(paging: false)
      var random = SeededRandom(seed: 99)
      page.run(&random, steps: 300)
      return (page.told, page.outerLog.offsets + page.innerLog.offsets)
    }
    let first = once()
    let second = once()
    #expect(first.0 == second.0 && first.0.count > 20, "only \(first.0.count) gestures")
    #expect(first.1 == second.1 && first.1.count > 100)
  }
}
