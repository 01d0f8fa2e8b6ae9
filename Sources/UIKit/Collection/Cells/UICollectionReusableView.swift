// SPDX-License-Identifier: MIT

/// A view that a collection view displays and later reuses for other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, ItemView {
  /// The identifier with which the view was dequeued, or nil if it was created directly.
  open var reuseIdentifier: String? { record.reuseIdentifier }
  @exclusivity(unchecked) final var record = ItemViewRecord()
  @exclusivity(unchecked) final var isHosted = false

  /// Creates a view. Collection views call this initializer with the element's frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when the view is dequeued for reuse, not when it is added to the reuse queue. Default: nothing.
  open func prepareForReuse() {}

  /// Called with attributes that differ from the previously applied ones, after the geometry is set. Default: nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes from one layout to another. Default: nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection view changed from one layout to another. Default: nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers. Default: a copy. If the layout requests it, the copy has the size
  /// determined by constraints in the view, or in a cell's content view.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { ItemViewBehavior.fit(self, layoutAttributes.duplicate()) }

  package override var hasEncapsulatedSize: Bool { true }
  override final var itemView: (any ItemView)? { self }

  override func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    ItemViewBehavior.contentSizeMayHaveChanged(of: view, in: self, byConstraints: byConstraints)
  }

  /// Whether the view determines its own size without constraints, which it does if a configuration created its
  /// content.
  package var sizesItself: Bool { false }
  /// The minimum horizontal distance in points between configured content and the edges of the view.
  var sideMargin: CGFloat { 0 }
}
