// SPDX-License-Identifier: MIT

/// Forwards hierarchy and geometry changes to the engines. Changes are reported only by views that have a
/// `layoutStorage` or an ancestor with one.
enum LayoutHierarchy {
  /// Handles the removal of a view from its superview. Removes constraints between the view's hierarchy and items
  /// outside of it, and queues inner constraints that were solved in an outer engine.
  static func viewLeft(_ view: UIView, _ old: UIView) {
    var ancestor: UIView? = old
    while let holder = ancestor {
      if let storage = holder.layoutStorage, !storage.held.isEmpty {
        for constraint in storage.held where constraint.reaches(into: view) { constraint.isActive = false }
      }
      ancestor = holder.superview
    }
    leave(view)
  }

  /// Removes a view and its contents from outer engines.
  private static func leave(_ view: UIView) {
    guard let engine = view.layoutStorage?.item.engine, engine.root !== view else { return }
    engine.dismiss(engine.items.filter { $0.nearestView?.isDescendant(of: view) ?? true })
  }

  /// Handles a change of `translatesAutoresizingMaskIntoConstraints`, after which either the owner or the engine sets
  /// the view's frame.
  static func translationChanged(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    storage.engine?.dissolve()
    storage.engine = nil
    storage.isJoined = false
    leave(view)
    view.superview?.markForLayout()
  }

  /// Handles the addition of a view to a superview.
  static func viewCame(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout { LayoutQueue.shared.askForUpdate(view) }
    if view.owningController != nil, !view.makeLayoutStorage().wasAskedOnce { LayoutQueue.shared.askForUpdate(view) }
    LayoutQueue.shared.noteArrival()
    if LayoutQueue.hasLost { findLost(in: view) }
    // Unless its owner sets its frame, a view that was the root of an engine is now solved in its superview's engine.
    guard let storage = view.layoutStorage, !view.isFramedByOwner, let engine = storage.engine else { return }
    engine.dissolve()
    storage.engine = nil
  }

  /// Queues constraints whose engine was deallocated with its root.
  private static func findLost(in view: UIView) {
    for constraint in view.layoutStorage?.held ?? [] where constraint.engine == nil {
      LayoutQueue.shared.wait(constraint)
    }
    for subview in view.subviews { findLost(in: subview) }
  }

  /// Records that the natural size of a view may have changed. The engine reads the new size in the next layout pass.
  // Not inlined, because each caller would add a copy to the browser module.
  @inline(never) static func naturalSizeChanged(of view: UIView) {
    guard let item = view.layoutStorage?.item, let engine = item.engine, !item.mayHaveOtherNaturalSize else { return }
    if item.intrinsic.width >= 0 || item.intrinsic.height >= 0, let stack = view.parentView as? UIStackView {
      stack.naturalSizeChanged()
    }
    item.mayHaveOtherNaturalSize = true
    engine.hasOtherContent = true
    engine.markDirty()
  }

  /// Handles a change of a view's insets, on which constants can depend.
  static func geometryChanged(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    storage.engine?.geometryChanged()
    storage.item.engine?.geometryChanged()
  }

  /// Handles a change of a view's bounds that affects constants.
  static func boundsChanged(of view: UIView, isResized: Bool) {
    guard let storage = view.layoutStorage, isResized || storage.hasFrameGuide else { return }
    storage.engine?.geometryChanged()
    if view.isFramedByOwner || !isResized { storage.item.engine?.geometryChanged() }
  }

  /// Sets the center of a view. This is a separate function, because `center.x += 1` allocates memory if the setter
  /// needs more than a few variables.
  @inline(never)
  static func setCenter(_ center: CGPoint, of view: UIView) {
    view.layer.position = center
    if view.layoutStorage != nil { frameChanged(of: view) }
    if view.viewMargins.isBelowCover { SafeArea.moved(view) }
  }

  /// Handles a change of a frame that the view's owner has set.
  static func frameChanged(of view: UIView) {
    if view.isFramedByOwner { view.layoutStorage?.item.engine?.geometryChanged() }
  }

  /// Re-adds all constraints inside a view, because its leading and trailing edges may have been swapped.
  static func directionChanged(of view: UIView) {
    if let storage = view.layoutStorage {
      for constraint in storage.held { ConstraintInstaller.enterAgain(constraint) }
      geometryChanged(of: view)
    }
    for subview in view.subviews { directionChanged(of: subview) }
  }
}

extension NSLayoutConstraint {
  /// Returns whether an item of the constraint is the given view or inside it.
  fileprivate final func reaches(into view: UIView) -> Bool {
    if let item = first?.nearestView, item.isDescendant(of: view) { return true }
    if let item = second?.nearestView, item.isDescendant(of: view) { return true }
    return false
  }
}
