// SPDX-License-Identifier: MIT

import SprungConstraints

/// The constraints inside one view whose own size comes from elsewhere, and their solution.
///
/// Most hierarchies fall apart into many small engines: a view that keeps `translatesAutoresizingMaskIntoConstraints` has
/// its frame from its owner, so what is inside it depends on nothing outside but its size. A cell that is resized moves two
/// constants in a tableau of its own, whatever else is on the screen. A constraint that reaches into such a view from
/// outside joins the two engines.
///
/// Coordinates are distances from the top left of the root's bounds. What scrolls is reckoned unscrolled.
final class LayoutEngine {
  /// A constraint of a user in the engine.
  struct Entry {
    let constraint: NSLayoutConstraint
    let handle: SolverConstraint
  }

  unowned(unsafe) let root: UIView
  let rootItem: LayoutItem
  let solver = ConstraintSolver()
  /// Views and guides with variables; ancestors come before what is inside them.
  nonisolated(unsafe) var items: [LayoutItem] = []
  var entries: [Entry] = []
  var generated: [GeneratedConstraint] = []
  /// Constraints that contradict others, in the order in which they were left out.
  var broken: [NSLayoutConstraint] = []
  nonisolated(unsafe) var hasOrphans = false
  /// Whether the root is gone.
  nonisolated(unsafe) var isOver = false
  /// Whether values may have changed since they were compared.
  var isDirty = true
  /// Whether geometry that constants follow may have changed.
  var isUpdating = false

  /// Whether the engine only measures, apart from the one that places.
  let isApart: Bool

  init(root: UIView, isApart: Bool = false) {
    self.root = root
    self.isApart = isApart
    rootItem = root.makeLayoutStorage().rootItem
    seat(rootItem)
    if isApart { return }
    if root.hasGivenSize { fixRootSize(rootItem) } else { generateIntrinsic(of: rootItem) }
  }

  deinit {
    for item in items where item.engine === self {
      item.engine = nil
      item.variables = nil
    }
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
  }

  /// The item of this engine for a view or guide: the root is another one inside than outside.
  func local(_ item: LayoutItem) -> LayoutItem { item.view === root ? rootItem : item }

  /// Lets an item take part, and everything between it and the root.
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
      if let source = guide.source { tie(item, to: outer, source) }
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
    for entry in entries where isLeaving(entry.constraint.first) || isLeaving(entry.constraint.second) {
      solver.remove(entry.handle)
      LayoutEngine.wait(entry.constraint)
    }
    entries.removeAll { isLeaving($0.constraint.first) || isLeaving($0.constraint.second) }
    for constraint in broken where isLeaving(constraint.first) || isLeaving(constraint.second) {
      LayoutEngine.wait(constraint)
    }
    broken.removeAll { isLeaving($0.first) || isLeaving($0.second) }
    for item in leaving where item.engine === self {
      for constraint in generated where constraint.item === item || constraint.parent === item {
        solver.remove(constraint.handle)
      }
      generated.removeAll { $0.item === item || $0.parent === item }
      if let variables = item.variables {
        for variable in [variables.left, variables.top, variables.width, variables.height] {
          if let variable { solver.remove(variable) }
        }
      }
      item.variables = nil
      item.engine = nil
    }
    items.removeAll { isLeaving($0) }
    markDirty()
  }

  /// Takes out what belongs to views and guides that are gone.
  func dropOrphans() {
    guard hasOrphans else { return }
    hasOrphans = false
    let gone = items.filter { $0.isGone }
    if !gone.isEmpty { dismiss(gone) }
  }

  // MARK: Values

  /// The value of an edge or size of an item, in points from the root's origin.
  private func value(_ variable: SolverVariable?) -> CGFloat { variable.map { CGFloat(solver.value(of: $0)) } ?? 0 }

  /// The rectangle of an item in the coordinates of a view that takes part, not rounded.
  func frame(of item: LayoutItem, in view: UIView) -> CGRect {
    guard let variables = item.variables else { return .zero }
    var origin = CGPoint.zero
    if view !== root, let base = view.layoutItem.variables, view.layoutItem.engine === self {
      origin = CGPoint(x: value(base.left), y: value(base.top))
    }
    return CGRect(
      x: value(variables.left) - origin.x, y: value(variables.top) - origin.y, width: max(0, value(variables.width)),
      height: max(0, value(variables.height)))
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool {
    guard let variables = item.variables else { return true }
    return [variables.left, variables.top, variables.width, variables.height].contains { variable in
      variable.map { solver.isAmbiguous($0) } ?? false
    }
  }
}
