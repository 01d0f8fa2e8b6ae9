// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Counts the queries for visible elements.
private final class CountingLayout: UICollectionViewFlowLayout {
  var asked = 0

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    asked += 1
    return super.layoutAttributesForElements(in: rect)
  }
}

/// Calls `setNeedsLayout()` on the collection view when the cell is added to it, up to `marks` times.
private final class MarkingCell: UICollectionViewCell {
  static var marks = 0

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard MarkingCell.marks > 0, let superview else { return }
    MarkingCell.marks -= 1
    superview.setNeedsLayout()
  }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewLayoutPassTests {
  @Test("Rows that appear and disappear while scrolling take one pass per frame")
  func onePass() {
    let layout = CountingLayout()
    let bench = CollectionBench.grid(layout: layout)
    bench.tick()
    for step in 1...12 {
      layout.asked = 0
      bench.view.contentOffset.y = CGFloat(step) * 60
      bench.tick()
      #expect(layout.asked == 1 && bench.view.validate().isEmpty)
    }
  }

  @Test("Marking the collection view during a pass triggers another pass")
  func marked() {
    let layout = CountingLayout()
    let bench = CollectionBench.grid(layout: layout)
    bench.view.register(MarkingCell.self, forCellWithReuseIdentifier: "letter")
    bench.tick()
    layout.asked = 0
    MarkingCell.marks = 1
    bench.view.contentOffset.y = 60
    bench.tick()
    #expect(layout.asked == 2 && MarkingCell.marks == 0)
  }

  @Test("Adding or removing a view in the program still triggers a pass")
  func foreign() {
    let layout = CountingLayout()
    let bench = CollectionBench.grid(layout: layout)
    bench.tick()
    layout.asked = 0
    let other = UIView()
    bench.view.addSubview(other)
    bench.tick()
    #expect(layout.asked == 1)
    other.removeFromSuperview()
    bench.tick()
    #expect(layout.asked == 2)
  }

  @Test("Views are found again for any order of the layout's results", arguments: 0..<5)
  func shuffled(seed: Int) {
    final class Shuffled: UICollectionViewFlowLayout {
      var random = SeededRandom(seed: 0)
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.shuffled(using: &random)
      }
    }
    let layout = Shuffled()
    layout.random = SeededRandom(seed: UInt64(seed))
    let bench = CollectionBench.grid(layout: layout)
    bench.tick()
    for step in 1...10 {
      bench.view.contentOffset.y = CGFloat(step) * 23
      bench.tick()
      #expect(bench.view.validate().isEmpty)
      #expect(
        Set(bench.view.indexPathsForVisibleItems)
          == Set(layout.layoutAttributesForElements(in: bench.view.bounds)?.map { $0.indexPath } ?? []), "seed \(seed)")
    }
  }
}
