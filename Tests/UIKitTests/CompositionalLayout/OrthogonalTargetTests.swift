// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests where sections that scroll sideways come to rest, and programmatic scrolling.
@Suite(.oneApplication)
@MainActor
struct OrthogonalTargetTests {
  /// Returns the scroll view of the section that scrolls sideways.
  private func host(_ view: UICollectionView) -> UIScrollView? {
    view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  private func offset(_ bench: CollectionBench) -> CGFloat? {
    host(bench.view)?.contentOffset.x
  }

  // Item 10 begins at 15 + 10 * 110.
  @Test(
    "scrollToItem positions an item on the left, in the center and on the right",
    arguments: [
      (UICollectionView.ScrollPosition.left, 1115.0), (.centeredHorizontally, 1005), (.right, 895),
      (UICollectionView.ScrollPosition(), 895),
    ])
  func scrollTo(position: UICollectionView.ScrollPosition, expected: Double) {
    let bench = OrthogonalBench.make()
    bench.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: position, animated: false)
    bench.layOut()
    #expect(offset(bench) == CGFloat(expected))
  }

  private func layout(
    _ count: Int, isHorizontal: Bool = false, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionBench {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(100)), subitems: [item]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    let bench = CollectionBench(
      LetterSource(count: count),
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    bench.layOut()
    return bench
  }

  @Test("Centered groups have space before the first and after the last one", arguments: [1, 2, 5])
  func centered(count: Int) throws {
    let bench = layout(count, .groupPagingCentered)
    let scroller = try #require(host(bench.view))
    #expect(scroller.contentOffset.x == -110)
    #expect(scroller.contentInset.left == 110)
    // The inset that centers the last group is (320 - 100) / 2 points, minus the difference if the content is shorter
    // than the window.
    let content = max(320, CGFloat(count) * 110 - 10)
    #expect(scroller.contentInset.right == max(0, CGFloat(count - 1) * 110 - 110 + 320 - content))
  }

  @Test("In a layout that scrolls sideways, groups come to rest at the vertical center")
  func centeredVertically() throws {
    let bench = layout(10, isHorizontal: true, .groupPagingCentered)
    let scroller = try #require(host(bench.view))
    // (480 - 100) / 2
    #expect(scroller.contentOffset.y == -190 && scroller.contentInset.top == 190 && scroller.contentInset.bottom == 190)
    bench.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredVertically, animated: false)
    bench.layOut()
    #expect(scroller.contentOffset == CGPoint(x: 0, y: 360))
  }

  @Test("A flick moves to the next group although the first one is still nearest, and back", arguments: [-1.0, 1])
  func flick(direction: Double) throws {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let source = LetterSource(count: 20)
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    let view = UICollectionView(
      frame: stage.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.tick()
    let scroller = try #require(host(view))
    scroller.contentOffset.x = 1000
    stage.tick()
    // The touch moves 40 points in 40 ms, including a slop of 10 points. The speed is 1 point per millisecond, but the
    // distance is far less than half a group.
    stage.down(160, 50)
    let end = stage.drag(from: CGPoint(x: 160, y: 50), by: CGPoint(x: -8 * direction, y: 0), count: 5, every: 0.008)
    #expect(abs(scroller.contentOffset.x - 1000) <= 30)
    stage.up(end.x, end.y)
    stage.wait(3)
    #expect(scroller.contentOffset.x == 1000 + 200 * CGFloat(direction))
  }
}
