// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A cell that declares no initializer.
private final class BareCell: UICollectionViewCell {
  var number = 42
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewRegistrationTests {
  @Test("Cells are created from the registered class, whatever initializers it has")
  func classes() {
    let bench = CollectionBench.grid(6)
    bench.layOut()
    let cell = bench.cell(0)
    #expect(cell != nil, "a LetterCell was registered")
    #expect(cell?.sizeWhenMade == CGSize(width: 44, height: 44))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 44, height: 44))
    bench.view.register(BareCell.self, forCellWithReuseIdentifier: "letter")
    bench.view.reloadData()
    bench.layOut()
    #expect((bench.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? BareCell)?.number == 42)
  }

  @Test("For an unregistered identifier, the message lists the registered ones and an empty cell is shown")
  func unregistered() {
    let bench = CollectionBench.grid(1)
    bench.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "letter")
    bench.view.register(BareCell.self, forCellWithReuseIdentifier: "bare")
    bench.view.register(LetterCell.self, forCellWithReuseIdentifier: "other")
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["unregisteredIdentifier", "foreignView"])
    #expect(faults[0].message.contains("'letter'") && faults[0].message.contains("'bare', 'other'"))
    #expect(bench.view.visibleCells.count == 1)
  }

  @Test("A class that is not a cell is rejected when it is registered")
  func wrongClass() {
    let bench = CollectionBench.grid(1)
    let faults = Diagnostics.recording {
      bench.view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "letter")
      bench.view.register(UIView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "h")
    }
    #expect(faults.map(\.kind) == ["wrongViewClass", "wrongViewClass"])
    bench.layOut()
    #expect(bench.cell(0) != nil)
  }

  @Test("The same identifier for two kinds refers to separate registrations")
  func kinds() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let bench = CollectionBench(LetterSource([["a"], ["b"]]), layout: layout)
    bench.layOut()
    let header = UICollectionView.elementKindSectionHeader
    #expect(bench.view.visibleSupplementaryViews(ofKind: header).count == 2)
    #expect(bench.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 1)) != nil)
    #expect(
      bench.view.indexPathsForVisibleSupplementaryElements(ofKind: header)
        == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
  }

  @Test("Registrations configure cells and headers, and their views are reused")
  func registrations() {
    final class Filled: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<BareCell, Int> { cell, path, item in cell.number = item + path.item
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.tag = 100 + path.section }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 1000)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let bench = CollectionBench.grid(1, layout: layout)
    let source = Filled()
    bench.view.dataSource = source
    bench.layOut()
    #expect((bench.view.cellForItem(at: IndexPath(item: 3, section: 0)) as? BareCell)?.number == 1003)
    let header = bench.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.tag == 100)
    let before = bench.view.visibleCells
    bench.view.reloadData()
    bench.layOut()
    #expect(bench.view.visibleCells.allSatisfy { cell in before.contains { $0 === cell } })
  }

  @Test("Dequeuing two views for one item is a fault, and the view that was not returned is reused")
  func dequeuedTwice() {
    final class Greedy: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        _ = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
      }
    }
    let bench = CollectionBench.grid(1)
    let greedy = Greedy()
    bench.view.dataSource = greedy
    let faults = Diagnostics.recording { bench.layOut() }
    #expect(faults.map(\.kind) == ["dequeuedTwice"])
    #expect(LetterCell.made == 2)
    bench.view.dataSource = bench.source
    bench.layOut()
    #expect(LetterCell.made == 2)
  }
}
