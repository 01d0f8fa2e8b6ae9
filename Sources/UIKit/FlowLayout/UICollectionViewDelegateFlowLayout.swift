// SPDX-License-Identifier: MIT

/// Provides the sizes and spacing of a flow layout for individual items and sections.
///
/// If the delegate does not implement a method, the layout uses its own property. The layout queries each value once
/// after its metrics are invalidated, and never while scrolling. If there are more than a few thousand items, their
/// sizes are queried on demand.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item in points. Default: the layout's `itemSize`.
  ///
  /// Up to 4,096 item sizes are queried together when the layout is prepared. With more items, sizes are queried in
  /// chunks near the viewport, and in any rectangle for which the layout is queried. Requesting the attributes of an
  /// item also queries all items before it. Until it is queried, an item has the typical size of the other items, or
  /// its previous size. The visible content stays in place when sizes become known.
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
  /// Returns the minimum space between items of a line.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`.
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
    // Records that the delegate does not implement the method, so that the layout does not query it for a million
    // items.
    layout?.itemSizeWasDefaulted = true
    return layout?.itemSize ?? .zero
  }

  #if hasFeature(Embedded)
    /// The delegate as a flow layout delegate, obtained without a dynamic cast to the protocol.
    public var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  #endif
}
