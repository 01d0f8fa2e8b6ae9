// SPDX-License-Identifier: MIT

import SprungConstraints

/// Solves the constraints inside a view whose own size is set from outside.
///
/// Most hierarchies consist of many small engines. The frame of a view with `translatesAutoresizingMaskIntoConstraints`
/// is set by its owner, so its content depends only on its size. Resizing a cell therefore changes two constants in the
/// cell's own tableau, and no other tableau. A constraint between an item inside such a view and an item outside of it
/// joins the two engines.
///
/// Positions are relative to the top left of the superview's alignment rectangle. Moving a superview therefore does not
/// change any variables, and a constraint between a view and its superview contains only the view's variables.
/// Scrollable content is solved for a content offset of zero.
///
/// Invariants, which `validate()` checks: an item is in at most one engine, which lists it. Every constraint in the
/// engine refers to that engine. Required constraints are satisfied unless they are broken.
final class LayoutEngine {
  /// A user's constraint in the engine.
  struct Entry {
    let constraint: NSLayoutConstraint
    var handle: SolverConstraint
  }

  /// Internal priorities, which are either between required and the highest optional priority of user constraints, or
  /// below the lowest one.
  enum Priority {
    /// Required constraints that conflict with others and have become optional.
    static let broken = 999.95
    /// The size that a collection view sets for self-sizing content.
    static let encapsulated = 999.9
    /// The target size of a measurement.
    static let fitting = 999.75
    /// Natural sizes whose content hugging or compression resistance is required.
    static let natural = 999.5
    /// The previous frame of a guide without other constraints.
    static let remembered = 0.25
    /// The preference for the smallest size. A size that only this preference determines is reported as ambiguous.
    static let least = 0.125
  }

  unowned(unsafe) let root: UIView
  let rootItem: LayoutItem
  let solver = ConstraintSolver()
  /// The views and guides with variables. Ancestors precede their descendants.
  @exclusivity(unchecked) nonisolated(unsafe) var items: [LayoutItem] = []
  @exclusivity(unchecked) nonisolated(unsafe) var entries: [Entry] = []
  @exclusivity(unchecked) var generated: [GeneratedConstraint] = []
  /// The number of broken entries.
  @exclusivity(unchecked) var brokenCount = 0
  @exclusivity(unchecked) nonisolated(unsafe) var hasOrphans = false
  /// Whether the root has been deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) var isOver = false
  /// Whether values may have changed since the last comparison.
  @exclusivity(unchecked) private(set) var isDirty = true
  /// Whether geometry on which constants depend may have changed.
  @exclusivity(unchecked) var hasOtherGeometry = true
  /// Whether a natural size may have changed.
  @exclusivity(unchecked) var hasOtherContent = true
  /// Whether broken constraints may be satisfiable again.
  @exclusivity(unchecked) var mayHeal = false
  @exclusivity(unchecked) var isUpdating = false
  /// Whether the engine is in the queue's list of engines to solve.
  @exclusivity(unchecked) var isUnsolved = false

  /// The screen scale for which natural sizes were last rounded.
  @exclusivity(unchecked) private var measuredScale = UIScreen.main.scale

  /// Whether the engine is used only for measuring, and does not set frames.
  let isApart: Bool

  init(root: UIView, isApart: Bool = false) {
    self.root = root
    self.isApart = isApart
    rootItem = root.makeLayoutStorage().rootItem(of: root)
    seat(rootItem)
    if isApart { return }
    if root.hasGivenSize { fixRootSize() } else { keepRootSize() }
  }

  deinit {
    for item in items where item.engine === self {
      item.engine = nil
      item.variables = nil
    }
    for entry in entries where entry.constraint.engine === self {
      entry.constraint.engine = nil
      if entry.constraint.holder != nil { LayoutQueue.hasLost = true }
    }
  }

  /// Records that values may have changed. The next layout pass compares them with the previous ones.
  func markDirty() {
    guard !isApart else { return }
    if isDirty, root.needsLayout || isUnsolved { return }
    isDirty = true
    guard !isUpdating, !isOver else { return }
    LayoutQueue.shared.markForLayout(self)
    root.sizeMayHaveChanged(of: root, byConstraints: true)
    root.parentView?.sizeMayHaveChanged(of: root, byConstraints: true)
  }

  func markClean() { isDirty = false }

  /// Measures natural sizes again if the screen scale has changed, because they are rounded to whole pixels. Each
  /// engine compares the scale itself, so that cells without a window do not miss a change.
  func noteScreenScale() {
    guard measuredScale != UIScreen.main.scale else { return }
    measuredScale = UIScreen.main.scale
    for item in items { item.view?.noteNaturalSize() }
  }

  /// Records that geometry on which constants depend may have changed.
  func geometryChanged() {
    hasOtherGeometry = true
    markDirty()
  }

  // MARK: Items

  /// Creates the variables of an item.
  private func seat(_ item: LayoutItem) {
    let isRoot = item === rootItem
    item.engine = self
    item.variables = LayoutItem.Variables(
      left: isRoot ? nil : solver.makeVariable(), top: isRoot ? nil : solver.makeVariable(),
      width: solver.makeVariable(), height: solver.makeVariable())
    item.lastFrame = .null
    items.append(item)
    if !isApart, let view = item.view { LayoutQueue.shared.askOnce(view) }
  }

  /// Returns this engine's item for a view or guide. In its own engine, the root view is represented by a separate
  /// item.
  func local(_ item: LayoutItem) -> LayoutItem { item.view === root ? rootItem : item }

  /// Adds an item to the engine, together with all items between it and the root.
  func admit(_ item: LayoutItem) {
    guard item.engine !== self else { return }
    if let view = item.view {
      if let parent = view.superview { admit(local(parent.layoutItem)) }
      leaveOtherEngine(item)
      seat(item)
      if view.isFramedByOwner {
        fixFrame(item, of: view)
      } else {
        generateIntrinsic(of: item)
      }
    } else if let guide = item.guide, let view = guide.owner {
      let outer = local(view.layoutItem)
      admit(outer)
      leaveOtherEngine(item)
      seat(item)
      if let source = guide.source { tie(item, to: outer, source) } else { preferLeastSize(of: item) }
    }
  }

  private func leaveOtherEngine(_ item: LayoutItem) {
    if let other = item.engine, other !== self { other.dismiss([item]) }
  }

  /// Removes items and all constraints that refer to them. Active constraints are queued for another engine.
  func dismiss(_ leaving: [LayoutItem]) {
    func isLeaving(_ item: LayoutItem?) -> Bool {
      guard let item else { return false }
      let mine = local(item)
      return leaving.contains { $0 === mine }
    }
    var kept: [Entry] = []
    var waiting: [NSLayoutConstraint] = []
    for entry in entries {
      let constraint = entry.constraint
      guard isLeaving(constraint.first) || isLeaving(constraint.second) || constraint.touchesGuide(of: leaving) else {
        kept.append(entry)
        continue
      }
      solver.remove(entry.handle)
      if case .broken = constraint.standing { brokenCount -= 1 }
      waiting.append(constraint)
    }
    entries = kept
    for item in leaving where item.engine === self {
      removeGenerated(.ownAndChildren, of: item)
      for handle in item.exercise { solver.remove(handle) }
      item.exercise = []
      if let variables = item.variables {
        for variable in [variables.left, variables.top, variables.width, variables.height] {
          if let variable { solver.remove(variable) }
        }
      }
      item.variables = nil
      item.engine = nil
    }
    items.removeAll { item in leaving.contains { $0 === item } }
    for constraint in waiting { LayoutQueue.shared.wait(constraint) }
    mayHeal = brokenCount > 0
    markDirty()
  }

  /// Removes the items of deallocated views and guides.
  func dropOrphans() {
    guard hasOrphans else { return }
    hasOrphans = false
    let gone = items.filter { $0.isGone }
    if !gone.isEmpty { dismiss(gone) }
  }

  /// Removes all items and constraints, so that they can be added to another engine.
  func dissolve() { dismiss(items) }

  // MARK: Values

  /// Returns the value of an edge or size in points. Edges are relative to the parent.
  private func value(_ variable: SolverVariable?) -> CGFloat {
    // `map` is not used, because its closure would check for the main actor each time.
    guard let variable else { return 0 }
    return CGFloat(solver.value(of: variable))
  }

  /// Returns the unrounded alignment rectangle of an item in the coordinates of its superview or of the guide's view.
  func frame(of item: LayoutItem, in view: UIView) -> CGRect {
    guard let variables = item.variables else { return .zero }
    let insets = view.alignmentRectInsets
    return CGRect(
      x: value(variables.left) + insets.left, y: value(variables.top) + insets.top,
      width: max(0, value(variables.width)), height: max(0, value(variables.height)))
  }

  /// Returns whether constraints leave a value ambiguous.
  private func isOpen(_ variable: SolverVariable) -> Bool { solver.isAmbiguous(variable, above: Priority.least) }

  /// Returns the names of the ambiguous edges and sizes of an item.
  func openValues(of item: LayoutItem) -> [String] {
    guard let variables = item.variables else { return ["x", "y", "width", "height"] }
    var open: [String] = []
    if let left = variables.left, isOpen(left) { open.append("x") }
    if let top = variables.top, isOpen(top) { open.append("y") }
    if isOpen(variables.width) { open.append("width") }
    if isOpen(variables.height) { open.append("height") }
    return open
  }

  /// Adds optional constraints that change an item's ambiguous values, or removes these constraints if they exist.
  func exerciseAmbiguity(of item: LayoutItem) {
    update()
    guard item.exercise.isEmpty else {
      for handle in item.exercise { solver.remove(handle) }
      item.exercise = []
      return markDirty()
    }
    guard let variables = item.variables else { return }
    for variable in [variables.left, variables.top, variables.width, variables.height] {
      guard let variable, isOpen(variable) else { continue }
      let wish = LinearExpression([.init(1, variable)], constant: -solver.value(of: variable) - 20)
      if case .added(let handle) = solver.add(wish, .equal, priority: Priority.remembered) {
        item.exercise.append(handle)
      }
    }
    markDirty()
  }

  /// Checks the invariants of the engine and the solver. Returns a description of the first violation.
  func validate() -> String? {
    for item in items {
      guard item.engine === self else { return "\(item.title) is listed by an engine that it does not know" }
      if item.variables == nil { return "\(item.title) is in an engine and has no variables" }
    }
    var broken = 0
    for entry in entries {
      let constraint = entry.constraint
      guard constraint.engine === self else { return "\(constraint.title) does not know its engine" }
      guard solver.contains(entry.handle) else { return "\(constraint.title) is not in the solver" }
      for side in [constraint.first, constraint.second] {
        if let side, !side.isGone, local(side).engine !== self { return "an item of \(constraint.title) is elsewhere" }
      }
      switch constraint.standing {
      case .entered(let handle):
        if handle != entry.handle { return "\(constraint.title) has another handle than its entry" }
        if constraint.solverPriority >= ConstraintSolver.required, solver.violation(of: handle) > 0.01 {
          return "\(constraint.title) is required and missed by \(solver.violation(of: handle))"
        }
      case .broken: broken += 1
      default: return "\(constraint.title) is in an engine and does not know it"
      }
    }
    if broken != brokenCount { return "\(broken) constraints are broken, not \(brokenCount)" }
    return solver.validate()
  }
}
