// SPDX-License-Identifier: MIT

import UIKit

// Cells whose overrides call back. They retain the list's closure, which is nil after the program has ended.

/// A collection view item whose overrides call back.
final class FuzzedListItem: UICollectionViewCell {
  var happens: ((FuzzedMoment) -> Void)?

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { happens?(stateMoment) } }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { happens?(stateMoment) } }
  }

  /// A new or reused cell receives its state in a layout pass, a visible one between passes.
  private var stateMoment: FuzzedMoment { window == nil || isArriving ? .arrival : .cellState }
  private var isArriving = true

  override func prepareForReuse() {
    isArriving = true
    super.prepareForReuse()
    happens?(.reuse)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    happens?(.attributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    isArriving = false
    happens?(.fitting)
    return layoutAttributes
  }
}

/// A table row whose overrides call back.
final class FuzzedListRow: UITableViewCell {
  var happens: ((FuzzedMoment) -> Void)?

  override func setSelected(_ selected: Bool, animated: Bool) {
    let isOther = selected != isSelected
    super.setSelected(selected, animated: animated)
    if isOther { happens?(window == nil || isArriving ? .arrival : .cellState) }
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let isOther = highlighted != isHighlighted
    super.setHighlighted(highlighted, animated: animated)
    if isOther { happens?(window == nil || isArriving ? .arrival : .cellState) }
  }

  private var isArriving = true

  override func prepareForReuse() {
    isArriving = true
    super.prepareForReuse()
    happens?(.reuse)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isArriving = false
  }
}
