// SPDX-License-Identifier: MIT

import UIKit

/// The common interface of collection views and tables.
@MainActor protocol ListView: UIScrollView {
  func numberOfItems(inSection section: Int) -> Int
  var indexPathsForVisibleItems: [IndexPath] { get }
  /// Returns the cell of an item, or nil while it is not visible.
  func cell(at path: IndexPath) -> UIView?
  func isCellSelected(at path: IndexPath) -> Bool
  func selectItem(at path: IndexPath)
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func validate() -> [String]
  /// Whether an item or row is being dragged.
  var isMovingItem: Bool { get }
  var allowsMultipleSelection: Bool { get set }
}

extension UICollectionView: ListView {
  func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func isCellSelected(at path: IndexPath) -> Bool { cellForItem(at: path)?.isSelected ?? false }
  func selectItem(at path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
}

extension UITableView: ListView {
  func numberOfItems(inSection section: Int) -> Int { numberOfRows(inSection: section) }
  var indexPathsForVisibleItems: [IndexPath] { indexPathsForVisibleRows ?? [] }
  func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func isCellSelected(at path: IndexPath) -> Bool { cellForRow(at: path)?.isSelected ?? false }
  func selectItem(at path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
}
