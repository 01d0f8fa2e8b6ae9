// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct OrthogonalScrollingTests {
  @Test("Cells are in a scroll view of their section, with correct frames, points and counts")
  func places() {
    let bench = OrthogonalBench.make()
    #expect(OrthogonalBench.visible(bench) == [0, 1, 2])
    #expect(bench.view.engine.sectionHosts.hosts.map { $0.frame } == [CGRect(x: 0, y: 130, width: 320, height: 80)])
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentSize == CGSize(width: 2220, height: 80))
    #expect(bench.cell(1, 1)?.superview === bench.view.engine.sectionHosts.hosts.first)
    #expect(bench.cell(1, 1)?.frame == CGRect(x: 125, y: 0, width: 100, height: 80))
    #expect(bench.cell(0, 0)?.superview === bench.view)
    #expect(
      bench.view.layoutAttributesForItem(at: IndexPath(item: 5, section: 1))?.frame
        == CGRect(x: 565, y: 130, width: 100, height: 80))
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 130, y: 150)) == IndexPath(item: 1, section: 1))
    #expect(bench.view.contentSize.height == 1710)
    #expect(bench.view.validate() == [])
  }

  @Test("A section that scrolls sideways adds and removes cells without changing the others")
  func scrolling() {
    let bench = OrthogonalBench.make()
    let host = bench.view.engine.sectionHosts.hosts.first
    let kept = bench.cell(2, 1)
    host?.contentOffset.x = 130
    bench.layOut()
    let applied = kept?.applied
    host?.contentOffset.x = 230
    bench.layOut()
    #expect(OrthogonalBench.visible(bench) == [2, 3, 4])
    #expect(kept?.applied == applied && bench.cell(2, 1) === kept)
    #expect(kept?.frame.minX == 235)
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 20, y: 150)) == IndexPath(item: 2, section: 1))
    #expect(bench.view.indexPath(for: kept ?? UICollectionViewCell()) == IndexPath(item: 2, section: 1))
    #expect(bench.view.validate() == [])
    // If no cell appears or disappears, no layout is needed.
    host?.contentOffset.x = 232
    #expect(!bench.view.needsLayout)
    #expect(bench.view.validate() == [])
  }

  @Test("The offset survives leaving the screen, invalidation and reload")
  func keepsOffset() {
    let bench = OrthogonalBench.make()
    bench.view.engine.sectionHosts.hosts.first?.contentOffset.x = 550
    bench.layOut()
    bench.view.contentOffset.y = 700
    bench.layOut()
    #expect(bench.view.engine.sectionHosts.hosts.isEmpty)
    #expect(bench.view.validate() == [])
    bench.view.contentOffset.y = 0
    bench.layOut()
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentOffset.x == 550)
    #expect(OrthogonalBench.visible(bench) == [4, 5, 6, 7])
    bench.view.collectionViewLayout.invalidateLayout()
    bench.layOut()
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentOffset.x == 550)
    bench.view.reloadData()
    bench.layOut()
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentOffset.x == 550)
    #expect(bench.view.validate() == [])
  }

  private func flick(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, by step: Double, pause: Double = 0
  ) -> (CGFloat, [String]) {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: OrthogonalBench.layout(behavior))
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    let source = OrthogonalBench.source()
    view.dataSource = source
    stage.window.addSubview(view)
    stage.tick()
    stage.down(250, 160)
    let end = stage.drag(
      from: CGPoint(x: 250, y: 160), by: CGPoint(x: -step, y: 0), count: 10, every: 0.008)
    if pause > 0 { stage.wait(pause) }
    stage.up(end.x, end.y)
    stage.wait(5)
    #expect(view.contentOffset.y == 0)
    return (view.engine.sectionHosts.hosts.first?.contentOffset.x ?? -1, view.validate())
  }

  // A flick by 8 points per move takes 80 ms for 10 moves, so its speed is 1 point per millisecond.
  @Test("Each scrolling behavior comes to rest at its documented position")
  func behaviors() {
    let (free, _) = flick(.continuous, by: 8)
    #expect(free > 110 && free.truncatingRemainder(dividingBy: 110) != 0)
    let (boundary, breaches) = flick(.continuousGroupLeadingBoundary, by: 8)
    #expect(boundary > 0 && boundary.truncatingRemainder(dividingBy: 110) == 0)
    #expect(breaches == [])
    #expect(flick(.paging, by: 8) == (320, []))
    #expect(flick(.groupPaging, by: 8) == (110, []))
    // Group 1 is centered: 15 + 110 + 50 - 160.
    #expect(flick(.groupPagingCentered, by: 8) == (15, []))
  }

  @Test("Without velocity, the nearest group is chosen, at most one away")
  func slowDrags() {
    // The content scrolls by 40 points minus a slop of 10, so group 0 is still the nearest.
    #expect(flick(.groupPaging, by: 4, pause: 1).0 == 0)
    #expect(flick(.groupPaging, by: 8, pause: 1).0 == 110)
    #expect(flick(.groupPaging, by: 20, pause: 1).0 == 110)
    // Group 0 is centered, so the offset is 95 points before the start of the content.
    #expect(flick(.groupPagingCentered, by: 4, pause: 1).0 == -95)
  }

  /// Returns the bench's view in a window that receives touches, and its data source, which the view does not retain.
  private func touched() -> (stage: FingerStage, view: UICollectionView, source: AnyObject) {
    let stage = FingerStage(size: CGSize(width: 320, height: 480))
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: OrthogonalBench.layout())
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    let source = OrthogonalBench.source()
    view.dataSource = source
    stage.window.addSubview(view)
    stage.tick()
    return (stage, view, source)
  }

  @Test("A tap selects a cell of a section that was scrolled sideways")
  func selection() {
    let (stage, view, source) = touched()
    defer { withExtendedLifetime(source) {} }
    view.engine.sectionHosts.hosts.first?.contentOffset.x = 550
    stage.tick()
    stage.tap(20, 160)
    stage.wait(0.5)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 1)])
    stage.down(100, 400)
    stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -8), count: 5, every: 0.008)
    stage.up(100, 360)
    #expect(view.contentOffset.y > 0 && view.engine.sectionHosts.hosts.first?.contentOffset.x == 550)
  }

  @Test("A vertical drag that begins on the section scrolls the collection view")
  func verticalDrag() {
    let (stage, view, source) = touched()
    defer { withExtendedLifetime(source) {} }
    stage.down(100, 180)
    stage.drag(from: CGPoint(x: 100, y: 180), by: CGPoint(x: 0, y: -8), count: 10, every: 0.008)
    #expect(view.contentOffset.y == 70)
    #expect(view.engine.sectionHosts.hosts.first?.contentOffset.x == 0)
    stage.up(100, 100)
    #expect(view.validate() == [])
  }

  // 15 + 10 * 110 + 50 - 160.
  @Test("scrollToItem scrolls the section sideways and the collection view vertically")
  func scrollToItem() {
    let bench = OrthogonalBench.make()
    bench.view.scrollToItem(at: IndexPath(item: 10, section: 1), at: .centeredHorizontally, animated: false)
    bench.layOut()
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentOffset.x == 1005)
    #expect(bench.view.contentOffset == .zero)
    bench.view.contentOffset.y = 1000
    bench.layOut()
    bench.view.scrollToItem(at: IndexPath(item: 0, section: 1), at: [], animated: false)
    bench.layOut()
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentOffset.x == 15)
    #expect(bench.view.contentOffset.y == 130)
    #expect(bench.view.validate() == [])
  }

  @Test("A section keeps its offset and its cells when another one is inserted before it")
  func insertion() {
    var across = 1
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == across ? OrthogonalBench.section(.continuous) : CompositionalLayoutTests.grid(2)
    }
    let bench = OrthogonalBench.make(layout: layout)
    bench.view.engine.sectionHosts.hosts.first?.contentOffset.x = 550
    bench.layOut()
    let cell = bench.cell(5, 1)
    across = 2
    bench.source.sections.insert(["n"], at: 0)
    bench.view.insertSections([0])
    #expect(bench.cell(5, 2) === cell)
    #expect(bench.view.validate() == [])
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.engine.sectionHosts.hosts.map { $0.section } == [2])
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentOffset.x == 550)
    #expect(bench.view.engine.sectionHosts.hosts.first?.frame.minY == 180)
    #expect(cell?.frame.minX == 565)
    #expect(bench.view.validate() == [])
    // One item is deleted, and one is moved in from another section.
    bench.view.performBatchUpdates {
      let moved = bench.source.sections[1].remove(at: 0)
      bench.source.sections[2].remove(at: 5)
      bench.source.sections[2].insert(moved, at: 6)
      bench.view.deleteItems(at: [IndexPath(item: 5, section: 2)])
      bench.view.moveItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 6, section: 2))
    }
    #expect(bench.view.validate() == [])
    for _ in 0..<30 { bench.tick() }
    #expect(bench.cell(6, 2)?.frame.minX == 675)
    #expect(bench.view.validate() == [])
    across = 9
    bench.source.sections.remove(at: 2)
    bench.view.deleteSections([2])
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.engine.sectionHosts.hosts.isEmpty)
    #expect(bench.view.validate() == [])
  }

  @Test("Another layout takes the cells out of their scroll view, also with animation", arguments: [false, true])
  func otherLayout(animated: Bool) {
    let bench = OrthogonalBench.make()
    bench.tick()
    bench.view.engine.sectionHosts.hosts.first?.contentOffset.x = 110
    bench.layOut()
    let flow = UICollectionViewFlowLayout()
    bench.view.setCollectionViewLayout(flow, animated: animated)
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.engine.sectionHosts.hosts.isEmpty)
    #expect(bench.cell(1, 1)?.superview === bench.view)
    #expect(
      bench.cell(1, 1)?.center == bench.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.center)
    #expect(bench.view.validate() == [])
    bench.view.setCollectionViewLayout(OrthogonalBench.layout(), animated: animated)
    for _ in 0..<30 { bench.tick() }
    #expect(bench.cell(1, 1)?.frame == CGRect(x: 125, y: 0, width: 100, height: 80))
    #expect(bench.view.validate() == [])
  }

  @Test("The handler receives the sideways offset of the section, and frames do not move")
  func handler() {
    var seen: [(CGFloat, [Int: CGFloat])] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      guard index == 1 else { return CompositionalLayoutTests.grid(2) }
      let section = OrthogonalBench.section(.groupPagingCentered)
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        var places: [Int: CGFloat] = [:]
        for item in items where item.representedElementCategory == .cell {
          places[item.indexPath.item] = item.frame.midX
          let way = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          let scale = 1 - way / 1000
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        seen.append((offset.x, places))
      }
      return section
    }
    let bench = OrthogonalBench.make(layout: layout)
    #expect(seen.last?.0 == -95)
    #expect(seen.last?.1[1] == 175)
    #expect(bench.cell(0, 1)?.transform == .identity)
    #expect(bench.cell(1, 1)?.transform.a == 1 - 110.0 / 1000)
    bench.view.engine.sectionHosts.hosts.first?.contentOffset.x = 15
    bench.layOut()
    #expect(seen.last?.0 == 15)
    #expect(seen.last?.1[1] == 175)
    #expect(bench.cell(1, 1)?.transform == .identity)
    #expect(bench.view.validate() == [])
  }

  @Test("In right-to-left layouts, a section starts at its right end")
  func rightToLeft() {
    let bench = CollectionBench(OrthogonalBench.source(), layout: OrthogonalBench.layout(.groupPaging))
    bench.view.semanticContentAttribute = .forceRightToLeft
    bench.layOut()
    let host = bench.view.engine.sectionHosts.hosts.first
    #expect(host?.contentOffset.x == 1900)
    #expect(OrthogonalBench.visible(bench) == [0, 1, 2])
    // 2220 - 15 - 100.
    #expect(bench.cell(0, 1)?.frame.minX == 2105)
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 300, y: 150)) == IndexPath(item: 0, section: 1))
    host?.contentOffset.x = 1790
    bench.layOut()
    #expect(OrthogonalBench.visible(bench) == [0, 1, 2, 3])
    #expect(bench.view.validate() == [])
    bench.view.collectionViewLayout.invalidateLayout()
    bench.layOut()
    #expect(host?.contentOffset.x == 1790)
    #expect(bench.view.validate() == [])
  }

  @Test("In a layout that scrolls sideways, a section scrolls vertically")
  func sideways() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(80), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let bench = CollectionBench(
      LetterSource(count: 20),
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    bench.layOut()
    #expect(bench.view.engine.sectionHosts.hosts.first?.frame == CGRect(x: 0, y: 0, width: 80, height: 480))
    #expect(bench.view.engine.sectionHosts.hosts.first?.contentSize == CGSize(width: 80, height: 2000))
    bench.view.engine.sectionHosts.hosts.first?.contentOffset.y = 1000
    bench.layOut()
    #expect(OrthogonalBench.visible(bench, 0) == [10, 11, 12, 13, 14])
    #expect(bench.view.validate() == [])
  }
}
