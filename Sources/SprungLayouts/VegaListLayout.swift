// SPDX-License-Identifier: MIT

import UIKit

/// A list of cards that shrink, fade and tuck under the next card when they reach the upper edge. Scrolling always ends
/// with a card at the upper edge. Overscrolling at the start spreads the cards.
///
/// The list is a flow layout with one card per row. The last row can also reach the upper edge.
public final class VegaListLayout: UICollectionViewFlowLayout {
  /// The height of a card in points, reduced if the view's height is small. Default: 180.
  public var cardHeight: CGFloat = LayoutsTuning.vegaHeight {
    didSet { if cardHeight != oldValue { invalidateLayout() } }
  }
  /// The decrease in scale of a card that is tucked under the upper edge, 0 to 1. Default: 0.15.
  public var shrink: CGFloat = LayoutsTuning.vegaShrink {
    didSet { if shrink != oldValue { invalidateLayout() } }
  }
  /// The fraction of the other cards' movement by which a tucked card moves, 0 to 1. With a value of 1, cards do not
  /// tuck. Default: 0.25.
  public var tuck: CGFloat = LayoutsTuning.vegaTuck {
    didSet { if tuck != oldValue { invalidateLayout() } }
  }
  /// The increase in spacing between cards as a fraction of the overscroll distance at the start. Default: 0.12.
  public var stretch: CGFloat = LayoutsTuning.vegaStretch {
    didSet { if stretch != oldValue { invalidateLayout() } }
  }

  /// Creates a list of cards with a height of 180 points and a spacing of 16 points.
  public override init() {
    super.init()
    minimumLineSpacing = LayoutsTuning.vegaSpacing
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The distance in points from the top of one row to the top of the next: the height of a card plus the spacing below
  /// it.
  public var pitch: CGFloat { itemSize.height + minimumLineSpacing }

  /// Always true: cards are mirrored in right-to-left layouts.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Fits the cards to the width, and adds space after the last card so that this card can reach the upper edge.
  public override func prepare() {
    if let collectionView {
      let size = collectionView.bounds.size
      let margin = LayoutsTuning.vegaMargin
      let width = max(1, min(LayoutsTuning.vegaWidest, size.width - 2 * margin))
      let height = min(cardHeight, max(60, size.height * 0.6))
      let card = CGSize(width: width, height: height)
      if itemSize != card { itemSize = card }
      let inset = collectionView.adjustedContentInset
      let available = size.height - inset.top - inset.bottom - margin - height
      let wanted = UIEdgeInsets(
        top: margin, left: (size.width - width) / 2, bottom: max(margin, available), right: (size.width - width) / 2)
      if sectionInset != wanted { sectionInset = wanted }
    }
    super.prepare()
  }

  /// Always returns true: cards at the edge change as they move.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Returns the cards in the given rectangle at the current offset.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A tucked card is displayed less than one row below its position in the flow layout.
    let wide = CGRect(x: rect.minX, y: rect.minY - pitch, width: rect.width, height: rect.height + pitch)
    let cards = super.layoutAttributesForElements(in: wide) ?? []
    for card in cards { lay(card) }
    return cards
  }

  /// Returns the attributes of a card at the current offset.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let card = super.layoutAttributesForItem(at: indexPath) else { return nil }
    lay(card)
    return card
  }

  private func lay(_ card: UICollectionViewLayoutAttributes) {
    guard card.representedElementCategory == .cell, let collectionView else { return }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    // Later cards are in front of earlier ones.
    card.zIndex = card.indexPath.item
    let pull = -top
    if pull > 0 {
      card.center.y += pull * stretch * CGFloat(card.indexPath.item)
      return
    }
    let above = top + LayoutsTuning.vegaMargin - card.frame.minY
    guard above > 0 else { return }
    let share = min(1, above / pitch)
    let scale = 1 - shrink * share
    card.center.y += min(above, pitch) * (1 - tuck)
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    card.alpha = 1 - share
  }

  /// Returns the content offset at which a card is at the upper edge.
  public func contentOffset(showing indexPath: IndexPath) -> CGPoint {
    CGPoint(
      x: collectionView?.contentOffset.x ?? 0,
      y: CGFloat(indexPath.item) * pitch - (collectionView?.adjustedContentInset.top ?? 0))
  }

  /// Returns the offset closest to the proposed offset at which a card is at the upper edge. The velocity is ignored.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, pitch > 0 else { return proposedContentOffset }
    let top = collectionView.adjustedContentInset.top
    let row = max(0, ((proposedContentOffset.y + top) / pitch).rounded())
    return CGPoint(x: proposedContentOffset.x, y: row * pitch - top)
  }
}
