// SPDX-License-Identifier: MIT

import UIKit

/// A cell with a number, which may prefer a height of its own.
final class PlainCell: UICollectionViewCell {
  var number = -1
  var preferredHeight: CGFloat?
  /// Points by which the cell prefers to be taller than it is.
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
