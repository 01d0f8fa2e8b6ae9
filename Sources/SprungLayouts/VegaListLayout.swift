// SPDX-License-Identifier: MIT

import UIKit

/// A list of cards that shrink, fade and tuck under the next one as they reach the upper edge; scrolling ends with a card
/// at the edge, and a pull beyond the beginning spreads the cards.
///
/// It is a flow of rows of one card. The last row gets to the edge too.
public final class VegaListLayout: UICollectionViewFlowLayout {
  /// The height of a card in points; less where the view is low. Default: 180.
  public var cardHeight: CGFloat = LayoutsTuning.vegaHeight {
    didSet { if cardHeight != oldValue { invalidateLayout() } }
  }
  /// How much smaller a card is that has gone under the upper edge, 0 to 1. Default: 0.15.
  public var shrink: CGFloat = LayoutsTuning.vegaShrink {
    didSet { if shrink != oldValue { invalidateLayout() } }
  }
  /// The share of the distance of the others that a tucked card moves, 0 to 1. Default: 0.25; 1 does not tuck.
  public var tuck: CGFloat = LayoutsTuning.vegaTuck {
    didSet { if tuck != oldValue { invalidateLayout() } }
  }
  /// The share of a pull beyond the beginning by which the distance between cards grows. Default: 0.12.
  public var stretch: CGFloat = LayoutsTuning.vegaStretch {
    didSet { if stretch != oldValue { invalidateLayout() } }
  }

  /// Cards 180 points high, 16 apart.
  public override init() {
    super.init()
    minimumLineSpacing = LayoutsTuning.vegaSpacing
  }

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Points from one row to the next: the height of a card and the space below it.
  public var pitch: CGFloat { itemSize.height + minimumLineSpacing }

  /// True: from right to left cards are mirrored.
  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Fits the cards into the width, and makes room after the last one, so that it gets to the upper edge.
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

  /// True: cards at the edge change as they move.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// The cards in a rectangle, at the current offset.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // A tucked card is behind its position in the list by less than a row.
    let wide = CGRect(x: rect.minX, y: rect.minY - pitch, width: rect.width, height: rect.height + pitch)
    let cards = super.layoutAttributesForElements(in: wide) ?? []
    for card in cards { lay(card) }
    return cards
  }

  /// A card at the current offset.
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

  /// The content offset with which a card is at the upper edge.
  public func contentOffset(showing indexPath: IndexPath) -> CGPoint {
    CGPoint(
      x: collectionView?.contentOffset.x ?? 0,
      y: CGFloat(indexPath.item) * pitch - (collectionView?.adjustedContentInset.top ?? 0))
  }

  /// The offset nearest to the proposed one with which a card is at the upper edge; velocity does not count.
  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, pitch > 0 else { return proposedContentOffset }
    let top = collectionView.adjustedContentInset.top
    let row = max(0, ((proposedContentOffset.y + top) / pitch).rounded())
    return CGPoint(x: proposedContentOffset.x, y: row * pitch - top)
  }
}
