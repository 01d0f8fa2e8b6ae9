// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests sections in a collection view of 320 x 480 points at two pixels per point.
@Suite(.oneApplication)
@MainActor
struct CompositionalLayoutTests {
  /// Returns a section whose items share the width equally, in lines that are 50 points high by default.
  static func grid(_ columns: Int, height: NSCollectionLayoutDimension = .absolute(50)) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [item]))
  }

  static func header(_ height: NSCollectionLayoutDimension = .absolute(30))
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
  }

  static func footer() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottom)
  }

  private func bench(_ layout: UICollectionViewLayout, _ counts: [Int] = [7]) -> CollectionBench {
    let bench = CollectionBench(
      LetterSource(counts.map { count in (0..<count).map { "\($0)" } }), layout: layout)
    bench.view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
    bench.layOut()
    return bench
  }

  private func frame(_ bench: CollectionBench, _ item: Int, _ section: Int = 0) -> CGRect? {
    bench.view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func edge(_ bench: CollectionBench, header: Bool, _ section: Int = 0, item: Int = 0) -> CGRect? {
    bench.view.layoutAttributesForSupplementaryElement(
      ofKind: header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: item, section: section))?.frame
  }

  // A third of 320 is 106.67: edges are on half points, so the middle item is 106.5 wide.
  @Test("In a grid of three columns, edges are on pixels, and neighbors share them")
  func thirds() {
    let bench = bench(UICollectionViewCompositionalLayout(section: Self.grid(3)))
    #expect(frame(bench, 0) == CGRect(x: 0, y: 0, width: 106.5, height: 50))
    #expect(frame(bench, 1) == CGRect(x: 106.5, y: 0, width: 107, height: 50))
    #expect(frame(bench, 2) == CGRect(x: 213.5, y: 0, width: 106.5, height: 50))
    #expect(frame(bench, 6) == CGRect(x: 0, y: 100, width: 106.5, height: 50))
    #expect(frame(bench, 7) == nil)
    #expect(bench.view.contentSize == CGSize(width: 320, height: 150))
    #expect(bench.view.visibleCells.count == 7)
    #expect(bench.view.validate() == [])
  }

  // A section consists of a header (30), an inset (10), lines of 50 with a spacing of 5, an inset (20) and a footer
  // (20). Sections are 15 points apart.
  @Test("Insets, spacing, headers, footers and space between sections add up")
  func sections() {
    let section = Self.grid(2)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 20, trailing: 40)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [Self.header(), Self.footer()]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 15
    let bench = bench(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [3, 1, 0])
    #expect(frame(bench, 0) == CGRect(x: 20, y: 40, width: 130, height: 50))
    #expect(frame(bench, 1) == CGRect(x: 150, y: 40, width: 130, height: 50))
    #expect(frame(bench, 2) == CGRect(x: 20, y: 95, width: 130, height: 50))
    #expect(edge(bench, header: true) == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(edge(bench, header: false) == CGRect(x: 20, y: 165, width: 260, height: 20))
    // 185 + 15.
    #expect(edge(bench, header: true, 1) == CGRect(x: 20, y: 200, width: 260, height: 30))
    #expect(frame(bench, 0, 1) == CGRect(x: 20, y: 240, width: 130, height: 50))
    // The third section starts at 200 + 130 + 15. An empty section keeps its header and footer.
    #expect(edge(bench, header: true, 2) == CGRect(x: 20, y: 345, width: 260, height: 30))
    #expect(bench.view.contentSize.height == 425)
    #expect(bench.view.validate() == [])
  }

  @Test("Headers can ignore insets, overlap the content, and be offset")
  func boundaries() {
    let section = Self.grid(2)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
    section.supplementariesFollowContentInsets = false
    let over = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(40), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .topTrailing, absoluteOffset: CGPoint(x: -5, y: 3))
    over.extendsBoundary = false
    section.boundarySupplementaryItems = [over, Self.footer()]
    let bench = bench(UICollectionViewCompositionalLayout(section: section), [2])
    #expect(edge(bench, header: true) == CGRect(x: 275, y: 3, width: 40, height: 30))
    #expect(edge(bench, header: false) == CGRect(x: 0, y: 60, width: 320, height: 20))
    #expect(frame(bench, 0) == CGRect(x: 20, y: 10, width: 140, height: 50))
  }

  @Test("A view at the side makes the lines shorter")
  func side() {
    let section = Self.grid(2)
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(40), .absolute(40)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .leading)
    section.boundarySupplementaryItems = [side]
    let bench = bench(UICollectionViewCompositionalLayout(section: section), [4])
    #expect(frame(bench, 0) == CGRect(x: 40, y: 0, width: 140, height: 50))
    #expect(edge(bench, header: true) == CGRect(x: 0, y: 30, width: 40, height: 40))
  }

  // Each section is 30 + 500 + 20 points high.
  @Test("Pinned headers and footers stay on screen as long as their section does")
  func pinned() {
    let section = Self.grid(1)
    let header = Self.header()
    let footer = Self.footer()
    header.pinToVisibleBounds = true
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header, footer]
    let bench = bench(UICollectionViewCompositionalLayout(section: section), [10, 10])
    #expect(edge(bench, header: true)?.minY == 0)
    #expect(edge(bench, header: false)?.minY == 460)
    bench.view.contentOffset.y = 100
    bench.layOut()
    #expect(edge(bench, header: true)?.minY == 100)
    #expect(edge(bench, header: false)?.minY == 530)
    bench.view.contentOffset.y = 520
    bench.layOut()
    // The footer pushes the header up, to 530 - 30.
    #expect(edge(bench, header: true)?.minY == 500)
    #expect(edge(bench, header: true, 1)?.minY == 550)
    #expect(edge(bench, header: false, 1)?.minY == 980)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(bench.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame.minY == 500)
    #expect(bench.view.validate() == [])
  }

  @Test("Views around the whole layout take space, are pinned, and follow those of section 0 in the order")
  func outer() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let top = Self.header(.absolute(40))
    top.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [top, Self.footer()]
    let section = Self.grid(1)
    section.boundarySupplementaryItems = [Self.header()]
    let bench = bench(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [10, 3])
    #expect(edge(bench, header: true, item: 1) == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(edge(bench, header: true) == CGRect(x: 0, y: 40, width: 320, height: 30))
    #expect(frame(bench, 0)?.minY == 70)
    #expect(edge(bench, header: false) == CGRect(x: 0, y: 750, width: 320, height: 20))
    bench.view.contentOffset.y = 200
    bench.layOut()
    #expect(edge(bench, header: true, item: 1)?.minY == 200)
    #expect(bench.view.validate() == [])
  }

  @Test("Backgrounds cover the section with its header, minus insets; badges are attached to their items")
  func decorationsAndBadges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.boundarySupplementaryItems = [Self.header()]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    background.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 5, bottom: 0, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    let bench = bench(layout, [3])
    let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: IndexPath(item: 0, section: 0))
    #expect(card?.frame == CGRect(x: 5, y: 30, width: 310, height: 100))
    let badges = bench.view.visibleSupplementaryViews(ofKind: "badge").map { $0.frame }
    #expect(
      badges == [
        CGRect(x: 140, y: 30, width: 20, height: 20), CGRect(x: 300, y: 30, width: 20, height: 20),
        CGRect(x: 140, y: 80, width: 20, height: 20),
      ])
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 150, y: 40)) == IndexPath(item: 0, section: 0))
    #expect(bench.view.validate() == [])
  }

  @Test(
    "The provider is called once per section with the available space, and again if that changes, but not on scrolling")
  func provider() {
    var asked: [Int] = []
    var room = CGSize.zero
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      room = environment.container.effectiveContentSize
      return Self.grid(environment.container.effectiveContentSize.width > 400 ? 4 : 2)
    }
    let bench = bench(layout, [100, 100])
    #expect(asked == [0, 1])
    #expect(room == CGSize(width: 320, height: 480))
    bench.view.contentOffset.y = 333
    bench.layOut()
    #expect(asked.count == 2)
    bench.view.frame.size.width = 480
    bench.layOut()
    #expect(asked.count == 4)
    #expect(frame(bench, 3) == CGRect(x: 360, y: 0, width: 120, height: 50))
    bench.view.contentInset.left = 100
    bench.layOut()
    #expect(room == CGSize(width: 380, height: 480))
    layout.invalidateLayout()
    bench.layOut()
    #expect(asked.count == 8)
    #expect(bench.view.validate() == [])
  }

  @Test("A provider that returns nil is reported, and the section is empty")
  func missingSection() {
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : Self.grid(1) }
    var bench: CollectionBench?
    let faults = Diagnostics.recording { bench = self.bench(layout, [2, 2]) }
    #expect(faults.map { $0.kind } == ["missingSection"])
    #expect(bench?.view.contentSize.height == 100)
  }

  @Test("In a sideways layout, columns and sections are side by side, and a header takes space at the top")
  func horizontal() {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    section.boundarySupplementaryItems = [Self.header()]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 20
    let bench = bench(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), [5, 2])
    // 450 points remain below the header.
    #expect(frame(bench, 1) == CGRect(x: 0, y: 255, width: 100, height: 225))
    #expect(frame(bench, 4) == CGRect(x: 200, y: 30, width: 100, height: 225))
    #expect(frame(bench, 0, 1) == CGRect(x: 320, y: 30, width: 100, height: 225))
    #expect(bench.view.contentSize == CGSize(width: 420, height: 480))
    #expect(edge(bench, header: true, 1) == CGRect(x: 320, y: 0, width: 100, height: 30))
    #expect(bench.view.validate() == [])
  }

  @Test("In right-to-left layouts everything is mirrored, and the start is shown first", arguments: [false, true])
  func rightToLeft(isHorizontal: Bool) {
    let section = Self.grid(3)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let bench = CollectionBench(LetterSource(count: 12), layout: layout)
    bench.view.semanticContentAttribute = .forceRightToLeft
    bench.layOut()
    if isHorizontal {
      // The content consists of a leading inset of 20 and 4 groups of 300.
      #expect(bench.view.contentSize.width == 1220)
      #expect(bench.view.contentOffset.x == 900)
      #expect(frame(bench, 0) == CGRect(x: 1100, y: 0, width: 100, height: 50))
    } else {
      #expect(frame(bench, 0) == CGRect(x: 200, y: 0, width: 100, height: 50))
      #expect(frame(bench, 2) == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    #expect(bench.view.validate() == [])
  }

  @Test("With 10^5 items, the visible ones need few groups, and the end is correct")
  func many() {
    let bench = bench(UICollectionViewCompositionalLayout(section: Self.grid(2)), [100_000])
    #expect(bench.view.contentSize.height == 2_500_000)
    bench.view.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
    bench.layOut()
    #expect(bench.view.contentOffset.y == 2_499_520)
    #expect(bench.view.indexPathsForVisibleItems.last == IndexPath(item: 99_999, section: 0))
    #expect(bench.view.indexPathForItem(at: CGPoint(x: 10, y: 1_234_560)) == IndexPath(item: 49_382, section: 0))
    #expect(bench.view.validate() == [])
  }

  @Test("The handler receives the visible items and the offset once per position, and its changes are displayed")
  func visibleItems() {
    var calls: [CGFloat] = []
    let section = Self.grid(1)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.append(offset.y)
      for item in items {
        let way = abs(item.frame.midY - offset.y - environment.container.contentSize.height / 2)
        item.alpha = 1 - way / 1000
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        item.zIndex = item.indexPath.item % 2
      }
    }
    let bench = bench(UICollectionViewCompositionalLayout(section: section), [100])
    #expect(calls == [0])
    let cell = bench.cell(0)
    #expect(abs((cell?.alpha ?? 0) - 0.785) < 1e-6)
    #expect(cell?.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(bench.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 1)
    bench.view.contentOffset.y = 20
    bench.layOut()
    #expect(calls == [0, 20])
    #expect(abs((cell?.alpha ?? 0) - 0.765) < 1e-6)
    #expect(bench.view.validate() == [])
    #expect(calls == [0, 20])
  }

  @Test("Items are inserted, deleted and moved with animation, and the view stays valid")
  func updates() {
    let section = Self.grid(2)
    section.boundarySupplementaryItems = [Self.header()]
    let source = LetterSource([["a", "b", "c"], ["d", "e"]])
    let bench = CollectionBench(source, layout: UICollectionViewCompositionalLayout(section: section))
    bench.tick()
    bench.view.performBatchUpdates {
      source.sections = [["x", "c", "b"], ["n"], ["d", "e", "y"]]
      bench.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      bench.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 2)])
      bench.view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 2, section: 0))
      bench.view.insertSections([1])
    }
    #expect(bench.view.validate() == [])
    for _ in 0..<30 { bench.tick() }
    #expect(bench.letters == "xcbndey")
    #expect(frame(bench, 2, 2) == CGRect(x: 0, y: 290, width: 160, height: 50))
    #expect(bench.view.validate() == [])
  }
}
