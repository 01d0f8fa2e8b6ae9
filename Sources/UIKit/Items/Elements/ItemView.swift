// SPDX-License-Identifier: MIT

/// Where the view of an element comes from and where it is.
struct ItemViewRecord {
  /// The identifier under which the view was dequeued; nil for a view made by hand.
  var reuseIdentifier: String?
  /// The number of the kind of element that the view was dequeued for.
  var kind = ElementKindTable.cell
  /// True while the view is in the scroll view of a section that scrolls across.
  var isHosted = false
}

/// What the engine needs of the view of an element.
@preconcurrency @MainActor
protocol ItemView: UIView {
  /// Where the view comes from and where it is. The engine sets it.
  var record: ItemViewRecord { get set }
  /// The view as that of an item; nil for supplementary and decoration views.
  var asCell: (any ItemCell)? { get }
  /// Whether the view reports its size without constraints, because a configuration made its content.
  var sizesItself: Bool { get }
  /// The distance in points that configured content keeps at least from the sides.
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

extension ItemView {
  /// The scroll view in whose content the view is, also through the scroll view of a section; nil while it is in none.
  var itemClient: (any ItemEngineClient)? { (superview as? UIScrollView)?.itemClient }

  func adopt(reuseIdentifier: String, kind: Int32) {
    record.reuseIdentifier = reuseIdentifier
    record.kind = kind
  }

  /// A position in the content of the client, in coordinates of the scroll view of the section.
  func positionInHost(_ center: CGPoint) -> CGPoint {
    guard let host = superview else { return center }
    return CGPoint(x: center.x - host.frame.minX, y: center.y - host.frame.minY)
  }

  /// Sets the geometry and appearance that all attributes have; in an animation block the change is animated.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
    center = record.isHosted ? positionInHost(attributes.center) : attributes.center
    if !attributes.hasNoTransform || !CATransform3DIsIdentity(transform3D) { transform3D = attributes.transform3D }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }

  /// Attributes with the size that constraints give the content, if there are any and the layout wants to know.
  func fittedToConstraints(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let client = itemClient,
      let wishes = client.engine.currentLayout.fittingPriorities(for: attributes),
      sizesItself || viewThatFits.layoutStorage?.hasContents ?? false
    else { return attributes }
    let size = systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: wishes.horizontal, verticalFittingPriority: wishes.vertical)
    if size != attributes.size { attributes.size = size }
    return attributes
  }

  /// The size of a view inside may have changed.
  func contentSizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    guard view === self || view === viewThatFits else { return }
    itemClient?.engine.enter { $0.sizing.viewMayWantSize(self, byConstraints: byConstraints) }
  }
}

// Views of tables have no such methods in public: they get their geometry, and no other attributes.

extension ItemView {
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittedToConstraints(layoutAttributes.duplicate()) }

  func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}
