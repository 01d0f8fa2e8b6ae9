// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A table was a collection view with another layout, and a row its cell: `table is UICollectionView` was true, a subclass of the
/// table that declared `insertItems(at:)` did not compile, and every search for collection views in a tree found tables too.
@Suite(.oneApplication)
@MainActor
struct TableIsNoCollectionViewTests {
  /// Declares what a collection view has and a table has not.
  final class Shelf: UITableView {
    var inserted: [IndexPath] = []
    func insertItems(at indexPaths: [IndexPath]) { inserted += indexPaths }
    var collectionViewLayout: String { "none" }
  }

  @Test("Tables, rows and headers have the superclasses that they have on iOS")
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

  @Test("A table subclass may declare methods of collection views")
  func subclass() {
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    shelf.insertItems(at: [IndexPath(row: 2, section: 0)])
    #expect(shelf.inserted == [IndexPath(row: 2, section: 0)])
    #expect(shelf.collectionViewLayout == "none")
    #expect(shelf.numberOfSections == 0)
  }
}
