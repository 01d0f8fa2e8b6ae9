// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// An update inside `cellForItemAt`, a size query or `prepare()` is reported as a fault. A program that continued after
/// this fault, as release builds do, was queried for items that its model no longer contained. One program in five
/// crashed with an index out of range, mostly in `UITableViewDiffableDataSource`. Further queries are now skipped in
/// that pass, and the update or reload follows immediately after the pass.
@Suite(.oneApplication)
@MainActor
struct UpdateInsideQueryTests {
  nonisolated enum Deed: CaseIterable {
    case insert, delete, batch, clear, reload, layout, offset, layOut, begin, remove
  }

  private func perform(_ deed: Deed, _ list: ModelList) {
    let view = list.view
    switch deed {
    case .insert: list.insert(70, at: 0)
    case .delete: list.delete(at: 0)
    case .batch:
      view.performBatchUpdates({
        for _ in 0..<5 where !list.rows.isEmpty { list.delete(at: list.rows.count - 1) }
      })
    case .clear:
      list.rows = []
      view.reloadData()
    case .reload: view.reloadData()
    case .layout where !list.isTable: list.collection.setCollectionViewLayout(ModelList.flow(30), animated: true)
    case .layout:
      list.table?.beginUpdates()
      list.table?.endUpdates()
    case .offset: view.contentOffset.y = 300
    case .layOut: view.layoutIfNeeded()
    case .begin: (view as? UICollectionView)?.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
    case .remove: view.removeFromSuperview()
    }
  }

  @Test(
    "after any change in a query, the view shows the model", arguments: [false, true],
    ModelList.Moment.allCases)
  func queries(isTable: Bool, moment: ModelList.Moment) {
    for deed in Deed.allCases where moment != .counts || [.reload, .layout, .offset, .begin].contains(deed) {
      for skipped in [0, 1, 5] {
        let list = ModelList(Array(0..<30), isTable: isTable)
        var left = skipped
        list.action = { happening, _ in
          guard happening == moment, left >= 0 else { return }
          left -= 1
          if left < 0 { self.perform(deed, list) }
        }
        _ = Diagnostics.recording {
          list.frames(2)
          list.view.contentOffset.y = 200
          list.frames(2)
          list.append(40)
          list.frames(5)
          list.delete(at: list.rows.count - 1)
          list.frames(40)
          (list.view as? UICollectionView)?.cancelInteractiveMovement()
          list.window.addSubview(list.view)
          list.frames(40)
        }
        #expect(list.breaches() == [], "\(moment) \(deed) \(skipped)")
      }
    }
  }

  @Test(
    "a snapshot applied by the cell provider is displayed right after the pass",
    arguments: [false, true], [false, true])
  func providers(isTable: Bool, endsWithReload: Bool) {
    let list = ModelList([], isTable: isTable)
    var apply: (([Int]) -> Void) = { _ in }
    var reload: (([Int]) -> Void) = { _ in }
    var left = 1
    func provide() {
      guard left > 0 else { return }
      left -= 1
      apply([1, 2])
      if endsWithReload { reload([7]) } else { apply([7]) }
    }
    func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    list.view.delegate = nil
    if let table = list.table {
      table.delegate = nil
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { view, path, item in
        provide()
        let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      apply = { source.apply(snapshot($0)) }
      reload = { source.applySnapshotUsingReloadData(snapshot($0)) }
    } else {
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collection) { view, path, item in
        provide()
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      apply = { source.apply(snapshot($0)) }
      reload = { source.applySnapshotUsingReloadData(snapshot($0)) }
    }
    let faults = Diagnostics.recording {
      apply(Array(0..<30))
      list.frames(60)
    }
    // A reload is allowed in these callbacks.
    let expected = Array(repeating: "updateInsideCallback", count: endsWithReload ? 1 : 2)
    #expect(faults.map(\.kind) == expected, "\(faults.map(\.message))")
    #expect(list.view.numberOfItems(inSection: 0) == 1 && list.view.cells.map(\.tag) == [7])
    #expect(list.view.validate() == [])
  }

  @Test("a diffable data source returns an empty cell for an unknown item")
  func missingItem() {
    let list = ModelList([])
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    let faults = Diagnostics.recording {
      let cell = source.collectionView(list.collection, cellForItemAt: IndexPath(item: 5, section: 0))
      #expect(cell.subviews == [cell.contentView])
    }
    #expect(faults.map(\.kind) == ["noItem"])
  }

  @Test("a layout can start updates in prepare() and in its queries", arguments: 0..<3)
  func layouts(place: Int) {
    final class Eager: UICollectionViewFlowLayout {
      var action: (() -> Void)?
      var place = 0
      private func act(_ here: Int) {
        guard here == place, let call = action else { return }
        action = nil
        call()
      }
      override func prepare() {
        act(0)
        super.prepare()
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        act(1)
        return super.layoutAttributesForElements(in: rect)
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        act(2)
      }
    }
    for deed in Deed.allCases {
      let layout = Eager()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.place = place
      let list = ModelList(Array(0..<30), layout: layout)
      list.frames(2)
      layout.action = { self.perform(deed, list) }
      _ = Diagnostics.recording {
        list.delete(at: 3)
        list.frames(40)
        (list.view as? UICollectionView)?.cancelInteractiveMovement()
        list.window.addSubview(list.view)
        list.frames(40)
      }
      #expect(list.breaches() == [], "\(deed)")
    }
  }
}
