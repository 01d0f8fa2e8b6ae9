// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests nibs registered by name, and names without a nib.
@Suite(.oneApplication)
@MainActor
struct UINibTests {
  @Test("A missing nib is reported when its objects are needed")
  func missing() {
    let nib = UINib(nibName: "Gone", bundle: nil)
    let faults = Diagnostics.recording {
      #expect(nib.instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Gone", owner: nil) == nil)
      #expect(UIViewController(nibName: "Gone", bundle: nil).view.subviews.isEmpty)
    }
    #expect(faults.map(\.kind) == ["nib", "nib", "nib"])
    #expect(faults[0].message.contains("Gone.xib"))
  }

  @Test("Collection views and tables create cells from nibs, and reuse them")
  func cells() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(
      UINib(name: "Cell") { _ in
        let cell = UICollectionViewCell()
        cell.tag = 7
        return [cell]
      }, forCellWithReuseIdentifier: "cell")
    let source = NibSource()
    list.dataSource = source
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.tag) == [7])
    #expect(list.visibleCells.first?.reuseIdentifier == "cell")

    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(
      UINib(name: "Row") { _ in [UITableViewCell(style: .subtitle, reuseIdentifier: nil)] },
      forCellReuseIdentifier: "row")
    let row = table.dequeueReusableCell(withIdentifier: "row")
    #expect(row?.detailTextLabel != nil)
  }

  @Test("A nib without a cell is reported")
  func without() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(UINib(name: "Row") { _ in [UIView()] }, forCellReuseIdentifier: "row")
    let faults = Diagnostics.recording { #expect(table.dequeueReusableCell(withIdentifier: "row") != nil) }
    #expect(faults.map(\.kind) == ["nib"])
  }

  @Test("Passing nil removes a registration")
  func nothing() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let faults = Diagnostics.recording { list.register(nil, forCellWithReuseIdentifier: "photo") }
    #expect(faults.isEmpty)
  }
}

private final class NibSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
