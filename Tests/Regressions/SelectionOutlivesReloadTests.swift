// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// An update inside `numberOfItemsInSection` is reported as a fault and causes a reload. If `selectItem` triggered this
/// query, the reload ran before the selection was stored, so the item stayed selected although it no longer existed.
@Suite(.oneApplication)
@MainActor
struct SelectionOutlivesReloadTests {
  @Test("an item that no longer exists is not selected", arguments: [false, true])
  func selection(isTable: Bool) {
    let list = ModelList(Array(0..<10), isTable: isTable)
    list.frames(2)
    list.view.reloadData()
    var left = 1
    list.action = { moment, _ in
      guard moment == .counts, left > 0 else { return }
      left -= 1
      list.insert(50, at: 0)
    }
    let faults = Diagnostics.recording {
      list.view.selectItem(at: IndexPath(item: 9, section: 0))
    }
    #expect(faults.map(\.kind) == ["updateInsideCallback"])
    while !list.rows.isEmpty { list.delete(at: 0) }
    list.frames(2)
    #expect(list.breaches() == [])
    #expect(list.view.indexPathsForSelectedItems ?? [] == [])
  }
}
