// SPDX-License-Identifier: MIT

/// The properties of an entire compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which sections are stacked. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points. Default: 0.
  open var interSectionSpacing: CGFloat = 0 {
    didSet { interSectionSpacing = LayoutCheck.finite(interSectionSpacing, "interSectionSpacing") }
  }
  /// Headers, footers and other views at the edges of the entire content. Default: none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which section insets are measured, perpendicular to the scrolling axis. Default: safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration for vertical scrolling, without boundary views.
  public override init() {
    super.init()
  }

  /// Returns a configuration with the same values.
  final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
