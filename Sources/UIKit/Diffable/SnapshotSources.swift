// SPDX-License-Identifier: MIT

// The compiler of the browser build crashes if a generic class is used through a protocol to which it conforms
// directly. The generic diffable data sources therefore inherit their conformances from these classes, which are not
// generic.
//
// Optimized builds call an overridable method of another module's class through a function with the declared signature.
// In a generic class, the declaration passes generic values by address, while the specialized caller passes them in
// registers. If the identifier is wider than one word, the compiler crashes or runs out of memory. If the identifier is
// narrower, calls to methods that return an identifier trap in the browser. In the browser build, the generic classes
// therefore declare such methods final, so that they are called directly. `GenericClassRules` in Tests/HouseTests
// checks this rule.

/// The methods of a collection view's diffable data source that do not depend on its identifiers. Do not use this class
/// outside the library.
@preconcurrency @MainActor
open class _CollectionSnapshotSource: NSObject, UICollectionViewDataSource {
  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Returns a supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Returns the titles of the section index. Default: nil, in which case there is no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the index path of the item to which an index title scrolls. Default: the first item of the section that
  /// has the same index as the title.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Returns whether an item can be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// The methods of a table's diffable data source that do not depend on its identifiers. Do not use this class outside
/// the library.
@preconcurrency @MainActor
open class _TableSnapshotSource: NSObject, UITableViewDataSource {
  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { 0 }

  /// Returns the number of rows in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title of a section's header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the title of a section's footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns the titles of the section index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section to which an index title scrolls.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Called when the user has deleted or inserted a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
