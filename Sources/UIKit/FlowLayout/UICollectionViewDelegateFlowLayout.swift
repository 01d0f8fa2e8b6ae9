// SPDX-License-Identifier: MIT

/// Gives a flow layout sizes and spacing that differ from item to item or from section to section.
///
/// If the delegate leaves a method out, the layout uses its own property. The layout queries each value once after its metrics
/// are invalidated, never while scrolling. The sizes of more than a few thousand items are queried when they are needed.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points. Default: the layout's `itemSize`.
  ///
  /// Up to 4,096 items are queried at once when the layout is prepared. Of more, neighbors are queried together when
  /// they come near the viewport or into a rectangle for which the layout is queried, and all items before one whose
  /// attributes are requested. Until then an item has the size of the others, or its previous size. The visible content
  /// stays where it is when sizes become known.
  ///
  /// Differs from Apple: there all items are queried whenever the layout is prepared, however many there are.
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
    // Shows the layout that the delegate does not implement the method, so that it need not query a million items.
    layout?.itemSizeWasDefaulted = true
    return layout?.itemSize ?? .zero
  }

  #if hasFeature(Embedded)
    /// A delegate of a flow layout, asked without a cast to a protocol.
    public var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self }
  #endif
}
