// SPDX-License-Identifier: MIT

// The compiler of the browser build ends with a fault of its own where a generic class is used through a protocol that it conforms
// to itself. So the diffable data sources, which are generic, conform through these, which are not.
//
// Optimized builds call an overridable method of another module's class through a function with the signature of the declaration. In a
// generic class the declaration passes generic values by address, and the specialized caller passes them in registers: with an
// identifier wider than one word the compiler crashes or runs out of memory, and with a narrow one the call of a method that returns
// an identifier traps in the browser. So in the browser build the generic classes declare such methods final, which are called
// directly. `GenericClassRules` in Tests/HouseTests checks it.

/// The methods of a diffable data source of a collection view that do not depend on its identifiers. Not for use
/// outside the library.
@preconcurrency @MainActor
open class _CollectionSnapshotSource: NSObject, UICollectionViewDataSource {
  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }

  /// The number of items of a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// The cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// A supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// The titles of the index at the edge. Default: nil, no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item that a title of the index scrolls to. Default: the first of the section with the title's number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Whether an item may be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// An item was moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// The methods of a diffable data source of a table that do not depend on its identifiers. Not for use outside the
/// library.
@preconcurrency @MainActor
open class _TableSnapshotSource: NSObject, UITableViewDataSource {
  /// The number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { 0 }

  /// The number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title of a section's header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// The title of a section's footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether a row can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// The titles of the index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of a title of the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// A person deleted a row, or inserts one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// A person moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
