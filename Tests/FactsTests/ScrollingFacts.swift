// SPDX-License-Identifier: MIT

import SprungStage
import SprungTesting
import Testing
import UIKit

/// Replays a recorded touch on a scroll view with 40,000 points of content, on a screen of 393 x 852 at scale 3.
@MainActor private final class ScrollTrace: NSObject, UIScrollViewDelegate {
  private let stage: TestStage
  private let view = UIScrollView()
  private(set) var calls: [String] = []
  private(set) var velocity: CGFloat = 0
  private(set) var target: CGFloat = 0
  private(set) var lifted: TimeInterval = 0
  private(set) var offsetAtLift: CGFloat = 0
  private(set) var end: TimeInterval = 0
  private(set) var farthest = -CGFloat.infinity
  /// The offset after each event, with the time in seconds since the touch began.
  private(set) var afterEvents: [(time: TimeInterval, offset: CGFloat)] = []
  /// The offset after each frame that follows the lift, with the time in seconds since the touch began.
  private(set) var afterFrames: [(time: TimeInterval, offset: CGFloat)] = []

  var offset: CGFloat { view.contentOffset.y }

  init(
    from offset: CGFloat, at y: CGFloat, by step: CGFloat, every seconds: TimeInterval, moves: Int, holds: Int = 0,
    settles: Bool = true
  ) throws {
    let controller = UIViewController()
    let view = view
    view.contentInsetAdjustmentBehavior = .never
    stage = try TestStage(TestDevice(width: 393, height: 852, scale: 3)) { controller }
    super.init()
    view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    view.contentSize = CGSize(width: 393, height: 40_000)
    controller.view.addSubview(view)
    view.contentOffset = CGPoint(x: 0, y: offset)
    view.delegate = self
    stage.frame()
    calls = []
    var milliseconds = stage.host.milliseconds
    let start = milliseconds
    func send(_ kind: InputKind, _ y: CGFloat) {
      stage.host.send(InputEvent(kind, identifier: 1, x: 196.5, y: Float(y), milliseconds: milliseconds))
      stage.host.frame(milliseconds: milliseconds)
      afterEvents.append(((milliseconds - start) / 1000, view.contentOffset.y))
    }
    var place = y
    send(.pointerDown, place)
    for _ in 0..<moves {
      milliseconds += seconds * 1000
      place += step
      send(.pointerMove, place)
    }
    for _ in 0..<holds {
      milliseconds += seconds * 1000
      send(.pointerMove, place)
    }
    milliseconds += seconds * 1000
    offsetAtLift = view.contentOffset.y
    send(.pointerUp, place)
    lifted = (milliseconds - start) / 1000
    guard settles else { return }
    for _ in 0..<800 {
      milliseconds += 1000.0 / 240
      _ = stage.host.frame(milliseconds: milliseconds)
      let time = (milliseconds - start) / 1000
      afterFrames.append((time, view.contentOffset.y))
      farthest = max(farthest, view.contentOffset.y)
      if end == 0, calls.last == "didEndDecelerating" { end = time }
    }
  }

  private func note(_ call: String) { if calls.last != call { calls.append(call) } }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity.y
    target = targetContentOffset.pointee.y
    note("willEndDragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
}

/// Traces that are used by more than one row.
@MainActor private enum Traces {
  static let slow = Result { try ScrollTrace(from: 5000, at: 792, by: -3, every: 0.016, moves: 60, holds: 19) }
  static let flick750 = Result { try ScrollTrace(from: 5000, at: 792, by: -6, every: 0.008, moves: 14) }
  static let flick3000 = Result { try ScrollTrace(from: 5000, at: 792, by: -24, every: 0.008, moves: 14) }
  static let edge = Result { try ScrollTrace(from: 38_798, at: 792, by: -25, every: 0.008, moves: 12) }
  static let pull = Result { try ScrollTrace(from: 0, at: 120, by: 5, every: 0.008, moves: 120, holds: 38) }

  static func named(_ name: String) throws -> ScrollTrace {
    switch name {
    case "flick of 750 pt/s": try flick750.get()
    case "flick of 3000 pt/s": try flick3000.get()
    case "flick into the end": try edge.get()
    case "slow drag": try slow.get()
    case "pulled 5 pt every 8 ms at the top", "let go from -235": try pull.get()
    default: throw FactError("the interpreter has no trace of a \(name)")
    }
  }
}

extension ScrollTrace {
  /// Returns the offset at a time after the touch began, interpolated between the adjacent frames.
  fileprivate func offset(at time: TimeInterval) throws -> CGFloat {
    let next = try #require(afterFrames.firstIndex { $0.time >= time })
    guard next > 0 else { return afterFrames[0].offset }
    let (before, after) = (afterFrames[next - 1], afterFrames[next])
    let share = (time - before.time) / (after.time - before.time)
    return before.offset + CGFloat(share) * (after.offset - before.offset)
  }

  /// Returns the offset after the last event at or before the given time.
  fileprivate func offset(afterEventAt time: TimeInterval) throws -> CGFloat {
    try #require(afterEvents.last { $0.time <= time + 1e-6 }).offset
  }
}

extension FactsTests {
  /// Facts about the positions of scroll views during and after a touch.
  static let scrolling = FactArea(
    name: "scrolling",
    rules: [
      rule("60 moves of 3 pt every 16 ms, hold, lift: final offset .*") { _ in
        text(try Traces.named("slow drag").offset)
      },
      rule("its velocity, target at the lift") { _ in
        let trace = try Traces.named("slow drag")
        return text(trace.velocity, trace.target)
      },
      rule("its delegate calls") { _ in try Traces.named("slow drag").calls.joined(separator: ", ") },
      rule(#"(.+): offset after the event at (\S+) ms"#) { groups in
        text(try Traces.named(groups[0]).offset(afterEventAt: Double(try groups.number(1)) / 1000))
      },
      rule(#"(.+): offset at the lift.*"#) { groups in text(try Traces.named(groups[0]).offsetAtLift) },
      rule(#"(.+): velocity in pt/ms"#) { groups in text(try Traces.named(groups[0]).velocity) },
      rule(#"(.+): targetContentOffset"#) { groups in text(try Traces.named(groups[0]).target) },
      rule(#"(.+): (?:where it comes to rest|final offset)"#) { groups in text(try Traces.named(groups[0]).offset) },
      rule(#"(.+): delegate calls"#) { groups in try Traces.named(groups[0]).calls.joined(separator: ", ") },
      rule(#"(.+): ms from the lift to didEndDecelerating"#) { groups in
        let trace = try Traces.named(groups[0])
        return text(CGFloat(trace.end - trace.lifted) * 1000)
      },
      rule(#"(.+): farthest overshoot in points"#) { groups in
        let trace = try Traces.named(groups[0])
        return text(trace.farthest - trace.offset)
      },
      rule(#"(.+): offset (\S+) ms after the touch \(curve shifted by (\S+) ms\)"#) { groups in
        text(try Traces.named(groups[0]).offset(at: Double(try groups.number(1) + groups.number(2)) / 1000))
      },
      rule("deceleration on a screen of scale 3: contentOffset lies on thirds .*") { _ in
        let offsets = try Traces.named("flick of 750 pt/s").afterFrames.map(\.offset)
        return text(offsets.map { abs($0 * 3 - ($0 * 3).rounded()) / 3 }.max() ?? 0)
      },
      rule("pulled 600 pt down at the top: offset .*") { _ in text(try Traces.named("let go from -235").offsetAtLift) },
      rule("UIScrollView.DecelerationRate normal, fast") { _ in
        text(UIScrollView.DecelerationRate.normal.rawValue, UIScrollView.DecelerationRate.fast.rawValue)
      },
    ])
}
