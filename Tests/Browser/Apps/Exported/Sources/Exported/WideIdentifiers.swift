// SPDX-License-Identifier: MIT

import UIKit

/// An identifier that consists of two words and a string.
struct Place: Hashable {
  var row: Int
  var title: String
}

/// Checks the entire API of diffable data sources whose identifiers are wider than one word.
enum WideIdentifiers {
  /// Returns short descriptions of the failures, or an empty string.
  static func failures() -> String {
    let words = check("String", "a", "b", "c") + checkTable("String", "a", "b", "c")
    let numbers = check("Int", 1, 2, 3) + checkTable("Int", 1, 2, 3)
    let (a, b, c) = (UUID(), UUID(), UUID())
    let identifiers = check("UUID", a, b, c) + checkTable("UUID", a, b, c)
    let (p, q, r) = (Place(row: 1, title: "p"), Place(row: 2, title: "q"), Place(row: 2, title: "r"))
    return words + numbers + identifiers + check("Place", p, q, r) + checkTable("Place", p, q, r) + concrete()
  }

  static func check<Item: Hashable>(_ name: String, _ a: Item, _ b: Item, _ c: Item) -> String {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([7, 8])
    snapshot.appendItems([a, b], toSection: 7)
    snapshot.appendItems([c], toSection: 8)
    source.apply(snapshot, animatingDifferences: false)
    var wrong = ""
    if source.itemIdentifier(for: IndexPath(item: 1, section: 0)) != b { wrong += "\(name) item " }
    if source.itemIdentifier(for: IndexPath(item: 1, section: 1)) != nil { wrong += "\(name) no item " }
    if source.indexPath(for: c) != IndexPath(item: 0, section: 1) { wrong += "\(name) path " }
    if source.sectionIdentifier(for: 1) != 8 || source.index(for: 8) != 1 { wrong += "\(name) section " }
    snapshot.moveItem(a, afterItem: c)
    snapshot.deleteItems([b])
    source.apply(snapshot)
    if source.snapshot().itemIdentifiers != [c, a] { wrong += "\(name) order " }
    snapshot.deleteItems([a])
    source.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    outline.append([a])
    outline.append([b], to: a)
    source.apply(outline, to: 9, animatingDifferences: false)
    if source.snapshot(for: 9).items != [a, b] || source.snapshot().numberOfSections != 3 {
      wrong += "\(name) outline "
    }
    return wrong
  }

  static func checkTable<Item: Hashable>(_ name: String, _ a: Item, _ b: Item, _ c: Item) -> String {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = UITableViewDiffableDataSource<Item, Item>(tableView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Item, Item>()
    snapshot.appendSections([a])
    snapshot.appendItems([b, c])
    source.apply(snapshot, animatingDifferences: false)
    var wrong = ""
    if source.itemIdentifier(for: IndexPath(row: 1, section: 0)) != c { wrong += "\(name) row " }
    if source.indexPath(for: b) != IndexPath(row: 0, section: 0) { wrong += "\(name) row path " }
    if source.sectionIdentifier(for: 0) != a || source.index(for: a) != 0 { wrong += "\(name) row section " }
    snapshot.moveItem(b, afterItem: c)
    source.apply(snapshot)
    if source.snapshot().itemIdentifiers != [c, b] { wrong += "\(name) row order " }
    return wrong
  }

  /// Repeats the checks with concrete types, as applications use them.
  static func concrete() -> String {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = UITableViewDiffableDataSource<Int, Place>(tableView: view) { table, path, place in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = place.title
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
    snapshot.appendSections([0])
    snapshot.appendItems([Place(row: 4, title: "four"), Place(row: 5, title: "five")])
    source.apply(snapshot, animatingDifferences: true)
    let last = source.itemIdentifier(for: IndexPath(row: 1, section: 0))
    return last?.row == 5 && last?.title == "five" ? "" : "concrete"
  }
}
