// SPDX-License-Identifier: MIT

/// The registration under which a view was created.
struct ItemViewRecord {
  /// The identifier under which the view was dequeued; nil for a view made by hand.
  var reuseIdentifier: String?
  /// The number of the kind of element that the view was dequeued for.
  var kind = ElementKindTable.cell
  /// The segue of a storyboard that a selection performs; nil for none.
  var selectionSegue: SegueTrigger?
  /// The segue of a storyboard that the detail button performs; nil for none.
  var accessorySegue: SegueTrigger?

  mutating func register(_ identifier: String, kind: Int32) {
    reuseIdentifier = identifier
    self.kind = kind
  }
}

/// A view of an element, as the engine uses it.
@preconcurrency @MainActor
protocol ItemView: UIView {
  /// The registration of the view. The engine sets it.
  var record: ItemViewRecord { get set }
  /// True while the view is in the scroll view of a section that scrolls across. The engine sets it.
  var isHosted: Bool { get set }
  /// Whether the view reports its size without constraints, because a configuration made its content.
  var sizesItself: Bool { get }
  /// The minimum horizontal margin of configured content in points.
  var sideMargin: CGFloat { get }

  /// The view is used again.
  func prepareForReuse()
  /// Attributes that differ from those last applied; the geometry is set already.
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  /// The attributes that the view prefers.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  /// One layout is about to replace another one.
  func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
  /// One layout has replaced another one.
  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
}

// Views of tables have no such methods in public: they get their geometry, and no other attributes.

extension ItemView {
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { ItemViewBehavior.fit(self, layoutAttributes.duplicate()) }

  func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
