// SPDX-License-Identifier: MIT

/// Gives a flow layout sizes and spacing that differ from item to item or from section to section.
///
/// A method that is not implemented stands for the layout's own property. Everything is asked for once after an
/// invalidation of the metrics, never while scrolling; of more than some thousands of items the sizes when something needs them.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points. Default: the layout's `itemSize`.
  ///
  /// Up to 4,096 items are asked for at once when the layout is prepared. Of more, neighbors are asked for together when they come
  /// near the viewport or into a rectangle that somebody asks the layout about, and all before an item when somebody names it.
  /// Until then they count as long as others, or as they were; what is on the screen stays where it is when they become known.
  ///
  /// Differs from Apple: there all items are asked for whenever the layout is prepared, however many there are.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The space around the lines of a section.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The space between lines. Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least space between items of a line.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header, of which the scrolling axis counts.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer, of which the scrolling axis counts.
  /// Default: `(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero`.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalCall.isAbsent(in: self)
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    // Lets the layout see that nobody implements the method, so that it need not ask for a million items.
    layout?.itemSizeWasDefaulted = true
    return layout?.itemSize ?? .zero
  }

  #if hasFeature(Embedded)
    /// A delegate of a flow layout, asked without a cast to a protocol.
    public var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  #endif
}
