// SPDX-License-Identifier: MIT

import SprungConstraints

/// The constraints inside one view whose own size comes from elsewhere, and their solution.
///
/// Most hierarchies fall apart into many small engines: a view that keeps `translatesAutoresizingMaskIntoConstraints` has
/// its frame from its owner, so what is inside it depends on nothing outside but its size. A cell that is resized moves two
/// constants in a tableau of its own, whatever else is on the screen. A constraint that reaches into such a view from
/// outside joins the two engines.
///
/// Positions are distances from the top left of the superview's alignment rectangle. So a view that moves with its
/// superview changes no variable, and a constraint between a view and its superview refers to that view alone. Scrolled
/// content is computed at offset zero.
///
/// Invariants, which `validate()` checks: an item is in at most one engine, which lists it; every constraint in the
/// engine refers to it; required constraints hold unless they are broken.
final class LayoutEngine {
  /// A constraint of a user in the engine.
  struct Entry {
    let constraint: NSLayoutConstraint
    var handle: SolverConstraint
  }

  /// Priorities between required and the highest that a user can give.
  enum Priority {
    /// Constraints that contradict others.
    static let broken = 999.95
    /// The size that a collection view gives what sizes itself.
    static let encapsulated = 999.9
    /// The priority of the size that a measurement requests.
    static let fitting = 999.75
    /// Natural sizes that are required.
    static let natural = 999.5
    /// The priority of the previous frame of a guide without other constraints.
    static let remembered = 0.25
    /// The preference of the smallest size. A size that nothing else determines is still ambiguous.
    static let least = 0.125
  }

  unowned(unsafe) let root: UIView
  let rootItem: LayoutItem
  let solver = ConstraintSolver()
  /// Views and guides with variables; ancestors come before what is inside them.
  @exclusivity(unchecked) nonisolated(unsafe) var items: [LayoutItem] = []
  @exclusivity(unchecked) nonisolated(unsafe) var entries: [Entry] = []
  @exclusivity(unchecked) var generated: [GeneratedConstraint] = []
  /// The number of broken entries.
  @exclusivity(unchecked) var brokenCount = 0
  @exclusivity(unchecked) nonisolated(unsafe) var hasOrphans = false
  /// Whether the root is gone.
  @exclusivity(unchecked) nonisolated(unsafe) var isOver = false
  /// Whether values may have changed since they were compared.
  @exclusivity(unchecked) private(set) var isDirty = true
  /// Whether geometry that constants follow may have changed.
  @exclusivity(unchecked) var hasOtherGeometry = true
  /// Whether a natural size may have changed.
  @exclusivity(unchecked) var hasOtherContent = true
  /// Whether constraints that contradicted others may hold again.
  @exclusivity(unchecked) var mayHeal = false
  @exclusivity(unchecked) var isUpdating = false
  /// Whether the queue has the engine among those that it solves next.
  @exclusivity(unchecked) var isUnsolved = false

  /// The scale of the screen when natural sizes were rounded last.
  @exclusivity(unchecked) private var measuredScale = UIScreen.main.scale

  /// Whether the engine only measures, separate from the one that sets frames.
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

  /// Values may be others now: they are compared in the next layout pass.
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

  /// Natural sizes are whole pixels: on a screen of another scale they are measured again, also in cells that were in no
  /// window when the screen changed.
  func noteScreenScale() {
    guard measuredScale != UIScreen.main.scale else { return }
    measuredScale = UIScreen.main.scale
    for item in items { item.view?.noteNaturalSize() }
  }

  /// Geometry that constants follow may have changed.
  func geometryChanged() {
    hasOtherGeometry = true
    markDirty()
  }

  // MARK: Items

  /// Gives an item its variables.
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

  /// The item of this engine for a view or guide: the root is another one inside than outside.
  func local(_ item: LayoutItem) -> LayoutItem { item.view === root ? rootItem : item }

  /// Adds an item, and everything between it and the root.
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

  /// Takes items out, with every constraint that mentions them. Those that are still active wait to enter an engine again.
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

  /// Takes out what belongs to views and guides that are gone.
  func dropOrphans() {
    guard hasOrphans else { return }
    hasOrphans = false
    let gone = items.filter { $0.isGone }
    if !gone.isEmpty { dismiss(gone) }
  }

  /// Releases all constraints of the engine, so that another one can take them.
  func dissolve() { dismiss(items) }

  // MARK: Values

  /// The value of an edge or size of an item, in points from the root's origin.
  private func value(_ variable: SolverVariable?) -> CGFloat {
    // Not with `map`, whose closure would check for the main actor each time.
    guard let variable else { return 0 }
    return CGFloat(solver.value(of: variable))
  }

  /// The alignment rectangle of an item in the coordinates of its superview or of the guide's view, not rounded.
  func frame(of item: LayoutItem, in view: UIView) -> CGRect {
    guard let variables = item.variables else { return .zero }
    let insets = view.alignmentRectInsets
    return CGRect(
      x: value(variables.left) + insets.left, y: value(variables.top) + insets.top,
      width: max(0, value(variables.width)), height: max(0, value(variables.height)))
  }

  /// Whether constraints leave a value open.
  private func isOpen(_ variable: SolverVariable) -> Bool { solver.isAmbiguous(variable, above: Priority.least) }

  /// The edges and sizes of an item that constraints leave open, by name.
  func openValues(of item: LayoutItem) -> [String] {
    guard let variables = item.variables else { return ["x", "y", "width", "height"] }
    var open: [String] = []
    if let left = variables.left, isOpen(left) { open.append("x") }
    if let top = variables.top, isOpen(top) { open.append("y") }
    if isOpen(variables.width) { open.append("width") }
    if isOpen(variables.height) { open.append("height") }
    return open
  }

  /// Wishes for other values where values are open, or takes such wishes back.
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

  /// Checks the engine's invariants and the solver's; the answer is a sentence for the first that is broken.
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
