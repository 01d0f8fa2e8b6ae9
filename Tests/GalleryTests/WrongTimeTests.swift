// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungTestSupport
import Testing
import UIKit

/// Tests frames whose times repeat, decrease, jump or are not finite, on both hosts. Each pending call must be made
/// exactly once. If no time has actually passed, the final state must be the same as without these frames.
@Suite(.oneApplication) @MainActor struct WrongTimeTests {
  /// A controller with objects that depend on time: an animation, a timer, a snap and a frame counter.
  private final class Waiting: UIViewController, UIDynamicAnimatorDelegate {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let thrown = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    private var animator: UIDynamicAnimator?
    var ends = 0
    var calls = 0
    var pauses = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      view.addSubview(box)
      view.addSubview(thrown)
      UIView.animate(withDuration: 1.5) {
        self.box.center = CGPoint(x: 200, y: 300)
      } completion: { _ in
        self.ends += 1
      }
      Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) { _ in self.calls += 1 }
      let animator = UIDynamicAnimator(referenceView: view)
      animator.delegate = self
      animator.addBehavior(UISnapBehavior(item: thrown, snapTo: CGPoint(x: 250, y: 60)))
      self.animator = animator
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses += 1 }
  }

  /// A test case: its description, and the frame times in milliseconds that follow half a second of regular frames.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let times: [Double]
    /// The number of faults reported for times that are not finite.
    var faults = 0
    /// Whether no time passes, so that the final state must be the same as without these frames.
    var isIdle = true
  }

  nonisolated static let cases = [
    Case(testDescription: "the same moment again", times: [Double](repeating: 500, count: 50)),
    Case(testDescription: "a tenth of a second back", times: [400, 500]),
    Case(testDescription: "back to the beginning", times: [0, 1, 2]),
    Case(testDescription: "before the beginning", times: [-1, -5000]),
    Case(testDescription: "no number", times: [.nan, .nan], faults: 2),
    Case(testDescription: "for ever", times: [.infinity], faults: 1),
    Case(testDescription: "before all time", times: [-.infinity], faults: 1),
    Case(testDescription: "forth and back", times: [516, 500, 516, 500, 516], isIdle: false),
    Case(testDescription: "a microsecond each", times: (1...200).map { 500 + 0.001 * Double($0) }, isIdle: false),
    Case(testDescription: "ten seconds without a frame", times: [10_500], isIdle: false),
    Case(testDescription: "an hour in the background", times: [3_600_500], isIdle: false),
    Case(testDescription: "thirty years", times: [1e12], isIdle: false),
  ]

  enum Host: CaseIterable { case headless, session }

  /// Plays the case's frames between regular frames until everything rests. Returns the final positions of both views.
  private func play(_ times: [Double], on host: Host, _ controller: Waiting) -> [CGPoint] {
    let size = CGSize(width: 320, height: 480)
    let show: (Double) -> Void
    let stop: () -> Void
    switch host {
    case .headless:
      let host = HeadlessHost(size: size, scale: 2) { controller }
      show = { host.frame(milliseconds: $0) }
      stop = { host.stop() }
    case .session:
      let session = Session(Demo(name: "waiting", title: "", size: size) { controller })
      show = { session.frame(milliseconds: $0) }
      stop = { session.end() }
    }
    for frame in 0...30 { show(Double(frame) * 1000 / 60) }
    for time in times { show(time) }
    let start = max(500, times.filter(\.isFinite).max() ?? 500)
    for frame in 1...600 { show(start + Double(frame) * 1000 / 60) }
    let ends = [controller.box.layer.presentation()?.position, controller.thrown.center].compactMap { $0 }
    stop()
    return ends
  }

  @Test("Each pending call is made once, and invalid times change nothing", arguments: cases, Host.allCases)
  func wrong(made: Case, host: Host) {
    let usual = Waiting()
    let expected = play([], on: host, usual)
    let controller = Waiting()
    var ends: [CGPoint] = []
    let faults = Diagnostics.recording { ends = play(made.times, on: host, controller) }
    #expect(faults.count == made.faults && faults.allSatisfy { $0.kind == "nonFiniteTime" }, "\(faults.map(\.message))")
    for run in [usual, controller] { #expect(run.ends == 1 && run.calls == 1 && run.pauses == 1) }
    #expect(ends.count == 2 && ends.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(ends.first == CGPoint(x: 200, y: 300))
    if made.isIdle { #expect(ends == expected) }
    #expect(abs(ends[1].x - 250) < 0.5 && abs(ends[1].y - 60) < 0.5)
    Figures.count(1, "cases", of: "invalid frame times")
  }
}
