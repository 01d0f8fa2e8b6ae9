// SPDX-License-Identifier: MIT

import UIKit

/// A cell with a number, and an optional preferred height.
final class PlainCell: UICollectionViewCell {
  var number = -1
  var preferredHeight: CGFloat?
  /// The amount added to the cell's preferred height, or to its current height if it has no preferred height.
  var growth: CGFloat = 0
  private(set) var reuses = 0
  private(set) var applications = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = (preferredHeight ?? layoutAttributes.size.height) + growth
    return layoutAttributes
  }
}
