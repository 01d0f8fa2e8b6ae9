// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests flicks and drags of content of all sizes, from empty to a million points, with and without insets, paging and
/// bounces. Each offset must be valid, and all motion must end.
@Suite(.oneApplication) @MainActor struct ScrollMatrixTests {
  /// Content heights in a view that is 480 points high.
  nonisolated static let heights = [0.0, 100, 480, 481, 3000, 1e6]

  enum Manner: CaseIterable { case plain, paging, still, alwaysBouncing }

  /// The simulated actions: touches on the scroll view, and changes of its insets or content size while it moves.
  enum Act: CaseIterable {
    case flickUp, flickDown, drag, catchInMotion, insetsInMotion, shrinkInMotion

    @MainActor func play(_ stage: FingerStage, _ view: UIScrollView) {
      let isUp = self != .flickDown
      let start = CGPoint(x: 160, y: isUp ? 400 : 80)
      stage.down(start.x, start.y)
      let pace = self == .drag ? 4.0 : 20
      let end = stage.drag(from: start, by: CGPoint(x: 0, y: isUp ? -pace : pace), count: 14, every: 1.0 / 120)
      if self == .drag { stage.wait(0.3) }
      stage.up(end.x, end.y)
      switch self {
      case .catchInMotion:
        stage.wait(0.15)
        stage.down(160, 240)
        stage.wait(0.1)
        stage.up(160, 240)
      case .insetsInMotion:
        stage.wait(0.1)
        view.contentInset = UIEdgeInsets(top: 70, left: 0, bottom: 30, right: 0)
      case .shrinkInMotion:
        stage.wait(0.1)
        view.contentSize.height /= 3
      default: break
      }
    }
  }

  @Test("The offset is always valid and comes to rest", arguments: heights, Manner.allCases)
  func rests(height: Double, manner: Manner) {
    for insets in [UIEdgeInsets.zero, UIEdgeInsets(top: 44, left: 0, bottom: 90, right: 0)] {
      for act in Act.allCases {
        let what = "content \(height), \(manner), insets \(insets.top), \(act)"
        let stage = FingerStage(size: CGSize(width: 320, height: 480))
        stage.rate = 60
        let view = UIScrollView(frame: stage.window.bounds)
        let log = ScrollLog()
        view.delegate = log
        view.contentSize = CGSize(width: 320, height: height)
        view.contentInset = insets
        view.isPagingEnabled = manner == .paging
        view.bounces = manner != .still
        view.alwaysBounceVertical = manner == .alwaysBouncing
        stage.window.addSubview(view)
        stage.tick()
        act.play(stage, view)
        var frames = 0
        while !stage.isAtRest, frames < 1200 {
          stage.wait(1.0 / 60)
          frames += 1
        }
        #expect(stage.isAtRest, "\(what) still moves after 20 s")
        #expect(view.contentOffset == view.restingRange.clamp(view.contentOffset), "\(what): \(view.contentOffset)")
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating, "\(what)")
        #expect(log.offsets.allSatisfy { $0.x == 0 && $0.y.isFinite }, "\(what)")
        if manner == .still, act != .shrinkInMotion {
          let range = -insets.top...max(-insets.top, height + max(insets.bottom, 30) - 480)
          #expect(log.offsets.allSatisfy { range.contains($0.y) || $0.y >= -70 && $0.y <= range.upperBound }, "\(what)")
        }
        let count = { (name: String) in log.entries.count { $0.hasPrefix(name) } }
        #expect(
          count("willDrag") == count("didEndDrag") && count("willDecelerate") == count("didDecelerate"), "\(what)")
      }
    }
    Figures.count(2 * Act.allCases.count, "cases", of: "scrolling")
  }
}
