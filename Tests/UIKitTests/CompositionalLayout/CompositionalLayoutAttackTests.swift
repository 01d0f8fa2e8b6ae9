// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests random sections, scrolling, updates, rotations and reloads, and checks the invariants after each step.
@Suite(.oneApplication)
@MainActor
struct CompositionalLayoutAttackTests {
  private func section(_ random: inout SeededRandom) -> NSCollectionLayoutSection {
    let isAcross = random.int(in: 0..<3) == 0
    let height: NSCollectionLayoutDimension =
      random.bool() ? .absolute(CGFloat(random.int(in: 20..<90))) : .estimated(40)
    let width: NSCollectionLayoutDimension =
      isAcross ? .fractionalWidth(0.4) : .fractionalWidth(1 / CGFloat(random.int(in: 1..<5)))
    let item = NSCollectionLayoutItem(width, height)
    let outer = NSCollectionLayoutItem(isAcross ? .fractionalWidth(1) : width, height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(isAcross ? width : .fractionalWidth(1), height), subitems: [isAcross ? outer : item])
    if random.bool() { group.interItemSpacing = .flexible(2) }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(random.int(in: 0..<9))
    section.contentInsets.leading = CGFloat(random.int(in: 0..<20))
    section.contentInsets.top = CGFloat(random.int(in: 0..<20))
    if random.bool() {
      let header = CompositionalLayoutTests.header(random.bool() ? .absolute(25) : .estimated(25))
      header.pinToVisibleBounds = random.bool()
      section.boundarySupplementaryItems = [header]
    }
    if isAcross {
      section.orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: random.int(in: 1..<6)) ?? .continuous
    }
    if random.int(in: 0..<4) == 0 {
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        for item in items { item.alpha = offset.y > 100 ? 0.5 : 1 }
      }
    }
    return section
  }

  private func attack(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var next = 0
    func word() -> String {
      next += 1
      return "\(next)"
    }
    let source = LetterSource(
      (0..<random.int(in: 1..<5)).map { _ in (0..<random.int(in: 0..<30)).map { _ in word() } })
    var sections = source.sections.map { _ in section(&random) }
    let spare = section(&random)
    let layout = UICollectionViewCompositionalLayout { index, _ in index < sections.count ? sections[index] : spare }
    let bench = CollectionBench(source, layout: layout)
    if random.int(in: 0..<4) == 0 { bench.view.semanticContentAttribute = .forceRightToLeft }
    bench.tick()
    for step in 0..<25 {
      let count = source.sections.count
      switch random.int(in: 0..<8) {
      case 0, 1: bench.view.contentOffset.y = CGFloat(random.int(in: -50..<1200))
      case 2:
        for case let host as UIScrollView in bench.view.subviews {
          host.contentOffset.x = CGFloat(random.int(in: 0..<2000))
        }
      case 3 where count > 0:
        let place = random.int(in: 0..<count)
        let item = random.int(in: 0..<source.sections[place].count + 1)
        source.sections[place].insert(word(), at: item)
        bench.view.insertItems(at: [IndexPath(item: item, section: place)])
      case 4 where count > 0:
        let place = random.int(in: 0..<count)
        guard !source.sections[place].isEmpty else { continue }
        let item = random.int(in: 0..<source.sections[place].count)
        source.sections[place].remove(at: item)
        bench.view.deleteItems(at: [IndexPath(item: item, section: place)])
      case 5:
        let place = random.int(in: 0..<count + 1)
        source.sections.insert((0..<random.int(in: 0..<12)).map { _ in word() }, at: place)
        sections.insert(section(&random), at: min(place, sections.count))
        bench.view.insertSections([place])
      case 6 where count > 1:
        let place = random.int(in: 0..<count)
        source.sections.remove(at: place)
        if place < sections.count { sections.remove(at: place) }
        bench.view.deleteSections([place])
      default:
        if random.bool() {
          bench.view.frame.size.width = CGFloat(random.int(in: 200..<400))
        } else {
          bench.view.reloadData()
        }
      }
      if random.bool() { bench.layOut() }
      if random.bool() { bench.tick() }
      let breaches = bench.view.validate()
      if !breaches.isEmpty {
        Issue.record("seed \(seed), step \(step): \(breaches)")
        return
      }
    }
    for _ in 0..<30 { bench.tick() }
    #expect(bench.view.validate() == [], "seed \(seed) at the end")
    for cell in bench.view.visibleCells {
      guard let path = bench.view.indexPath(for: cell) else { continue }
      #expect((cell as? LetterCell)?.letter == source.sections[path.section][path.item], "seed \(seed)")
    }
  }

  @Test("150 random sequences of changes")
  func lives() {
    for seed in Seeds.first(150) { attack(seed) }
  }
}
