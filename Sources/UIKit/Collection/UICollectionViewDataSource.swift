// SPDX-License-Identifier: MIT

/// Tells a collection view what there is to show.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section. Must not be negative.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell for an item, dequeued from the collection view.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// The number of sections. Default: 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The supplementary view of a kind, dequeued from the collection view. Default: an empty view, with a fault.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalCall.isAbsent(in: self)
    return 1
  }

  /// A fault: the layout shows supplementary views, but the data source has none to give.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalCall.isAbsent(in: self)
    if OptionalCall.isAsked(self) { return UICollectionReusableView(frame: .zero) }
    Diagnostics.report(
      "missingSupplementaryView",
      "The layout places supplementary view '\(kind)' at \(indexPath.section)-\(indexPath.item), but the data source "
        + "does not implement collectionView(_:viewForSupplementaryElementOfKind:at:); an empty view is shown.")
    return UICollectionReusableView(frame: .zero)
  }
}
