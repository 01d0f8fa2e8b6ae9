// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests the properties of the parts of a compositional layout.
@Suite(.oneApplication)
@MainActor
struct NSCollectionLayoutItemTests {
  @Test("Each dimension reports its kind")
  func dimensions() {
    let all: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(44), .estimated(50),
      .uniformAcrossSiblings(estimate: 60),
    ]
    #expect(all.map { $0.isFractionalWidth } == [true, false, false, false, false])
    #expect(all.map { $0.isFractionalHeight } == [false, true, false, false, false])
    #expect(all.map { $0.isAbsolute } == [false, false, true, false, false])
    #expect(all.map { $0.isEstimated } == [false, false, false, true, false])
    #expect(all.map { $0.isUniformAcrossSiblings } == [false, false, false, false, true])
    #expect(all.map { $0.dimension } == [0.5, 0.25, 44, 50, 60])
  }

  @Test("Sizes, spacing and anchors return the values they were created with")
  func values() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .estimated(2))
    #expect(size.widthDimension.dimension == 1 && size.heightDimension.isEstimated)
    let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: .fixed(3))
    #expect(edges.leading?.isFixed == true && edges.top == nil && edges.trailing?.isFlexible == true)
    #expect(edges.bottom?.spacing == 3)
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .leading], fractionalOffset: CGPoint(x: 1, y: 2))
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset && anchor.offset == CGPoint(x: 1, y: 2))
    #expect(anchor.edges == [.top, .leading])
    let boundary = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "kind", alignment: .bottomTrailing, absoluteOffset: CGPoint(x: 3, y: 4))
    #expect(boundary.alignment == .bottomTrailing && boundary.offset == CGPoint(x: 3, y: 4) && boundary.zIndex == 1)
    #expect(boundary.extendsBoundary && !boundary.pinToVisibleBounds)
    #expect(boundary.containerAnchor.edges == [.bottom, .trailing] && boundary.itemAnchor == nil)
  }

  @Test("A copy is a different object with the same values")
  func copies() {
    let item = NSCollectionLayoutItem(.absolute(10), .absolute(20))
    item.contentInsets.top = 5
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .fixed(7)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 9
    section.orthogonalScrollingBehavior = .paging
    section.boundarySupplementaryItems = [CompositionalLayoutTests.header()]
    let copy = section.copy() as? NSCollectionLayoutSection
    #expect(copy !== section && copy?.interGroupSpacing == 9 && copy?.orthogonalScrollingBehavior == .paging)
    #expect(copy?.boundarySupplementaryItems.count == 1)
    let copiedGroup = group.copy() as? NSCollectionLayoutGroup
    #expect(copiedGroup !== group && copiedGroup?.interItemSpacing?.spacing == 7 && copiedGroup?.subitems.count == 1)
    #expect((item.copy() as? NSCollectionLayoutItem)?.contentInsets.top == 5)
    let boundary = CompositionalLayoutTests.header()
    boundary.pinToVisibleBounds = true
    boundary.zIndex = 4
    let copiedBoundary = boundary.copy() as? NSCollectionLayoutBoundarySupplementaryItem
    #expect(copiedBoundary?.pinToVisibleBounds == true && copiedBoundary?.zIndex == 4 && copiedBoundary !== boundary)
    let dimension = NSCollectionLayoutDimension.absolute(1)
    #expect(dimension.copy() as? NSCollectionLayoutDimension === dimension)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 3
    let copiedConfiguration = configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration
    #expect(copiedConfiguration?.interSectionSpacing == 3 && copiedConfiguration !== configuration)
  }

  @Test("A group has a readable description")
  func description() {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitems: [NSCollectionLayoutItem(.fractionalWidth(1), .estimated(40))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [inner])
    #expect(
      group.visualDescription() == """
        horizontal group 1.0 of the width x 50.0 pt
          vertical group 0.3 of the width x 1.0 of the height
            item 1.0 of the width x about 40.0 pt

        """)
  }

  @Test("The layout copies its configuration, and setting it invalidates the layout")
  func configuration() {
    let layout = UICollectionViewCompositionalLayout(section: CompositionalLayoutTests.grid(1))
    let bench = CollectionBench(LetterSource([["a"], ["b"]]), layout: layout)
    bench.layOut()
    #expect(bench.view.contentSize.height == 100)
    let configuration = layout.configuration
    configuration.interSectionSpacing = 11
    layout.configuration = configuration
    bench.layOut()
    #expect(bench.view.contentSize.height == 111)
    configuration.interSectionSpacing = 99
    layout.invalidateLayout()
    bench.layOut()
    #expect(bench.view.contentSize.height == 111)
  }
}
