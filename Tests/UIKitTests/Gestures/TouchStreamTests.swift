// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests short streams of invalid touches, one after another on the same page. Touches begin twice or never end, eleven
/// are active at once, events share a timestamp, and recognizers are disabled or removed during a stream.
///
/// If the number of trials is multiplied by 1,000, the test runs a million streams.
@Suite(.oneApplication) @MainActor struct TouchStreamTests {
  /// Checks the states of a recognizer as it reports them.
  private final class Judge {
    let recognizer: UIGestureRecognizer
    private let isContinuous: Bool
    private(set) var isGoing = false
    private(set) var gestures = 0
    /// The states that were reported out of order.
    private(set) var breaches: [String] = []

    init(_ recognizer: UIGestureRecognizer) {
      self.recognizer = recognizer
      isContinuous = !(recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer)
      recognizer.addHandler { [unowned self] in self.hear($0.state) }
    }

    private func hear(_ state: UIGestureRecognizer.State) {
      let isLegal =
        switch state {
        case .began: isContinuous && !isGoing
        case .changed, .cancelled: isGoing
        case .ended: isGoing == isContinuous
        default: false
        }
      if !isLegal, breaches.count < 3 { breaches.append("\(type(of: recognizer)) tells \(state), going: \(isGoing)") }
      isGoing = state == .began || state == .changed
      if !isGoing { gestures += 1 }
    }
  }

  /// A scroll view inside another one, and a card with every touch recognizer.
  private final class Page {
    let stage = FingerStage(size: CGSize(width: 400, height: 800))
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = TouchView(frame: CGRect(x: 0, y: 0, width: 1200, height: 400))
    private(set) var judges: [Judge] = []
    private var down: [Int32] = []
    private(set) var events = 0

    init() {
      outer.contentSize = CGSize(width: 400, height: 2400)
      inner.contentSize = CGSize(width: 1200, height: 400)
      stage.window.addSubview(outer)
      outer.addSubview(inner)
      inner.addSubview(card)
      card.isMultipleTouchEnabled = true
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      let single = UITapGestureRecognizer()
      single.require(toFail: double)
      let own = [
        double, single, UILongPressGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
      ]
      for recognizer in own { card.addGestureRecognizer(recognizer) }
      judges = (own + [outer.panGestureRecognizer, inner.panGestureRecognizer]).map { Judge($0) }
    }

    /// Plays one stream, from the first touch until no touch remains.
    func play(_ random: inout SeededRandom) {
      let fingers: Int32 = random.int(in: 0..<32) == 0 ? 11 : Int32(random.int(in: 1..<4))
      for _ in 0..<random.int(in: 2..<14) {
        disturb(random.int(in: 0..<64), &random)
        touch(Int32(random.int(in: 0..<Int(fingers))) + 1, &random)
        // Often no time passes between two events, and sometimes enough for a long press.
        let pause = [0, 0, 0, 0.004, 0.008, 0.016, 0.05, 0.6][random.int(in: 0..<8)]
        if pause > 0 { stage.run(until: stage.time + pause) }
      }
      leave(random.int(in: 0..<4))
    }

    private func touch(_ id: Int32, _ random: inout SeededRandom) {
      events += 1
      let (x, y) = (random.double(in: -10..<410), random.double(in: -10..<410))
      switch (down.contains(id), random.int(in: 0..<16)) {
      case (true, 0..<10): stage.move(x, y, id: id)
      case (true, 10..<14):
        down.removeAll { $0 == id }
        stage.up(x, y, id: id)
      case (true, 14):
        down.removeAll { $0 == id }
        stage.cancel(id: id)
      case (false, 14): stage.up(x, y, id: id)
      case (false, 15): stage.move(x, y, id: id)
      default:
        // An active touch can begin again.
        if !down.contains(id) { down.append(id) }
        stage.down(x, y, id: id)
      }
    }

    private func disturb(_ kind: Int, _ random: inout SeededRandom) {
      let recognizer = judges[random.int(in: 0..<judges.count)].recognizer
      switch kind {
      case 0:
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      case 1 where recognizer.view === card:
        card.removeGestureRecognizer(recognizer)
        card.addGestureRecognizer(recognizer)
      case 2: stage.wheel(0, Float(random.double(in: -200..<200)), overX: 200, y: 200)
      case 3: inner.setContentOffset(CGPoint(x: random.int(in: 0..<800), y: 0), animated: true)
      default: break
      }
    }

    /// Ends the touches, or hides the stage so that the system cancels them.
    private func leave(_ way: Int) {
      if way == 0 {
        stage.hide()
        UIApplication.shared.handle(InputEvent(.visibility, identifier: 1, milliseconds: stage.time * 1000))
        stage.tick()
      } else {
        for id in down { stage.up(200, 200, id: id) }
      }
      down = []
    }

    /// Runs a few long frames until nothing moves.
    func settle() {
      for _ in 0..<200 where !FrameScheduler.shared.isIdle { stage.run(until: stage.time + 0.1) }
    }

    /// Returns the violations found after a stream, when no touch may be active.
    func breaches() -> [String] {
      var result = judges.flatMap { $0.breaches }
      for judge in judges where judge.isGoing { result.append("\(type(of: judge.recognizer)) goes on") }
      if !TouchDispatcher.current.liveTouches.isEmpty { result.append("a touch lives on") }
      for view in [outer, inner] where view.isTracking || view.isDragging { result.append("a scroll view is held") }
      return result
    }

    /// Returns the violations, and any state that is left over although the page is at rest.
    func remains() -> [String] {
      var result = breaches()
      let dispatcher = TouchDispatcher.current
      if !dispatcher.delivery.undelivered.isEmpty || !dispatcher.arbiter.participants.isEmpty {
        result.append("touches wait")
      }
      for recognizer in judges.map(\.recognizer) {
        guard recognizer.state != .possible || !recognizer.touches.isEmpty || recognizer.deadline != nil else {
          continue
        }
        result.append("\(type(of: recognizer)) is \(recognizer.state)")
      }
      for view in [outer, inner]
      where view.isDecelerating || view.contentOffset != view.offsetRange.clamp(view.contentOffset) {
        result.append("a scroll view is at \(view.contentOffset)")
      }
      if !FrameScheduler.shared.isIdle { result.append("frames are wanted") }
      let told = card.log
      let ends = told.count { $0 == "ended" || $0 == "cancelled" }
      if told.count(where: { $0 == "began" }) != ends { result.append("the card misses the end of a touch") }
      card.log = []
      return result
    }
  }

  @Test("For each stream, each gesture that begins ends once", arguments: 1...4)
  func streams(part: UInt64) {
    let count = 250 * Seeds.trials
    var events = 0
    var gestures = 0
    var stream = 0
    while stream < count {
      // The page is replaced after 250 streams, so that a failure depends on few earlier streams.
      let page = Page()
      let faults = Diagnostics.recording {
        for _ in 0..<min(250, count - stream) {
          stream += 1
          var random = SeededRandom(seed: part << 32 | UInt64(stream))
          page.play(&random)
          let breaches =
            stream % 10 == 0
            ? {
              page.settle()
              return page.remains()
            }() : page.breaches()
          guard breaches.isEmpty else {
            Issue.record("stream \(stream) of part \(part): \(breaches)")
            stream = count
            return
          }
        }
      }
      #expect(faults.map(\.message) == [])
      events += page.events
      gestures += page.judges.reduce(0) { $0 + $1.gestures }
    }
    #expect(gestures > count / 20)
    Figures.count(count, "touch streams", of: "touches")
    Figures.count(events, "events", of: "touches")
    Figures.count(gestures, "gestures", of: "touches")
  }
}
