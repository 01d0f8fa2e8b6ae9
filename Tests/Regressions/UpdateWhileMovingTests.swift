// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// The model changed and was updated while the user was reordering an item across several positions. The item was moved
/// back with a separate update that queried cells and sizes by the old positions, although the model had changed. Rows
/// showed the content of their neighbors, and after a deletion the process crashed with an index out of range. Moving
/// the item back no longer queries cells or sizes.
@Suite(.oneApplication)
@MainActor
struct UpdateWhileMovingTests {
  enum Change: CaseIterable {
    case insert, delete, clear, shrink, move, reloadSection, batch
  }

  private func perform(_ change: Change, _ list: ModelList) {
    let view = list.collection
    switch change {
    case .insert: list.insert(70, at: 0)
    case .delete: list.delete(at: 3)
    case .clear:
      let paths = list.rows.indices.map { IndexPath(item: $0, section: 0) }
      list.rows = []
      view.deleteItems(at: paths)
    case .shrink:
      let paths = (2..<list.rows.count).map { IndexPath(item: $0, section: 0) }
      list.rows.removeLast(paths.count)
      view.deleteItems(at: paths)
    case .move:
      list.rows.insert(list.rows.removeLast(), at: 0)
      view.moveItem(at: IndexPath(item: list.rows.count - 1, section: 0), to: IndexPath(item: 0, section: 0))
    case .reloadSection:
      list.rows.removeFirst(5)
      view.reloadSections([0])
    case .batch:
      list.rows.removeFirst(5)
      view.performBatchUpdates({
        view.deleteItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
      })
    }
  }

  @Test("the view shows the model after every change", arguments: Change.allCases, [(1, 400.0), (9, 30.0), (2, 100.0)])
  func changes(change: Change, movement: (item: Int, target: Double)) {
    let list = ModelList(Array(0..<30))
    list.frames(2)
    #expect(list.collection.beginInteractiveMovementForItem(at: IndexPath(item: movement.item, section: 0)))
    list.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: movement.target))
    list.frames(3)
    perform(change, list)
    list.frames(1)
    #expect(list.view.indexPathsForVisibleItems.count == min(11, list.rows.count))
    list.frames(40)
    #expect(list.breaches() == [])
    #expect(list.view.contentSize.height == CGFloat(list.rows.count * 44))
  }
}
