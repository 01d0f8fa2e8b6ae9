// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A cell's override of `isSelected` changed the selection while the cell was being added to the screen. The cell was
/// not yet a visible element, so a later change of its own selection did not reach it. The cell appeared selected
/// although its item was not (in 8 of 100,000 random programs that continue after faults).
@Suite(.oneApplication)
@MainActor
struct SelectionInsideArrivalTests {
  /// The callback of a cell, and whether it runs before the superclass call.
  @MainActor final class Calls {
    var select: (() -> Void)?
    var isEarly = false

    func arrives(_ early: Bool) {
      guard early == isEarly, let call = select else { return }
      select = nil
      call()
    }
  }
  static let calls = Calls()

  final class Item: UICollectionViewCell {
    override var isSelected: Bool {
      willSet { if newValue { SelectionInsideArrivalTests.calls.arrives(true) } }
      didSet { if isSelected { SelectionInsideArrivalTests.calls.arrives(false) } }
    }
  }

  final class Row: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
      if selected { SelectionInsideArrivalTests.calls.arrives(true) }
      super.setSelected(selected, animated: animated)
      if selected { SelectionInsideArrivalTests.calls.arrives(false) }
    }
  }

  private func list(isTable: Bool) -> ModelList {
    let list = ModelList(Array(0..<60), isTable: isTable)
    if let table = list.table {
      table.register(Row.self, forCellReuseIdentifier: "cell")
    } else {
      list.collection.register(Item.self, forCellWithReuseIdentifier: "cell")
    }
    list.frames(2)
    return list
  }

  private func select(_ row: Int, in list: ModelList) {
    let path = IndexPath(item: row, section: 0)
    if let table = list.table {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      list.view.selectItem(at: path)
    }
  }

  private func looks(_ list: ModelList) -> [Int] {
    list.view.indexPathsForVisibleItems.filter { list.view.isCellSelected(at: $0) }.map(\.item)
  }

  @Test(
    "a cell that selects another item while it is being added appears deselected",
    arguments: [false, true], [false, true])
  func arrival(isTable: Bool, isEarly: Bool) {
    let list = list(isTable: isTable)
    select(30, in: list)
    var called = false
    Self.calls.isEarly = isEarly
    Self.calls.select = {
      called = true
      self.select(31, in: list)
    }
    list.view.contentOffset.y = 44 * 28
    list.frames(5)
    #expect(called)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 31, section: 0)])
    #expect(looks(list) == [31])
    #expect(list.breaches() == [])
  }

  @Test(
    "a visible cell that selects another item while being selected appears deselected", arguments: [false, true],
    [false, true])
  func onScreen(isTable: Bool, isEarly: Bool) {
    let list = list(isTable: isTable)
    var called = false
    Self.calls.isEarly = isEarly
    Self.calls.select = {
      called = true
      self.select(4, in: list)
    }
    select(3, in: list)
    #expect(called)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    #expect(looks(list) == [4])
    #expect(list.breaches() == [])
  }
}
