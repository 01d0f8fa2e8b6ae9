// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A collection view or table that displays an array and runs a test's action in its callbacks. Like typical
/// applications, it indexes the array without bounds checks, so a query for a removed item crashes.
@MainActor
final class ModelList: NSObject, UICollectionViewDataSource, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDelegateFlowLayout
{
  enum Moment: CaseIterable {
    case counts, cell, size, willDisplay, didEndDisplaying, didScroll
  }

  var rows: [Int]
  /// Called in each callback, with the row, or -1 if there is none.
  var action: ((Moment, Int) -> Void)?
  /// Notified of drags.
  var dragObserver: DragObserver?
  let isTable: Bool
  private(set) var view: any ListView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// The displayed rows by their cells, from `willDisplay` to `didEndDisplaying`.
  private(set) var displayed: [ObjectIdentifier: Int] = [:]
  /// The notifications that arrived in an invalid order.
  private(set) var disorder: [String] = []
  private var time = 0.0

  var table: UITableView? { view as? UITableView }
  /// The list as a collection view. Traps if the list is a table.
  var collection: UICollectionView { view as! UICollectionView }

  static func flow(_ height: CGFloat = 44) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  init(_ rows: [Int], isTable: Bool = false, layout: UICollectionViewLayout? = nil) {
    UIApplication.shared.reset()
    self.rows = rows
    self.isTable = isTable
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout ?? ModelList.flow())
    view = collection
    super.init()
    if isTable {
      let table = UITableView(frame: window.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      table.estimatedRowHeight = 0
      view = table
    } else {
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      collection.delegate = self
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time)
    }
  }

  // Changes.

  func insert(_ row: Int, at index: Int) {
    rows.insert(row, at: index)
    let path = IndexPath(item: index, section: 0)
    if let table { table.insertRows(at: [path], with: .fade) } else { collection.insertItems(at: [path]) }
  }

  func delete(at index: Int) {
    rows.remove(at: index)
    let path = IndexPath(item: index, section: 0)
    if let table { table.deleteRows(at: [path], with: .fade) } else { collection.deleteItems(at: [path]) }
  }

  func append(_ row: Int, _ completion: ((Bool) -> Void)? = nil) {
    view.performBatchUpdates({ self.insert(row, at: self.rows.count) }, completion: completion)
  }

  /// Returns the violated invariants at the end: the view must show the array, and all displayed rows must have been
  /// reported.
  func breaches() -> [String] {
    var found = view.validate() + disorder
    if view.numberOfItems(inSection: 0) != rows.count {
      found.append("\(view.numberOfItems(inSection: 0)) rows for a model of \(rows.count)")
    }
    for path in view.indexPathsForVisibleItems {
      let tag = view.cell(at: path)?.tag
      if !rows.indices.contains(path.item) || tag != rows[path.item] {
        found.append("row \(path.item) shows \(tag ?? -1)")
      }
    }
    let shown = view.cells.count + (view.engine.updates.animating?.departing.count ?? 0)
    if displayed.count != shown { found.append("\(displayed.count) displayed, \(shown) shown") }
    return found
  }

  // Callbacks.

  private func count() -> Int {
    action?(.counts, -1)
    return rows.count
  }

  private func fill(_ cell: UIView, _ path: IndexPath) {
    // The action may remove the row.
    let row = rows[path.item]
    action?(.cell, path.item)
    cell.tag = row
  }

  private func begin(_ cell: UIView, _ path: IndexPath) {
    if displayed.updateValue(cell.tag, forKey: ObjectIdentifier(cell)) != nil { disorder.append("displayed twice") }
    if rows[path.item] != cell.tag { disorder.append("willDisplay of row \(path.item) has the cell of \(cell.tag)") }
    action?(.willDisplay, path.item)
  }

  private func end(_ cell: UIView, _ path: IndexPath) {
    let tag = displayed.removeValue(forKey: ObjectIdentifier(cell))
    if tag != cell.tag { disorder.append("a cell of \(tag ?? -1) was reused for \(cell.tag) before it ended") }
    action?(.didEndDisplaying, path.item)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count() }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let row = rows[indexPath.item]
    action?(.size, indexPath.item)
    return CGSize(width: 320, height: row < 0 ? 20 : 44)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let row = rows[indexPath.item]
    action?(.size, indexPath.item)
    return row < 0 ? 20 : 44
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { begin(cell, indexPath) }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    begin(cell, indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { end(cell, indexPath) }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    end(cell, indexPath)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragObserver?.note("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { dragObserver?.note("willEnd") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    dragObserver?.note("didEnd")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { action?(.didScroll, -1) }
}
