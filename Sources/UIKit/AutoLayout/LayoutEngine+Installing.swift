// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Constraints that are active and in no engine yet.
  private static var waiting: [NSLayoutConstraint] = []
  /// Engines whose values may have changed.
  private static var dirty: [LayoutEngine] = []
  /// Views that asked for `updateConstraints()`.
  private static var updating: [UIView] = []

  /// Forgets what waits; for an application that starts anew.
  static func reset() {
    waiting = []
    dirty = []
    updating = []
  }

  func markDirty() {
    isDirty = true
    if !LayoutEngine.dirty.contains(where: { $0 === self }) { LayoutEngine.dirty.append(self) }
    root.setNeedsLayout()
  }

  static func wait(_ constraint: NSLayoutConstraint) {
    constraint.standing = .waiting
    waiting.append(constraint)
    constraint.holder?.setNeedsLayout()
  }

  static func askForUpdate(_ view: UIView) {
    let storage = view.makeLayoutStorage()
    guard !storage.needsUpdate else { return }
    storage.needsUpdate = true
    updating.append(view)
    view.setNeedsLayout()
  }

  // MARK: Installing

  /// Makes a constraint active, on a view or on the nearest common ancestor of its items.
  static func install(_ constraint: NSLayoutConstraint, on view: UIView?) {
    guard constraint.isMeaningful, !constraint.isActive, let first = constraint.first?.nearestView else { return }
    let second = constraint.second.map { $0.nearestView }
    let common = second == nil ? first : commonAncestor(first, second ?? nil)
    guard let common, view.map({ common.isDescendant(of: $0) }) ?? true else {
      Diagnostics.report(
        "noCommonAncestor",
        "The constraint \(constraint.title) cannot be activated: its items have no common ancestor"
          + (view == nil ? "" : " inside the view that it was added to")
          + ". Add the views to one hierarchy first.")
      return
    }
    let holder = view ?? common
    constraint.holder = holder
    holder.makeLayoutStorage().held.append(constraint)
    wait(constraint)
  }

  /// Makes a constraint inactive.
  static func uninstall(_ constraint: NSLayoutConstraint) {
    engine(of: constraint)?.withdraw(constraint)
    waiting.removeAll { $0 === constraint }
    constraint.holder?.layoutStorage?.held.removeAll { $0 === constraint }
    constraint.holder?.setNeedsLayout()
    constraint.holder = nil
    constraint.standing = .inactive
  }

  /// Lets a constraint enter its engine anew: it has another priority or direction now.
  static func enterAgain(_ constraint: NSLayoutConstraint) {
    engine(of: constraint)?.withdraw(constraint)
    if case .waiting = constraint.standing { return }
    wait(constraint)
  }

  static func engine(of constraint: NSLayoutConstraint) -> LayoutEngine? {
    guard let holder = constraint.holder else { return constraint.first?.engine }
    return engineRoot(for: holder).layoutStorage?.engine
  }

  private static func commonAncestor(_ first: UIView, _ second: UIView?) -> UIView? {
    guard let second else { return nil }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  // MARK: Bringing up to date

  /// The view whose engine solves what is inside a view: the nearest one, itself included, that has its size from elsewhere
  /// and is not joined with what is outside.
  static func engineRoot(for view: UIView) -> UIView {
    var candidate = view
    while let parent = candidate.superview {
      let isBoundary =
        candidate.isFramedByOwner && !(candidate.layoutStorage?.isJoined ?? false)
      if isBoundary { return candidate }
      candidate = parent
    }
    return candidate
  }

  /// Lets waiting constraints enter their engines, and marks for layout what they move.
  static func flush() {
    if !updating.isEmpty { updateConstraints() }
    // Joining two engines lets the constraints of one wait again.
    var rounds = 0
    while !waiting.isEmpty, rounds < UIKitTuning.layoutPassLimit {
      let entering = waiting
      waiting = []
      for constraint in entering { enterIfPossible(constraint) }
      rounds += 1
    }
    rounds = 0
    while !dirty.isEmpty, rounds < UIKitTuning.layoutPassLimit {
      let engines = dirty
      dirty = []
      for engine in engines { engine.update() }
      rounds += 1
    }
  }

  private static func enterIfPossible(_ constraint: NSLayoutConstraint) {
    guard case .waiting = constraint.standing, let holder = constraint.holder, let first = constraint.first?.nearestView
    else { return }
    if let second = constraint.second, second.nearestView == nil { return uninstall(constraint) }
    let root = engineRoot(for: holder)
    join(first, constraint.first, under: root)
    if let second = constraint.second?.nearestView { join(second, constraint.second, under: root) }
    let storage = root.makeLayoutStorage()
    let engine = storage.engine ?? LayoutEngine(root: root)
    storage.engine = engine
    engine.enter(constraint)
  }

  /// Views between an item and the root that would be roots themselves are solved with what is outside.
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

  /// Lets all constraints of the engine wait for another one.
  func dissolve() {
    dismiss(items)
    LayoutEngine.dirty.removeAll { $0 === self }
  }

  /// Asks views for their constraints, the innermost first.
  private static func updateConstraints() {
    var rounds = 0
    while !updating.isEmpty, rounds < UIKitTuning.layoutPassLimit {
      let views = updating.map { (view: $0, depth: depth($0)) }.sorted { $0.depth > $1.depth }
      updating = []
      for entry in views {
        entry.view.layoutStorage?.needsUpdate = false
        if let controller = entry.view.owningController {
          controller.updateViewConstraints()
        } else {
          entry.view.updateConstraints()
        }
      }
      rounds += 1
    }
  }

  private static func depth(_ view: UIView) -> Int {
    var count = 0
    var candidate = view.superview
    while let parent = candidate {
      count += 1
      candidate = parent.superview
    }
    return count
  }

  // MARK: Hierarchy

  /// A view left its superview: constraints that reach across go, and what was solved with the outside waits anew.
  static func viewLeft(_ view: UIView, _ old: UIView) {
    var ancestor: UIView? = old
    while let holder = ancestor {
      for constraint in holder.layoutStorage?.held ?? [] {
        let reaches = [constraint.first, constraint.second].contains {
          $0?.nearestView?.isDescendant(of: view) ?? false
        }
        if reaches { constraint.isActive = false }
      }
      ancestor = holder.superview
    }
    guard let engine = view.layoutStorage?.item.engine, engine.root !== view else { return }
    engine.dismiss(engine.items.filter { $0.nearestView?.isDescendant(of: view) ?? true })
  }

  /// A view's frame is from now on its owner's or the engine's.
  static func translationChanged(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    if let engine = storage.engine {
      engine.dissolve()
      storage.engine = nil
    }
    storage.isJoined = false
    if let engine = storage.item.engine {
      engine.dismiss(engine.items.filter { $0.nearestView?.isDescendant(of: view) ?? true })
    }
  }

  /// A view got a superview.
  static func viewCame(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout { askForUpdate(view) }
    guard let storage = view.layoutStorage else { return }
    // A view that was the top of its hierarchy is placed from outside now, and solved with it unless it has its frame.
    if let engine = storage.engine {
      engine.dissolve()
      storage.engine = nil
    }
  }

  /// Insets that constraints follow are others now.
  static func geometryChanged(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    storage.engine?.markDirty()
    storage.item.engine?.markDirty()
  }

  /// Leading and trailing may have changed sides: what is inside enters anew.
  static func directionChanged(of view: UIView) {
    guard let storage = view.layoutStorage else { return }
    for constraint in storage.held { enterAgain(constraint) }
    for subview in view.subviews { directionChanged(of: subview) }
  }

  /// The active constraints that mention an item and are about an axis.
  static func constraints(mentioning item: LayoutItem, axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    flush()
    var found: [NSLayoutConstraint] = []
    var candidate = item.nearestView
    while let view = candidate {
      for constraint in view.layoutStorage?.held ?? [] where constraint.first === item || constraint.second === item {
        if constraint.firstAttribute.isHorizontal == (axis == .horizontal) { found.append(constraint) }
      }
      candidate = view.superview
    }
    return found
  }
}
