// SPDX-License-Identifier: MIT

/// The view of an element for which the client provides none.
final class EmptyItemView: UIView, ItemView {
  @exclusivity(unchecked) var record = ItemViewRecord()
  @exclusivity(unchecked) var isHosted = false
  var sizesItself: Bool { false }
  var sideMargin: CGFloat { 0 }
  override var itemView: (any ItemView)? { self }
  override var hasEncapsulatedSize: Bool { true }

  func prepareForReuse() {}
}
