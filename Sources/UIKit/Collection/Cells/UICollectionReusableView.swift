// SPDX-License-Identifier: MIT

/// A view that a collection view shows, takes back and shows again with other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, ItemView {
  /// The identifier under which the view was dequeued, nil for a view made by hand.
  open var reuseIdentifier: String? { record.reuseIdentifier }
  @exclusivity(unchecked) final var record = ItemViewRecord()
  @exclusivity(unchecked) final var isHosted = false

  /// Makes a view; collection views call it with the frame of the element.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when the view is taken from the waiting ones to be used again, not when it is put there.
  open func prepareForReuse() {}

  /// Called with attributes that differ from those last applied, after the geometry was set. Default: nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes from one layout to another. Default: nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the collection view changed from one layout to another. Default: nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view prefers to those it has. Default: a copy, with the size that constraints inside the view,
  /// or a cell's content view, give it, if the layout asks for it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { ItemViewBehavior.fit(self, layoutAttributes.duplicate()) }

  package override var hasEncapsulatedSize: Bool { true }
  override final var itemView: (any ItemView)? { self }

  override func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    ItemViewBehavior.contentSizeMayHaveChanged(of: view, in: self, byConstraints: byConstraints)
  }

  /// Whether the view says its size without constraints, because a configuration made its content.
  package var sizesItself: Bool { false }
  /// Points that configured content keeps at least from the sides.
  var sideMargin: CGFloat { 0 }
}
