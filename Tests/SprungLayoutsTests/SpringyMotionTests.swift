// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the visible motion of springy rows during fast flicks, with three layouts.
@Suite(.oneApplication) @MainActor struct SpringyMotionTests {
  /// Returns descriptions of rows that are compressed too far or out of order, and of gaps without a row.
  private func faults(_ bench: SpringyBench) -> [String] {
    var faults: [String] = []
    let bounds = bench.view.bounds
    let paths = bench.view.indexPathsForVisibleItems.sorted()
    let cells = paths.compactMap { bench.view.cellForItem(at: $0) }
    for index in paths.indices.dropFirst() where paths[index].item == paths[index - 1].item + 1 {
      guard let upper = bench.place(paths[index - 1]), let lower = bench.place(paths[index]) else { continue }
      // Adjacent rows keep at least three fifths of their distance. For a row measured in this frame, the correction
      // can change this fraction slightly.
      let share = (cells[index].center.y - cells[index - 1].center.y) / (lower.y - upper.y)
      if share < 0.55 { faults.append("\(paths[index - 1].item) and the next at \(share)") }
    }
    var end = bounds.minY
    for cell in cells.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if cell.frame.minY - end > 60 { faults.append("a band of \(cell.frame.minY - end) above \(cell.frame.minY)") }
      end = max(end, cell.frame.maxY)
    }
    return faults
  }

  @Test(
    "random flicks preserve row order and leave no gaps",
    arguments: [SpringyKind.tiledFlow, .compositional, .custom], 1...2)
  func flicks(kind: SpringyKind, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = SpringyBench(kind, [1500])
    bench.view.contentOffset.y = 20_000
    #expect(bench.settle())
    var isDown = true
    for flick in 0..<14 {
      // Flicks mostly forward and sometimes backward, between random points.
      if random.int(in: 0..<5) == 0 { isDown.toggle() }
      let low = CGFloat(300 + random.int(in: 0..<240))
      let high = CGFloat(20 + random.int(in: 0..<200))
      let x = CGFloat(20 + random.int(in: 0..<280))
      bench.finger.down(CGPoint(x: x, y: isDown ? low : high))
      bench.finger.move(to: CGPoint(x: x, y: isDown ? high : low), over: 0.03 + Double(random.int(in: 0..<20)) / 100)
      if random.int(in: 0..<4) == 0 { bench.finger.wait(0.1) }
      bench.finger.up()
      for frame in 0..<(4 + random.int(in: 0..<30)) {
        bench.frame()
        let found = faults(bench) + bench.view.validate()
        #expect(found == [], "flick \(flick), frame \(frame)")
        if !found.isEmpty { return }
      }
    }
    #expect(bench.settle())
  }
}
