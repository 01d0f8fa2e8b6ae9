// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A cell that prefers the height of its item.
private final class GrowingCell: UICollectionViewCell {
  var height: CGFloat = 0
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

private final class GrowingSource: NSObject, UICollectionViewDataSource {
  var heights: [CGFloat]
  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init()
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GrowingCell)?.height = heights[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

@Suite(.oneApplication)
@MainActor
struct CompositionalSelfSizingTests {
  private func list() -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(44))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func show(
    _ heights: [CGFloat], _ section: NSCollectionLayoutSection
  ) -> (UICollectionView, GrowingSource, UIWindow) {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      HighHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    let source = GrowingSource(heights)
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (view, source, window)
  }

  @Test("Visible cells get their preferred height; the others are estimated")
  func heights() {
    let (view, _, _) = show([100, 30, 60] + [CGFloat](repeating: 50, count: 997), list())
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 0, y: 130, width: 320, height: 60))
    // 190 + 6 * 50 = 490 > 480, so nine cells with their preferred heights are visible. At first, two more cells were
    // visible with the estimated height.
    let known = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    #expect((known?.carried.first?.preferred.count ?? 0) <= 12)
    #expect(view.validate() == [])
  }

  @Test("A header can also report its height")
  func header() {
    let section = list()
    section.boundarySupplementaryItems = [CompositionalLayoutTests.header(.estimated(20))]
    let (view, _, _) = show([50, 50], section)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 77)
    #expect(view.contentSize.height == 177)
    #expect(view.validate() == [])
  }

  // When a cell above the top edge is measured, the content below it must not move on screen.
  @Test("While scrolling up through 1,000 cells of unknown height, nothing on screen jumps")
  func scrollingUp() {
    var random = SeededRandom(seed: 9)
    let heights = (0..<1000).map { _ in CGFloat(random.int(in: 20..<140)) }
    let (view, _, window) = show(heights, list())
    view.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    var places: [Int: CGFloat] = [:]
    var steps = 0
    while view.contentOffset.y > 0, steps < 4000 {
      steps += 1
      places = [:]
      for cell in view.visibleCells {
        guard let path = view.indexPath(for: cell) else { continue }
        places[path.item] = cell.frame.minY - view.contentOffset.y
      }
      let before = view.contentOffset.y
      let step: CGFloat = min(37, before)
      view.contentOffset.y = before - step
      window.layoutIfNeeded()
      for cell in view.visibleCells {
        guard let path = view.indexPath(for: cell), let old = places[path.item] else { continue }
        let moved = cell.frame.minY - view.contentOffset.y - old
        guard abs(moved - step) < 0.51 else {
          Issue.record("item \(path.item) moved by \(moved) instead of \(step) at \(before)")
          return
        }
      }
    }
    #expect(steps < 4000)
    #expect(view.validate() == [])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == heights[0])
  }

  @Test("Sizes follow their items through updates, and are discarded for another width and by a reload")
  func following() {
    let (view, source, window) = show([100, 30, 60, 50], list())
    source.heights = [30, 60, 50]
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        == CGRect(x: 0, y: 30, width: 320, height: 60))
    UIApplication.shared.tick(timestamp: 1)
    UIApplication.shared.tick(timestamp: 2)
    #expect(view.contentSize.height == 140)
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    view.frame.size.width = 300
    view.collectionViewLayout.prepare()
    #expect(layout?.carried.first?.preferred.isEmpty == true)
    window.layoutIfNeeded()
    #expect(view.contentSize.height == 140)
    view.reloadData()
    #expect(layout?.carried.first?.preferred.isEmpty == true)
  }
}
