// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungLayouts
@testable import UIKit

/// Tests the previous index paths of items in an update by comparing them with identifiers.
@Suite(.oneApplication) @MainActor struct UpdatePathsTests {
  private final class ListeningLayout: UICollectionViewFlowLayout {
    var heard: [UICollectionViewUpdateItem]?

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      heard = updateItems
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func random(_ random: inout SeededRandom) -> Snapshot {
    func shuffled(_ count: Int) -> [Int] {
      var numbers = Array(0..<count)
      for index in numbers.indices { numbers.swapAt(index, random.int(in: 0..<count)) }
      return numbers
    }
    var snapshot = Snapshot()
    let sections = Array(shuffled(4).prefix(random.int(in: 1..<5)))
    snapshot.appendSections(sections)
    for item in shuffled(24).prefix(random.int(in: 0..<25)) {
      snapshot.appendItems([item], toSection: sections[random.int(in: 0..<sections.count)])
    }
    return snapshot
  }

  private func paths(_ snapshot: Snapshot) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (item, number) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[number] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  @Test("random updates of items and sections return correct previous index paths", arguments: Seeds.below(8))
  func attack(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let layout = ListeningLayout()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    window.addSubview(view)
    window.isHidden = false
    var compared = 0
    var old = self.random(&random)
    source.apply(old, animatingDifferences: false)
    view.layoutIfNeeded()
    for _ in 0..<40 {
      let new = self.random(&random)
      layout.heard = nil
      source.apply(new, animatingDifferences: true)
      if let heard = layout.heard {
        let before = paths(old)
        let updatePaths = UpdatePaths(heard)
        for (number, path) in paths(new) {
          compared += 1
          // An item in a replaced section is reported either as deleted and inserted, or as moved. Both are correct.
          let answer = updatePaths.before(path)
          let isNew = before[number] == nil
          #expect(isNew ? answer == nil : (answer == before[number] || answer == nil), "\(number)")
          if !isNew, answer == nil {
            #expect(heard.contains { $0.indexPathAfterUpdate == path || $0.isSectionOperation })
          }
        }
      }
      old = new
      view.layoutIfNeeded()
    }
    #expect(compared > 50)
  }
}
