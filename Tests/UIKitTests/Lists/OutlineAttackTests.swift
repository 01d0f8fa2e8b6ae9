// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct OutlineAttackTests {
  @Test(
    "After random expansion, swipes, scrolling, editing and new outlines during animations, the list shows the outline",
    arguments: Seeds.below(12))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var configuration = UICollectionLayoutListConfiguration(appearance: seed % 2 == 0 ? .insetGrouped : .sidebar)
    configuration.headerMode = seed % 3 == 0 ? .firstItemInSection : .none
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
      ])
    }
    let bench = ListBench(configuration) { cell, _, word in
      cell.accessories = word.count < 3 ? [.outlineDisclosure(), .delete()] : [.delete(), .reorder()]
    }
    bench.show([[]])
    func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      for root in 0..<random.int(in: 1..<5) {
        outline.append(["\(root)"])
        for child in 0..<random.int(in: 0..<4) {
          let word = "\(root)\(child)"
          outline.append([word], to: "\(root)")
          for leaf in 0..<random.int(in: 0..<4) { outline.append(["\(word)\(leaf)"], to: word) }
          if random.bool() { outline.expand([word]) }
        }
        if random.bool() { outline.expand(["\(root)"]) }
      }
      return outline
    }
    bench.source.apply(outline(), to: "section 0", animatingDifferences: false)
    let faults = Diagnostics.recording {
      for _ in 0..<60 {
        let count = max(1, bench.view.numberOfItems(inSection: 0))
        let path = IndexPath(item: random.int(in: 0..<count), section: 0)
        switch random.int(in: 0..<8) {
        case 0: bench.source.apply(outline(), to: "section 0", animatingDifferences: random.bool())
        case 1, 2: bench.view.engine.lists.currentOutline?.toggle(path)
        case 3: bench.view.engine.lists.listSwipes?.reveal.open(path, .trailing, animated: random.bool())
        case 4: bench.view.isEditing = random.bool()
        case 5: bench.view.contentOffset.y = CGFloat(random.int(in: 0..<300))
        case 6: bench.stage.tap(Double(random.int(in: 0..<320)), Double(random.int(in: 0..<480)))
        default: bench.view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        for _ in 0..<random.int(in: 0..<6) { bench.stage.wait(0.05) }
        #expect(bench.view.validate().isEmpty)
      }
      bench.view.isEditing = false
      _ = bench.view.engine.lists.closeListSwipes(animated: false)
      bench.settle()
    }
    #expect(faults.isEmpty)
    let expected = bench.source.snapshot(for: "section 0").visibleItems
    #expect(bench.source.snapshot().itemIdentifiers == expected)
    for (item, word) in expected.enumerated() {
      guard let cell = bench.cell(item) else { continue }
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == word)
      #expect(cell.indentationLevel == word.count - 1 && cell.bounds.minX == 0)
      // A header may be slightly taller.
      #expect(cell.bounds.height == 44 || (item == 0 && configuration.headerMode == .firstItemInSection))
      let isRound = configuration.appearance == .insetGrouped && (item == 0 || item == expected.count - 1)
      #expect((cell.layer.cornerRadius > 0) == isRound)
      #expect(
        bench.lines(item).count == (configuration.appearance == .insetGrouped && item < expected.count - 1 ? 1 : 0))
    }
  }
}
