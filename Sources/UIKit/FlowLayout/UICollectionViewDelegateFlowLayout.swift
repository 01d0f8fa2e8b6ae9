// SPDX-License-Identifier: MIT

/// Provides a flow layout with sizes and spacing for individual items and sections.
///
/// If the delegate does not implement a method, the layout uses its own property. The layout queries each value once
/// after its metrics are invalidated, and not during scrolling. If there are more than a few thousand items, item sizes
/// are queried on demand instead.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item in points. Default: the layout's `itemSize`.
  ///
  /// If there are at most 4,096 items, all sizes are queried when the layout is prepared. Otherwise, sizes are queried
  /// in chunks, near the viewport and in any rectangle for which attributes are requested. Requesting the attributes of
  /// an item also queries all items before it. Until the size of an item has been queried, the layout uses the typical
  /// size of the other items, or the item's previous size. The visible content stays in place when sizes become known.
  ///
  /// Differs from Apple: on Apple's platforms, all items are queried whenever the layout is prepared, regardless of
  /// their number.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the space around the lines of a section.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the space between lines.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the minimum space between the items of a line. Default: `(collectionViewLayout as?
  /// UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a header. Only the component along the scrolling axis is used.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a footer. Only the component along the scrolling axis is used.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalCall.isAbsent(in: self)
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    // Records that the delegate does not implement the method, so that the layout does not call it for every item.
    layout?.itemSizeWasDefaulted = true
    return layout?.itemSize ?? .zero
  }

  #if hasFeature(Embedded)
    /// The delegate as a flow layout delegate. This property avoids a dynamic cast to the protocol.
    public var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  #endif
}
