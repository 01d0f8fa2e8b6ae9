// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests grids whose cells are smaller or larger than estimated. Once all cells have been displayed, the layout is the
/// same as if their sizes had been known from the start.
@Suite(.oneApplication) @MainActor struct EstimatedGridTests {
  enum Kind: CaseIterable {
    case vertical, horizontal, mirrored, mirroredHorizontal

    var isHorizontal: Bool { self == .horizontal || self == .mirroredHorizontal }
    var isMirrored: Bool { self == .mirrored || self == .mirroredHorizontal }
  }

  static func mixed(_ seed: UInt64, sections: Int, isUniform: Bool = false) -> [[CGSize]] {
    var random = SeededRandom(seed: seed)
    let usual = CGSize(
      width: CGFloat(random.int(in: 15..<160)) + 0.5, height: CGFloat(random.int(in: 15..<120)) + 0.5)
    return (0..<sections).map { _ in
      (0..<random.int(in: 1..<260)).map { _ in
        if isUniform { return usual }
        // All lengths end in .5, so none differs from the estimate by half a point or less. Such a difference would be
        // ignored.
        return CGSize(width: CGFloat(random.int(in: 15..<160)) + 0.5, height: CGFloat(random.int(in: 15..<120)) + 0.5)
      }
    }
  }

  @Test("The estimate is larger than all cells", arguments: Kind.allCases)
  func largerThanReality(kind: Kind) {
    let s = GridStage(
      [[CGSize](repeating: CGSize(width: 50, height: 30), count: 403)], estimate: CGSize(width: 150, height: 90),
      isHorizontal: kind.isHorizontal, isMirrored: kind.isMirrored)
    #expect(s.view.validate() == [])
    s.scrollThrough()
    #expect(s.differences() == [])
    #expect(s.view.validate() == [])
  }

  @Test("Estimates that are too large, too small and correct, with random sizes", arguments: Seeds.below(24))
  func seeds(seed: Int) {
    var random = SeededRandom(seed: UInt64(900 + seed))
    let kind = Kind.allCases[seed % 4]
    let sizes = Self.mixed(UInt64(seed), sections: seed % 3 == 0 ? 1 : 5, isUniform: seed % 5 == 4)
    let estimates = [
      CGSize(width: 150.5, height: 90.5), CGSize(width: 20.5, height: 14.5), sizes[0][0],
      CGSize(width: 300.5, height: 400.5), CGSize(width: 61.5, height: 47.5),
    ]
    let s = GridStage(
      sizes, estimate: estimates[seed % 5], isHorizontal: kind.isHorizontal, isMirrored: kind.isMirrored,
      edges: seed % 2 == 0 ? 0 : 24)
    for _ in 0..<30 {
      let isFar = random.int(in: 0..<3) == 0
      s.scroll(to: isFar ? random.double(in: 0..<1) * s.length : s.way + random.double(in: -300..<300))
      #expect(s.view.validate() == [])
    }
    s.scrollThrough()
    #expect(s.differences() == [])
    #expect(s.view.validate() == [])
  }

  @Test(
    "Visible cells keep their lines while sizes become known; the last line can gain an item",
    arguments: Seeds.below(24))
  func nothingLeavesItsLine(seed: Int) {
    var random = SeededRandom(seed: UInt64(700 + seed))
    let kind = Kind.allCases[seed % 4]
    let sizes =
      seed % 3 == 0
      ? [Self.mixed(UInt64(50 + seed), sections: 1, isUniform: seed % 2 == 0)[0] + Self.mixed(8, sections: 1)[0]]
      : Self.mixed(UInt64(50 + seed), sections: 4, isUniform: seed % 5 == 0)
    let estimates = [
      CGSize(width: 150.5, height: 90.5), CGSize(width: 20.5, height: 14.5), CGSize(width: 61.5, height: 47.5),
    ]
    let s = GridStage(
      sizes, estimate: estimates[seed % 3], isHorizontal: kind.isHorizontal, isMirrored: kind.isMirrored,
      edges: seed % 2 == 0 ? 0 : 24)
    var compared = 0
    for _ in 0..<8 {
      s.scroll(to: random.double(in: 0..<1) * s.length)
      for _ in 0..<10 {
        let old = s.placesInLines()
        let step = random.double(in: -160..<60)
        s.scroll(to: s.way + step)
        // At the start of the content, lines that had kept their arrangement during scrolling are rearranged.
        if s.way < 1 { continue }
        let moved = s.moved(since: old)
        compared += moved.count
        #expect(moved.across <= 0.5 && moved.apart <= 0.5, "\(moved) by \(step)")
        #expect(s.view.validate() == [])
      }
    }
    #expect(compared > 200)
    s.scrollThrough()
    #expect(s.differences() == [])
    #expect(s.view.validate() == [])
  }

  @Test("A kept line is rearranged after it left the screen, with the result of a new layout") func letGo() {
    let s = GridStage(
      [[CGSize](repeating: CGSize(width: 50, height: 30), count: 400)], estimate: CGSize(width: 150, height: 90))
    s.view.scrollToItem(at: IndexPath(item: 203, section: 0), at: .top, animated: false)
    s.stage.tick()
    for _ in 0..<400 where s.way > 0 {
      let old = s.placesInLines()
      s.scroll(to: s.way - 15)
      if s.way >= 1 { #expect(s.moved(since: old).across <= 0.5) }
    }
    #expect(s.way == 0)
    s.scrollThrough()
    #expect(s.differences() == [])
  }
}
