// SPDX-License-Identifier: MIT

/// Provides the counts, cells and supplementary views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section. Must not be negative.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell for an item, which must be dequeued from the collection view.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Returns the number of sections. Default: `1`.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view of an element kind, which must be dequeued from the collection view. Default: reports
  /// a fault and returns an empty view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user can move an item. Default: `true`.
  ///
  /// Differs from Apple: the library cannot detect whether `collectionView(_:moveItemAt:to:)` is implemented. The
  /// standard gesture of `UICollectionViewController` therefore moves items only if the controller overrides
  /// `collectionView(_:canMoveItemAt:)`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Called after the user has moved an item. Implementations must move the item in the model from the source to the
  /// destination. Default: a fault.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the section index. Default: `nil`, no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the item to which an index title scrolls. Default: `IndexPath(item: 0, section: index)`.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Reports a fault, because an item was moved but the model does not reflect the move.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalCall.isAbsent(in: self)
    if OptionalCall.isAsked(self) { return }
    Diagnostics.report(
      "missingMove",
      "The user moved item \(sourceIndexPath.section)-\(sourceIndexPath.item), but the data source does not implement "
        + "collectionView(_:moveItemAt:to:), so its model is unchanged.")
  }

  /// Reports a fault, because the layout contains supplementary views but the data source does not provide any.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalCall.isAbsent(in: self)
    if OptionalCall.isAsked(self) { return UICollectionReusableView(frame: .zero) }
    Diagnostics.report(
      "missingSupplementaryView",
      "The layout contains a supplementary view of the kind '\(kind)' at \(indexPath.section)-\(indexPath.item), but "
        + "the data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:). An empty view "
        + "is displayed.")
    return UICollectionReusableView(frame: .zero)
  }
}
