// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzedList {
  /// Performs a random action of an app.
  func perform() {
    guard let view else { return }
    switch reader.int(in: 0..<20) {
    case 0, 1: insert(view)
    case 2, 3: delete(view)
    case 4: move(view)
    case 5: batch(view)
    case 6:
      if reader.bool() { source.rows.removeLast(min(rows.count, 5)) }
      view.reloadData()
    case 7: changeLayout(view)
    case 8: view.setContentOffset(CGPoint(x: 0, y: reader.double(in: 0...900)), animated: reader.bool())
    case 9: view.layoutIfNeeded()
    case 10: leave()
    case 11: present()
    case 12:
      let height = reader.double(in: 40...300)
      UIView.animate(withDuration: 0.2) {
        view.frame.size.height = height
      } completion: { [weak self] _ in
        self?.happened(.completion)
      }
    case 13: select(view)
    case 14:
      if let table {
        table.setEditing(!table.isEditing, animated: reader.bool())
      } else {
        collection?.isEditing.toggle()
      }
    case 15: carry(view)
    case 16: reload(view)
    case 17: if reader.int(in: 0..<3) == 0 { build() }
    case 18: clear(view)
    default: view.allowsMultipleSelection.toggle()
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func insert(_ view: any ListView) {
    guard rows.count < 60 else { return }
    let item = reader.int(in: 0..<rows.count + 1)
    number += 1
    source.rows.insert(number, at: item)
    if let table { table.insertRows(at: [path(item)], with: .fade) } else { collection?.insertItems(at: [path(item)]) }
  }

  private func delete(_ view: any ListView) {
    guard !rows.isEmpty else { return }
    let item = reader.int(in: 0..<rows.count)
    source.rows.remove(at: item)
    if let table {
      table.deleteRows(at: [path(item)], with: .automatic)
    } else {
      collection?.deleteItems(at: [path(item)])
    }
  }

  private func move(_ view: any ListView) {
    guard !rows.isEmpty else { return }
    let (from, to) = (reader.int(in: 0..<rows.count), reader.int(in: 0..<rows.count))
    source.rows.insert(source.rows.remove(at: from), at: to)
    if let table {
      table.moveRow(at: path(from), to: path(to))
    } else {
      collection?.moveItem(at: path(from), to: path(to))
    }
  }

  /// Deletes some rows and inserts others. The completion is also a callback.
  private func batch(_ view: any ListView) {
    let (most, new) = (reader.int(in: 0..<5), reader.int(in: 0..<5))
    view.performBatchUpdates {
      // After a fault, the block runs later than here.
      let gone = min(self.rows.count, most)
      self.source.rows.removeFirst(gone)
      let deleted = (0..<gone).map { self.path($0) }
      let inserted = (0..<new).map { self.path(self.rows.count + $0) }
      for _ in 0..<new {
        self.number += 1
        self.source.rows.append(self.number)
      }
      if let table = view as? UITableView {
        table.deleteRows(at: deleted, with: .left)
        table.insertRows(at: inserted, with: .top)
      } else if let view = view as? UICollectionView {
        view.deleteItems(at: deleted)
        view.insertItems(at: inserted)
      }
    } completion: { [weak self] _ in
      self?.happened(.completion)
    }
  }

  private func changeLayout(_ view: any ListView) {
    if let table {
      table.beginUpdates()
      table.endUpdates()
    } else {
      collection?.setCollectionViewLayout(makeLayout(), animated: reader.bool()) { [weak self] _ in
        self?.happened(.completion)
      }
    }
  }

  private func select(_ view: any ListView) {
    guard !rows.isEmpty else { return }
    // Requested once, because the data source can change its rows while it answers.
    let count = view.numberOfItems(inSection: 0)
    guard count > 0 else { return }
    let item = reader.int(in: 0..<count)
    if let table {
      table.selectRow(at: path(item), animated: false, scrollPosition: reader.bool() ? .top : .none)
    } else {
      collection?.selectItem(at: path(item), animated: false, scrollPosition: reader.bool() ? .top : [])
    }
  }

  private func carry(_ view: any ListView) {
    guard let view = view as? UICollectionView else { return }
    if view.isMovingItem {
      switch reader.int(in: 0..<4) {
      case 0: view.endInteractiveMovement()
      case 1: view.cancelInteractiveMovement()
      default:
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: 100, y: view.contentOffset.y + reader.double(in: 0...300)))
      }
    } else if !rows.isEmpty {
      view.beginInteractiveMovementForItem(at: path(reader.int(in: 0..<rows.count)))
    }
  }

  private func reload(_ view: any ListView) {
    guard !rows.isEmpty else { return }
    if reader.bool() {
      if let table { table.reloadSections([0], with: .fade) } else { collection?.reloadSections([0]) }
      return
    }
    let item = reader.int(in: 0..<rows.count)
    if let table { table.reloadRows(at: [path(item)], with: .fade) } else { collection?.reloadItems(at: [path(item)]) }
  }

  private func clear(_ view: any ListView) {
    let all = rows.indices.map { path($0) }
    source.rows = []
    if let table { table.deleteRows(at: all, with: .fade) } else { collection?.deleteItems(at: all) }
  }
}
