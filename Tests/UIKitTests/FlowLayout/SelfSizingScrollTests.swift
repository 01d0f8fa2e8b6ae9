// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests for a common problem with self-sizing cells: the list jumps when the user scrolls up through cells that were
/// never displayed. In Sprung, visible cells must move only by the scrolled distance.
@Suite(.oneApplication) @MainActor struct SelfSizingScrollTests {
  private static func heights(_ count: Int, from least: Double = 20, to most: Double = 60) -> [CGFloat] {
    var random = SeededRandom(seed: 3)
    return (0..<count).map { _ in CGFloat((random.double(in: least..<most) * 2).rounded() / 2) }
  }

  @Test(
    "Wheel events up through 10,000 cells move visible cells by their distance, to the top", arguments: [10.0, 40, 90])
  func wheel(estimate: Double) {
    // The other estimates use the same code path, so fewer cells suffice for them.
    let heights = Self.heights(estimate == 40 ? 10_000 : 1_000)
    let s = FittingStage([heights], estimate: CGFloat(estimate))
    s.go(to: heights.count - 1)
    while s.view.contentOffset.y < s.view.contentSize.height - 480 { s.stage.wheel(0, 300, overX: 160, y: 240) }
    _ = s.moved()
    var worst = 0.0
    var turns = 0
    while s.view.contentOffset.y > 1000, turns < 20_000 {
      s.stage.wheel(0, -350, overX: 160, y: 240)
      turns += 1
      worst = max(worst, s.strayed(from: 350))
    }
    #expect(worst <= 0.5 && turns > heights.count / 12)
    var wrongWay = 0
    while s.view.contentOffset.y > 0, turns < 20_100 {
      s.stage.wheel(0, -20, overX: 160, y: 240)
      turns += 1
      if let moved = s.moved(), moved.least < -0.5 || moved.most > 20.5 || moved.most - moved.least > 0.5 {
        wrongWay += 1
      }
    }
    #expect(wrongWay == 0)
    #expect(s.view.contentOffset.y == 0 && s.cell(0)?.frame.minY == 0)
    // A preferred size that is at most half a point smaller than the estimate is ignored.
    var length: CGFloat = 0
    let usual = CGFloat(estimate)
    for height in heights { length += height <= usual && height >= usual - 0.5 ? usual : height }
    #expect((s.view.contentSize.height - length).magnitude < 1e-6)
    #expect(s.view.validate() == [])
  }

  /// Performs a drag, a fling, a drag that stops the fling, and a second fling. Returns the movement in each frame.
  private func play(_ s: FittingStage, direction: Double) -> [CGFloat] {
    var ways: [CGFloat] = []
    func note() {
      let moved = s.moved()
      if let moved, moved.most - moved.least > 0.5 { Issue.record("cells move apart by \(moved)") }
      ways.append(moved?.most ?? .nan)
    }
    for speed in [6.0, 14] {
      let start = 240 - direction * 100
      s.stage.down(160, start)
      note()
      for step in 1...12 {
        s.stage.move(160, start + direction * speed * Double(step), at: s.stage.time + 1.0 / 120)
        note()
      }
      s.stage.up(160, start + direction * speed * 12, at: s.stage.time + 1.0 / 120)
      note()
      for _ in 0..<(speed == 6 ? 40 : 400) {
        s.stage.run(until: s.stage.time + 1.0 / 120)
        note()
      }
    }
    return ways
  }

  @Test(
    "Drags and flings move unknown cells like those of a list of fixed cells, frame by frame",
    arguments: [1.0, -1], [12.0, 40, 150])
  func fling(direction: Double, estimate: Double) {
    let fixed = FittingStage([[CGFloat](repeating: 40, count: 4_000)], estimate: 0)
    fixed.go(to: 2_000)
    let expected = play(fixed, direction: direction)
    let s = FittingStage([Self.heights(4_000)], estimate: CGFloat(estimate))
    s.go(to: 2_000)
    let found = play(s, direction: direction)
    #expect(expected.count == found.count)
    var worst = 0.0
    var way = 0.0
    var error = 0.0
    for (one, other) in zip(expected, found) {
      let difference = Double(one - other)
      worst = max(worst, difference.magnitude)
      way += Double(one)
      error += difference
    }
    // When scrolling down, only the end of the content moves, but positions are rounded differently than in the list
    // with fixed sizes.
    #expect(worst <= (direction > 0 ? 0.51 : 1.01))
    #expect(way.magnitude > 1_000 && error.magnitude <= (direction > 0 ? 1 : 8), "\(error) of \(way)")
    #expect(!s.view.isDecelerating && s.view.validate() == [])
  }

  @Test("A fling to the start, nearer or further than estimated, comes to rest there", arguments: [8.0, 40, 160])
  func bounce(estimate: Double) {
    let s = FittingStage([Self.heights(2_000)], estimate: CGFloat(estimate))
    s.go(to: 30)
    s.stage.down(160, 100)
    for step in 1...10 { s.stage.move(160, 100 + 30 * Double(step), at: s.stage.time + 1.0 / 120) }
    s.stage.up(160, 400, at: s.stage.time + 1.0 / 120)
    _ = s.moved()
    var last: Double?
    for _ in 0..<600 {
      s.stage.run(until: s.stage.time + 1.0 / 120)
      let way = Double(s.moved()?.most ?? 0)
      #expect((way - (last ?? way)).magnitude <= 9, "a jump of \(way) after \(last ?? 0)")
      last = way
    }
    #expect(s.view.contentOffset.y == 0 && !s.view.isDecelerating)
    #expect(s.cell(0)?.frame.minY == 0 && s.view.validate() == [])
  }

  @Test("An animated scroll reaches the top; one to another position ends at the same cells")
  func animated() {
    let s = FittingStage([Self.heights(400)], estimate: 90)
    s.go(to: 60)
    s.view.setContentOffset(.zero, animated: true)
    s.stage.wait(0.6)
    #expect(s.view.contentOffset.y == 0 && s.cell(0)?.frame.minY == 0)
    #expect(s.view.validate() == [])
  }

  @Test(
    "A scroll to an item with unknown position reaches it, with and without animation",
    arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom], [10.0, 90])
  func toItem(position: UICollectionView.ScrollPosition, estimate: Double) {
    for isAnimated in [false, true] {
      for item in [199, 120, 399] {
        let s = FittingStage([Self.heights(400)], estimate: CGFloat(estimate))
        s.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: isAnimated)
        s.stage.wait(0.6)
        let frame = s.cell(item)?.frame ?? .null
        let y = s.view.contentOffset.y
        if item == 399 {
          #expect(frame.maxY == s.view.contentSize.height && y == s.view.contentSize.height - 480)
        } else if position == .top {
          #expect((frame.minY - y).magnitude <= 0.5)
        } else if position == .bottom {
          #expect((frame.maxY - 480 - y).magnitude <= 0.5)
        } else {
          #expect((frame.midY - 240 - y).magnitude <= 0.5)
        }
        #expect(s.view.validate() == [])
      }
    }
  }

  @Test("The same holds sideways and mirrored", arguments: [false, true])
  func sideways(isMirrored: Bool) {
    final class Mirrored: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let s = FittingStage(
      [Self.heights(600)], estimate: 75, layout: Mirrored(), isHorizontal: true, isMirrored: isMirrored)
    let beginning = s.cell(0)?.frame
    let start = isMirrored ? beginning?.maxX : beginning?.minX
    #expect(start == (isMirrored ? s.view.contentSize.width : 0))
    let offset = isMirrored ? s.view.restingRange.x.upperBound : 0
    #expect((Double(s.view.contentOffset.x) - offset).magnitude <= 0.5)
    s.go(to: 300)
    for _ in 0..<20 {
      s.stage.wheel(isMirrored ? 110 : -110, 0, overX: 160, y: 240)
      #expect(s.strayed(from: isMirrored ? -110 : 110) <= 0.5)
    }
    #expect(s.view.validate() == [])
  }

  @Test("The same holds with headers and footers of unknown length and line spacing")
  func sections() {
    FittingStage.FittingEdge.length = 33
    let s = FittingStage(
      (0..<40).map { _ in Self.heights(9) }, estimate: 70, spacing: 7, edges: 20)
    s.go(to: 4, section: 30)
    for _ in 0..<40 {
      s.stage.wheel(0, -200, overX: 160, y: 240)
      #expect(s.strayed(from: 200) <= 0.5)
    }
    #expect(s.view.validate() == [])
  }

  @Test("Pinned headers do not disturb held positions")
  func pinned() {
    FittingStage.FittingEdge.length = 33
    let s = FittingStage((0..<40).map { _ in Self.heights(9) }, estimate: 70, edges: 20)
    s.layout.sectionHeadersPinToVisibleBounds = true
    s.go(to: 4, section: 30)
    for _ in 0..<40 {
      s.stage.wheel(0, -200, overX: 160, y: 240)
      #expect(s.strayed(from: 200) <= 0.5)
    }
    #expect(s.view.validate() == [])
  }
}
