// SPDX-License-Identifier: MIT

/// Information about the registration with which a view was created, and about its segues.
struct ItemViewRecord {
  /// The identifier with which the view was dequeued, or nil if it was created directly.
  var reuseIdentifier: String?
  /// The number of the element kind for which the view was dequeued.
  var kind = ElementKindTable.cell
  /// The storyboard segue that is performed when the item is selected, or nil if there is none.
  var selectionSegue: SegueTrigger?
  /// The storyboard segue that is performed when the detail button is pressed, or nil if there is none.
  var accessorySegue: SegueTrigger?

  mutating func register(_ identifier: String, kind: Int32) {
    reuseIdentifier = identifier
    self.kind = kind
  }
}

/// The requirements for a view that the engine can display for an element.
@preconcurrency @MainActor
protocol ItemView: UIView {
  /// The registration of the view. The engine sets this property.
  var record: ItemViewRecord { get set }
  /// Whether the view is in the scroll view of an orthogonally scrolling section. The engine sets this property.
  var isHosted: Bool { get set }
  /// Whether the view determines its size without constraints, because a configuration created its content.
  var sizesItself: Bool { get }
  /// The minimum horizontal margin of configured content in points.
  var sideMargin: CGFloat { get }

  /// Called when the view is about to be reused.
  func prepareForReuse()
  /// Applies attributes that differ from the previous ones. The geometry has already been set.
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  /// Returns the attributes that the view prefers.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  /// Called when another layout is about to replace the current one.
  func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
  /// Called when another layout has replaced the previous one.
  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
}

// Views of tables do not have these public methods, so attributes determine only their geometry.

extension ItemView {
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { ItemViewBehavior.fit(self, layoutAttributes.duplicate()) }

  func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
