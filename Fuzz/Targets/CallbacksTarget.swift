// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage
import UIKit

extension FuzzTarget {
  /// Lists whose callbacks act like apps: completions, `willDisplay`, `didEndDisplaying`, `didScroll` and `didSelect`
  /// change the model, start updates, present controllers and release the list, also while touches move rows, swipe and
  /// select. No fault is expected.
  static let callbacks = FuzzTarget("callbacks", faults: []) { bytes, check in
    FuzzedList(bytes, check, isCareless: false).play()
    UIApplication.shared.reset()
  }

  /// The same also in callbacks that should only return a value: counts, cells, sizes, `prepare()`, moves. Expected
  /// faults are reported, and the program continues as in release builds.
  static let careless = FuzzTarget("careless", faults: nil) { bytes, check in
    FuzzedList(bytes, check, isCareless: true).play()
    UIApplication.shared.reset()
  }
}

/// The kinds of callbacks in which something can happen.
enum FuzzedMoment: Int, CaseIterable {
  case willDisplay, didEnd, didScroll, selection, completion, swipe, presented, cellState
  // Queries, which should only return a value.
  case counts, cell, size, prepare, move, target, reuse, attributes, fitting, arrival

  var isQuery: Bool { rawValue >= FuzzedMoment.counts.rawValue }
}

/// A flow layout that calls back from the methods that apps override.
final class FuzzedFlow: UICollectionViewFlowLayout {
  var called: (() -> Void)?

  override func prepare() {
    called?()
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    called?()
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    called?()
  }
}

/// The data source and delegate of a list of either kind. It indexes its rows without bounds checks, as apps do.
final class FuzzedRows: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UITableViewDataSource,
  UITableViewDelegate
{
  var rows: [Int] = []
  var happens: ((FuzzedMoment) -> Void)?

  private func fill(_ cell: UIView, _ number: Int) {
    cell.tag = number
    (cell as? FuzzedListItem)?.happens = happens
    (cell as? FuzzedListRow)?.happens = happens
    happens?(.cell)
  }

  private func height(_ row: Int) -> CGFloat {
    happens?(.size)
    return row < rows.count && rows[row] % 7 == 0 ? 60 : 40
  }

  private func move(_ from: Int, _ to: Int) {
    rows.insert(rows.remove(at: from), at: to)
    happens?(.move)
  }

  private func look(_ row: Int, _ moment: FuzzedMoment) {
    _ = rows[row]
    happens?(moment)
  }

  // Collection view.

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    happens?(.counts)
    return rows.count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    // Read before dequeuing, because the cell's reuse can change the rows.
    let number = rows[path.item]
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    fill(cell, number)
    return cell
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    CGSize(width: 200, height: height(path.item))
  }
  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    look(path.item, .willDisplay)
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { happens?(.didEnd) }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { look(path.item, .selection) }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { look(path.item, .selection) }
  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    look(path.item, .selection)
    return true
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    look(path.item, .selection)
    return true
  }
  func collectionView(_ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath) -> Bool {
    look(path.item, .selection)
    return true
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    move(source.item, destination.item)
  }
  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    happens?(.target)
    return proposed
  }

  // Table.

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    happens?(.counts)
    return rows.count
  }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let number = rows[path.row]
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    fill(cell, number)
    return cell
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { height(path.row) }
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    look(path.row, .willDisplay)
  }
  func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    happens?(.didEnd)
  }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    look(path.row, .selection)
    return rows.isEmpty ? nil : IndexPath(row: min(path.row, rows.count - 1), section: 0)
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { look(path.row, .selection) }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) { look(path.row, .selection) }
  func tableView(_ table: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath) -> Bool { true }
  func tableView(_ table: UITableView, willBeginEditingRowAt path: IndexPath) { happens?(.swipe) }
  func tableView(_ table: UITableView, didEndEditingRowAt path: IndexPath?) { happens?(.swipe) }
  func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
  func tableView(_ table: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    move(source.row, destination.row)
  }
  func tableView(
    _ table: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    happens?(.target)
    return proposed
  }
  func tableView(
    _ table: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    rows.remove(at: path.row)
    table.deleteRows(at: [path], with: .fade)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { happens?(.didScroll) }
}
