// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct SpringyCompositionalLayoutTests {
  private func across() -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(120)),
      subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private func badged() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: SpringyBench.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @Test("badges follow their items exactly")
  func badges() throws {
    let layout = SpringyCompositionalLayout(section: badged())
    layout.springs.kindsThatFollowItems = [SpringyBench.badge]
    let bench = SpringyBench(.compositional, layout: layout)
    bench.heights = { _ in 80 }
    bench.scroll(by: 160)
    #expect(bench.greatestLag > 5)
    var seen = 0
    for path in bench.view.indexPathsForVisibleItems {
      let cell = try #require(bench.view.cellForItem(at: path))
      guard let badge = bench.view.supplementaryView(forElementKind: SpringyBench.badge, at: path) else { continue }
      seen += 1
      #expect(abs(badge.center.y - cell.center.y + 36) < 0.01 && abs(badge.center.x - cell.center.x - 76) < 0.01)
    }
    #expect(seen > 8)
  }

  @Test("an orthogonally scrolling section lags as one row and keeps few springs at any offset")
  func scrollsAcross() throws {
    let layout = SpringyCompositionalLayout { index, _ in index == 0 ? self.across() : self.badged() }
    let bench = SpringyBench(.compositional, [1000, 100], layout: layout)
    #expect(bench.settle())
    let section = try #require(bench.view.engine.sectionHosts.hosts.first)
    for _ in 0..<20 {
      section.contentOffset.x += 400
      bench.scroll(by: 6, frames: 1)
    }
    let row = bench.springs.visibleIndexPaths.filter { $0.section == 0 }
    #expect(!row.isEmpty && row.count < 12, "\(row.count)")
    bench.scroll(by: 20)
    let lags = bench.springs.visibleIndexPaths.filter { $0.section == 0 }.compactMap { bench.lag($0)?.dy }
    // A cell that becomes visible adopts the lag of its row, but not the velocity.
    #expect(lags.allSatisfy { abs($0 - lags[0]) < 0.25 } && abs(lags[0]) > 0.05, "\(lags)")
    #expect(bench.settle() && bench.greatestLag < 0.5)
  }

  @Test("sections are created once, not while springs move")
  func sectionsStay() {
    var made = 0
    let layout = SpringyCompositionalLayout { _, _ in
      made += 1
      return self.badged()
    }
    let bench = SpringyBench(.compositional, layout: layout)
    let before = made
    bench.scroll(by: 400)
    #expect(bench.settle() && made == before)
  }

  @Test("a horizontally scrolling layout lags horizontally, also right to left", arguments: [false, true])
  func sideways(isMirrored: Bool) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = SpringyCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let bench = SpringyBench(.compositional, layout: layout)
    if isMirrored { bench.view.semanticContentAttribute = .forceRightToLeft }
    bench.layout.invalidateLayout()
    #expect(bench.settle() && bench.springs.scrollDirection == .horizontal)
    bench.view.panGestureRecognizer.lastWindowPoint = CGPoint(x: 20, y: 300)
    for _ in 0..<4 {
      bench.view.contentOffset.x += isMirrored ? -40 : 40
      bench.frame()
    }
    let lags = bench.lags.values
    #expect(lags.contains { abs($0.dx) > 5 } && lags.allSatisfy { $0.dy == 0 })
    #expect(bench.settle() && bench.greatestLag < 0.5)
  }
}
