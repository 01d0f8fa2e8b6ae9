// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests interactive layout changes, with a client that is not a collection view.
@Suite("Interactive layout changes", .oneApplication) @MainActor struct InteractiveChangesTests {
  private func begin(_ bench: PlainBench, _ completion: ((Bool, Bool) -> Void)? = nil) -> (
    PlainLayout, UICollectionViewTransitionLayout
  ) {
    let layout = PlainLayout()
    layout.itemHeight = 100
    return (layout, bench.engine.interactive.beginTransition(to: layout, completion))
  }

  @Test("Items are between their frames in both layouts, in proportion to the progress")
  func progress() {
    let bench = PlainBench(count: 12)
    bench.scroll(to: 0)
    let (_, transition) = begin(bench)
    #expect(bench.engine.currentLayout === transition)
    transition.transitionProgress = 0.5
    bench.stage.tick()
    #expect(bench.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(bench.cell(1)?.frame == CGRect(x: 0, y: 75, width: 100, height: 75))
    bench.engine.interactive.settleTransition(at: 0)
    bench.settle()
  }

  @Test("Finishing installs the new layout, and cancelling the old one")
  func ends() {
    for goal in [0.0, 1.0] {
      let bench = PlainBench(count: 12)
      var ends: [String] = []
      let (layout, transition) = begin(bench) { ends.append("\($0) \($1)") }
      transition.transitionProgress = 0.4
      bench.stage.tick()
      bench.engine.interactive.settleTransition(at: CGFloat(goal))
      bench.settle()
      #expect(ends == [goal == 1 ? "true true" : "false true"])
      #expect(bench.engine.currentLayout === (goal == 1 ? layout : bench.layout))
      #expect(
        (goal == 1 ? bench.layout : layout).client == nil && bench.engine.interactive.interactiveTransition == nil)
      #expect(bench.cell(1)?.frame.height == (goal == 1 ? 100 : 50) && bench.engine.validation.validate() == [])
    }
  }

  @Test("A second transition, or one to the current layout, is rejected")
  func refused() {
    let bench = PlainBench(count: 12)
    var ends: [String] = []
    let faults = Diagnostics.recording {
      _ = bench.engine.interactive.beginTransition(to: bench.layout) { reached, _ in ends.append("same \(reached)") }
      let (_, running) = begin(bench)
      let (_, second) = begin(bench) { reached, _ in ends.append("second \(reached)") }
      #expect(second === running)
      bench.stage.tick()
      bench.engine.interactive.settleTransition(at: 0)
      bench.settle()
      bench.engine.interactive.settleTransition(at: 1)
    }
    #expect(faults.map(\.kind) == ["interactiveTransition", "interactiveTransition", "interactiveTransition"])
    #expect(ends == ["same false", "second false"] && bench.engine.currentLayout === bench.layout)
  }

  @Test("Another layout change abandons the transition, whose completion receives false")
  func abandoned() {
    let bench = PlainBench(count: 12)
    var ends: [String] = []
    let (layout, transition) = begin(bench) { ends.append("\($0) \($1)") }
    transition.transitionProgress = 0.3
    let other = PlainLayout()
    other.itemHeight = 25
    bench.engine.changes.changeLayout(to: other, animated: false, nil)
    bench.stage.tick()
    #expect(ends == ["false false"] && bench.engine.currentLayout === other)
    #expect(layout.client == nil && bench.layout.client == nil && bench.shown == Array(0..<9))
    #expect(bench.client.contentOffset.y == 15, "0.3 of the distance to 50, where item 1 stays centered")
    #expect(bench.engine.validation.validate() == [])
  }

  @Test("The offset that keeps a point in view follows the anchor that was set")
  func anchors() {
    let bench = PlainBench(count: 12)
    let size = CGSize(width: 100, height: 600)
    func offset() -> CGFloat {
      bench.engine.interactive.proposedOffset(by: bench.layout, keeping: itemPath(6), contentSize: size).y
    }
    #expect(offset() == 225, "item 6 is centered")
    bench.engine.changes.layoutChangeAnchor = .offset(CGPoint(x: 0, y: 333))
    #expect(offset() == 333)
    bench.engine.changes.layoutChangeAnchor = .offset(CGPoint(x: 0, y: 3330))
    #expect(offset() == 400)
    bench.engine.changes.layoutChangeAnchor = .item(itemPath(8), at: CGPoint(x: 50, y: 60))
    #expect(offset() == 365, "425 - 60")
    bench.engine.changes.layoutChangeAnchor = .item(itemPath(8), at: CGPoint(x: 50, y: 10))
    #expect(offset() == 400, "item 8 is completely visible, from 400 to 450")
    bench.engine.changes.layoutChangeAnchor = .item(itemPath(99), at: .zero)
    #expect(offset() == 225)
    bench.engine.changes.layoutChangeAnchor = nil
  }
}
