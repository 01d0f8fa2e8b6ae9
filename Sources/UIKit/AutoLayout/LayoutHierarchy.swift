// SPDX-License-Identifier: MIT

/// The changes that views report to the engines. Only views with a `layoutStorage`, or inside one, report them.
enum LayoutHierarchy {
  /// A view is about to leave its superview: constraints that cross it are removed, and those that were solved with the
  /// outside are queued again.
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

  /// Takes what is inside a view out of engines outside it.
  private static func leave(_ view: UIView) {
    guard let engine = view.layoutStorage?.item.engine, engine.root !== view else { return }
    engine.dismiss(engine.items.filter { $0.nearestView?.isDescendant(of: view) ?? true })
  }

  /// A view's frame is from now on its owner's or the engine's.
  static func translationChanged(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    storage.engine?.dissolve()
    storage.engine = nil
    storage.isJoined = false
    leave(view)
    view.superview?.markForLayout()
  }

  /// A view got a superview.
  static func viewCame(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout { LayoutQueue.shared.askForUpdate(view) }
    if view.owningController != nil, !view.makeLayoutStorage().wasAskedOnce { LayoutQueue.shared.askForUpdate(view) }
    LayoutQueue.shared.noteArrival()
    if LayoutQueue.hasLost { findLost(in: view) }
    // A view that was the top of its hierarchy is placed from outside now, and solved with it unless it has its frame.
    guard let storage = view.layoutStorage, !view.isFramedByOwner, let engine = storage.engine else { return }
    engine.dissolve()
    storage.engine = nil
  }

  /// Constraints whose engine died with its root wait for another one.
  private static func findLost(in view: UIView) {
    for constraint in view.layoutStorage?.held ?? [] where constraint.engine == nil {
      LayoutQueue.shared.wait(constraint)
    }
    for subview in view.subviews { findLost(in: subview) }
  }

  /// The content of a view may have another natural size: the engine reads it again in the next layout pass.
  // Never inlined: the module of the browser would grow by a copy for each caller.
  @inline(never) static func naturalSizeChanged(of view: UIView) {
    guard let item = view.layoutStorage?.item, let engine = item.engine, !item.mayHaveOtherNaturalSize else { return }
    if item.intrinsic.width >= 0 || item.intrinsic.height >= 0, let stack = view.parentView as? UIStackView {
      stack.naturalSizeChanged()
    }
    item.mayHaveOtherNaturalSize = true
    engine.hasOtherContent = true
    engine.markDirty()
  }

  /// Insets that constraints follow are others now.
  static func geometryChanged(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    storage.engine?.geometryChanged()
    storage.item.engine?.geometryChanged()
  }

  /// The bounds of a view are others now: what its owner gave it constraints follow.
  static func boundsChanged(of view: UIView, isResized: Bool) {
    guard let storage = view.layoutStorage, isResized || storage.hasFrameGuide else { return }
    storage.engine?.geometryChanged()
    if view.isFramedByOwner || !isResized { storage.item.engine?.geometryChanged() }
  }

  /// Moves the middle of a view. A function of its own, because `center.x += 1` allocates memory if the setter needs more than a few
  /// variables.
  @inline(never)
  static func setCenter(_ center: CGPoint, of view: UIView) {
    view.layer.position = center
    if view.layoutStorage != nil { frameChanged(of: view) }
    if view.viewMargins.isBelowCover { SafeArea.moved(view) }
  }

  /// A view was moved by its owner.
  static func frameChanged(of view: UIView) {
    if view.isFramedByOwner { view.layoutStorage?.item.engine?.geometryChanged() }
  }

  /// Leading and trailing may have changed sides: all constraints inside are added again.
  static func directionChanged(of view: UIView) {
    if let storage = view.layoutStorage {
      for constraint in storage.held { ConstraintInstaller.enterAgain(constraint) }
      geometryChanged(of: view)
    }
    for subview in view.subviews { directionChanged(of: subview) }
  }
}

extension NSLayoutConstraint {
  /// Whether an item is a view, or in it.
  fileprivate final func reaches(into view: UIView) -> Bool {
    if let item = first?.nearestView, item.isDescendant(of: view) { return true }
    if let item = second?.nearestView, item.isDescendant(of: view) { return true }
    return false
  }
}
