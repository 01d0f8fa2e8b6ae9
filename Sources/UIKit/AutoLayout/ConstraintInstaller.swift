// SPDX-License-Identifier: MIT

/// Finds the view that owns an active constraint, and the engine that solves it.
enum ConstraintInstaller {
  /// Activates a constraint on the given view or, if nil, on the nearest common ancestor of its items.
  static func install(_ constraint: NSLayoutConstraint, on view: UIView?) {
    guard constraint.isMeaningful, !constraint.isActive else { return }
    let first = constraint.first?.nearestView
    let second = constraint.second?.nearestView
    guard let first, constraint.second == nil || second != nil else {
      Diagnostics.report(
        "constraintItemGone",
        "The constraint \(constraint.title) cannot be activated: an item was deallocated, or a layout guide has no "
          + "view.")
      return
    }
    let common = second.map { commonAncestor(first, $0) } ?? first
    guard let common, view.map({ common.isDescendant(of: $0) }) ?? true else {
      let title = constraint.title
      var message =
        "The constraint \(title) cannot be activated: the items have no common ancestor. Add both items to the same "
        + "view hierarchy first."
      if view != nil {
        message =
          "The constraint \(title) cannot be added to this view, because the view must be an ancestor of both items. "
          + "Add both items to the view hierarchy first."
      }
      Diagnostics.report("noCommonAncestor", message)
      return
    }
    let holder = view ?? common
    constraint.holder = holder
    holder.makeLayoutStorage().held.append(constraint)
    constraint.standing = .inactive
    LayoutQueue.shared.wait(constraint)
  }

  /// Deactivates a constraint.
  static func uninstall(_ constraint: NSLayoutConstraint) {
    constraint.engine?.withdraw(constraint)
    LayoutQueue.shared.forget(constraint)
    constraint.holder?.layoutStorage?.held.removeAll { $0 === constraint }
    if let holder = constraint.holder { LayoutQueue.shared.markForLayout(holder) }
    constraint.holder = nil
    constraint.standing = .inactive
    constraint.wasReported = false
  }

  /// Re-adds a constraint to its engine after its priority or layout direction changed.
  static func enterAgain(_ constraint: NSLayoutConstraint) {
    constraint.engine?.withdraw(constraint)
    LayoutQueue.shared.wait(constraint)
  }

  private static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  // MARK: Finding the engine

  /// Returns the view whose engine solves the contents of `view`. The result is `view` or its nearest ancestor whose
  /// size is not determined by its inner constraints and whose engine is not joined with its superview's engine.
  static func engineRoot(for view: UIView) -> UIView {
    var candidate = view
    while let parent = candidate.superview {
      if candidate.isFramedByOwner, !(candidate.layoutStorage?.isJoined ?? false) { return candidate }
      candidate = parent
    }
    return candidate
  }

  /// Adds an active constraint to the engine of its holder. Creates the engine if necessary.
  static func enterIfPossible(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    guard let first = constraint.first?.nearestView else { return uninstall(constraint) }
    if let second = constraint.second, second.nearestView == nil { return uninstall(constraint) }
    let root = engineRoot(for: holder)
    join(first, constraint.first, under: root)
    if let second = constraint.second?.nearestView { join(second, constraint.second, under: root) }
    let storage = root.makeLayoutStorage()
    let engine = storage.engine ?? LayoutEngine(root: root)
    storage.engine = engine
    engine.enter(constraint)
  }

  /// Joins the engines of the views between an item and the root with the root's engine.
  private static func join(_ view: UIView, _ item: LayoutItem?, under root: UIView) {
    var candidate: UIView? = item?.guide == nil ? view.superview : view
    if view === root { return }
    while let inner = candidate, inner !== root {
      let storage = inner.makeLayoutStorage()
      if inner.isFramedByOwner, !storage.isJoined {
        storage.isJoined = true
        storage.engine?.dissolve()
        storage.engine = nil
      }
      candidate = inner.superview
    }
  }

  /// Returns the active constraints of an axis that refer to an item.
  static func constraints(mentioning item: LayoutItem, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var candidate = item.nearestView
    while let view = candidate {
      for constraint in view.layoutStorage?.held ?? [] where constraint.first === item || constraint.second === item {
        if constraint.isAbout(axis) { found.append(constraint) }
      }
      candidate = view.superview
    }
    return found
  }
}
