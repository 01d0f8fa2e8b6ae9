// SPDX-License-Identifier: MIT

extension UIView {
  /// The client that contains the view, either directly or in a section's scroll view, or nil if there is none.
  final var owningClient: (any ItemEngineClient)? { (superview as? UIScrollView)?.itemClient }

  /// Resizes a subview to the view's size. The bounds origin is ignored, because changing it scrolls the cell's
  /// content.
  final func fill(with view: UIView) {
    let frame = CGRect(origin: .zero, size: bounds.size)
    if view.layoutFrame != frame { view.layoutFrame = frame }
  }
}

/// The behavior shared by the views of all elements.
///
/// These members are functions because protocol extension methods are generic. Embedded Swift would compile such
/// methods once for each class, in every module that subclasses such a view.
enum ItemViewBehavior {
  /// Applies the geometry and appearance common to all attributes. Inside an animation block, the change is animated.
  static func show(_ attributes: UICollectionViewLayoutAttributes, in view: any ItemView) {
    if view.bounds.size != attributes.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
    }
    view.center = view.isHosted ? position(attributes.center, inHostOf: view) : attributes.center
    if !attributes.hasNoTransform || !CATransform3DIsIdentity(view.transform3D) {
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
  }

  /// Converts a position in the client's content to the coordinates of the section's scroll view.
  private static func position(_ center: CGPoint, inHostOf view: UIView) -> CGPoint {
    guard let host = view.superview else { return center }
    return CGPoint(x: center.x - host.frame.minX, y: center.y - host.frame.minY)
  }

  /// Sets the size in the attributes to the size determined by the view's constraints, if there are constraints and the
  /// layout requests this size.
  static func fit(
    _ view: any ItemView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let client = view.owningClient,
      let priorities = client.engine.currentLayout.fittingPriorities(for: attributes),
      view.sizesItself || view.viewThatFits.layoutStorage?.hasContents ?? false
    else { return attributes }
    let size = view.systemLayoutSizeFitting(
      attributes.size, withHorizontalFittingPriority: priorities.horizontal,
      verticalFittingPriority: priorities.vertical)
    if size != attributes.size { attributes.size = size }
    return attributes
  }

  /// Called when the size of a view inside an element's view may have changed.
  static func contentSizeMayHaveChanged(of inner: UIView, in view: UIView, byConstraints: Bool) {
    guard inner === view || inner === view.viewThatFits else { return }
    view.owningClient?.engine.enter { $0.sizing.viewMayWantSize(view, byConstraints: byConstraints) }
  }
}
