// SPDX-License-Identifier: MIT

/// The properties of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections follow one another. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between sections. Default: 0.
  open var interSectionSpacing: CGFloat = 0 {
    didSet { interSectionSpacing = LayoutCheck.finite(interSectionSpacing, "interSectionSpacing") }
  }
  /// Headers, footers and other views at the edges of the whole content. Default: none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where the insets of sections count across the scrolling axis. Default: safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// The configuration of a layout that scrolls vertically, without anything around its sections.
  public override init() {
    super.init()
  }

  /// A configuration with the same values.
  final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
