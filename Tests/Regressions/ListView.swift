// SPDX-License-Identifier: MIT

@testable import UIKit

/// The common interface of collection views and tables.
@MainActor protocol ListView: UIScrollView {
  func numberOfItems(inSection section: Int) -> Int
  var indexPathsForVisibleItems: [IndexPath] { get }
  /// Returns the cell of an item, or nil if the item is not on screen.
  func cell(at path: IndexPath) -> UIView?
  func isCellSelected(at path: IndexPath) -> Bool
  func selectItem(at path: IndexPath)
  func reloadData()
  func moveItem(at path: IndexPath, to newPath: IndexPath)
  func reloadSection(_ section: Int)
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func validate() -> [String]
  var indexPathsForSelectedItems: [IndexPath]? { get }
  var cells: [UIView] { get }
  var engine: ItemEngine { get }
}

extension UICollectionView: ListView {
  func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func isCellSelected(at path: IndexPath) -> Bool { cellForItem(at: path)?.isSelected ?? false }
  func selectItem(at path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
  var cells: [UIView] { visibleCells }
  func reloadSection(_ section: Int) { reloadSections([section]) }
}

extension UITableView: ListView {
  func numberOfItems(inSection section: Int) -> Int { numberOfRows(inSection: section) }
  var indexPathsForVisibleItems: [IndexPath] { indexPathsForVisibleRows ?? [] }
  func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func isCellSelected(at path: IndexPath) -> Bool { cellForRow(at: path)?.isSelected ?? false }
  func selectItem(at path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
  var indexPathsForSelectedItems: [IndexPath]? { indexPathsForSelectedRows }
  func moveItem(at path: IndexPath, to newPath: IndexPath) { moveRow(at: path, to: newPath) }
  func reloadSection(_ section: Int) { reloadSections([section], with: .fade) }
  var cells: [UIView] { visibleCells }
}

extension ListView {
  func performBatchUpdates(_ updates: (() -> Void)?) { performBatchUpdates(updates, completion: nil) }
}
