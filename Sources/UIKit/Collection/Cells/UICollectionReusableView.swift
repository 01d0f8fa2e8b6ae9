// SPDX-License-Identifier: MIT

/// A view that a collection view shows, takes back and shows again with other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which the view was dequeued, nil for a view made by hand.
  open private(set) var reuseIdentifier: String?
  /// The number of the kind of element that the view was dequeued for.
  private(set) final var kind = ElementKindTable.cell
  /// True while the view is in the scroll view of a section that scrolls across.
  final var isHosted = false

  /// Makes a view; collection views call it with the frame of the element.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  final func adopt(reuseIdentifier: String, kind: Int32) {
    self.reuseIdentifier = reuseIdentifier
    self.kind = kind
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
  ) -> UICollectionViewLayoutAttributes { fittedToConstraints(layoutAttributes.duplicate()) }

  package override var hasEncapsulatedSize: Bool { true }

  override func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    guard view === self || view === viewThatFits else { return }
    collectionViewAround?.viewMayWantSize(self, byConstraints: byConstraints)
  }

  /// Whether the view says its size without constraints, because a configuration made its content.
  package var sizesItself: Bool { false }
  /// Points that configured content keeps at least from the sides.
  var sideMargin: CGFloat { 0 }

  /// Sets the geometry and look that all attributes have; in an animation block the change is animated.
  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
    center = isHosted ? placeInHost(attributes.center) : attributes.center
    if !attributes.hasNoTransform || !CATransform3DIsIdentity(transform3D) { transform3D = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
