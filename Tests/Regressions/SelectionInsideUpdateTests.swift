// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A size query or `prepare()` selected an item while an update was being applied. The selection already used the new
/// index paths, but the cells still had the old ones. The cell of another item therefore appeared selected (in 7 of
/// 10,000 random programs that continue after faults). Cells now update their appearance from the selection once they
/// have their new index paths.
@Suite(.oneApplication)
@MainActor
struct SelectionInsideUpdateTests {
  @Test("the item selected in a size query appears selected", arguments: [false, true], [0, 4])
  func sizes(isTable: Bool, inserted: Int) {
    let list = ModelList(Array(0..<30), isTable: isTable)
    list.frames(2)
    var left = 1
    list.action = { moment, _ in
      guard moment == .size, left > 0 else { return }
      left -= 1
      let path = IndexPath(item: 3, section: 0)
      if let table = list.table {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      } else {
        list.view.selectItem(at: path)
      }
    }
    list.insert(70, at: inserted)
    #expect(left == 0)
    list.frames(40)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    let looks = list.view.indexPathsForVisibleItems.filter { list.view.isCellSelected(at: $0) }
    #expect(looks == [IndexPath(item: 3, section: 0)])
    #expect(list.breaches() == [])
  }
}
