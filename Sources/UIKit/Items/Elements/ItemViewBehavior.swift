// SPDX-License-Identifier: MIT

extension UIView {
  /// The client in whose content the view is, also through the scroll view of a section; nil while it is in none.
  final var owningClient: (any ItemEngineClient)? { (superview as? UIScrollView)?.itemClient }

  /// Makes a subview as large as the view, wherever the origin of the bounds is: it moves all that is in a cell aside.
  final func fill(with view: UIView) {
    let frame = CGRect(origin: .zero, size: bounds.size)
    if view.layoutFrame != frame { view.layoutFrame = frame }
  }
}

/// The behavior that views of all elements share.
///
/// These are functions and no methods of the protocol: those are generic, and Embedded Swift would compile them once more for each
/// class, in every module that subclasses such a view.
enum ItemViewBehavior {
  /// Sets the geometry and appearance that all attributes have; in an animation block the change is animated.
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

  /// A position in the content of the client, in coordinates of the scroll view of the section.
  private static func position(_ center: CGPoint, inHostOf view: UIView) -> CGPoint {
    guard let host = view.superview else { return center }
    return CGPoint(x: center.x - host.frame.minX, y: center.y - host.frame.minY)
  }

  /// Gives attributes the size that constraints give the content, if there are any and the layout asks for it.
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

  /// The size of a view inside an element's view may have changed.
  static func contentSizeMayHaveChanged(of inner: UIView, in view: UIView, byConstraints: Bool) {
    guard inner === view || inner === view.viewThatFits else { return }
    view.owningClient?.engine.enter { $0.sizing.viewMayWantSize(view, byConstraints: byConstraints) }
  }
}
