// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A table was implemented as a collection view with another layout, and a row as one of its cells. Thus `table is
/// UICollectionView` was true, a table subclass that declared `insertItems(at:)` did not compile, and searches for
/// collection views in a view hierarchy also found tables.
@Suite(.oneApplication)
@MainActor
struct TableIsNoCollectionViewTests {
  /// Declares members that exist in collection views but not in tables.
  final class Shelf: UITableView {
    var inserted: [IndexPath] = []
    func insertItems(at indexPaths: [IndexPath]) { inserted += indexPaths }
    var collectionViewLayout: String { "none" }
  }

  @Test("Tables, rows and headers have the same superclasses as on iOS")
  func superclasses() {
    let table: UIScrollView = UITableView(frame: .zero, style: .plain)
    let cell: UIView = UITableViewCell(style: .default, reuseIdentifier: "a")
    let header: UIView = UITableViewHeaderFooterView(reuseIdentifier: "b")
    #expect(!(table is UICollectionView))
    #expect(!(cell is UICollectionReusableView) && !(header is UICollectionReusableView))
    #expect((cell as? UITableViewCell)?.reuseIdentifier == "a")
    #expect((header as? UITableViewHeaderFooterView)?.reuseIdentifier == "b")
    let command: UICommand = UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("search:"))
    #expect(command.action == Selector("search:"))
  }

  @Test("A table subclass can declare methods of collection views")
  func subclass() {
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    shelf.insertItems(at: [IndexPath(row: 2, section: 0)])
    #expect(shelf.inserted == [IndexPath(row: 2, section: 0)])
    #expect(shelf.collectionViewLayout == "none")
    #expect(shelf.numberOfSections == 0)
  }
}
