// SPDX-License-Identifier: MIT

import SprungConstraints

extension LayoutEngine {
  /// Adds a constraint to the tableau. If the constraint conflicts with other constraints, the weakest one is reported
  /// and becomes optional.
  func enter(_ constraint: NSLayoutConstraint) {
    guard let sides = sides(of: constraint) else { return }
    admit(sides.first.item)
    if let second = sides.second { admit(second.item) }
    guard let expression = expression(constraint, sides) else {
      constraint.standing = .waiting
      return
    }
    markDirty()
    let relation = linearRelation(constraint, sides)
    let priority = constraint.solverPriority
    constraint.engine = self
    while true {
      switch solver.add(expression, relation, priority: priority) {
      case .added(let handle):
        constraint.standing = .entered(handle)
        entries.append(Entry(constraint: constraint, handle: handle))
        return
      case .conflict(let culprits):
        // Constraints of stack views take precedence over a user's constraints on the arranged views.
        if constraint.isOfStack, relax(culprits) { continue }
        let others = culprits.compactMap { culprit in entries.first { $0.handle == culprit }?.constraint }
        addBroken(constraint, expression, relation)
        report(others + [constraint], breaking: constraint, fixed: culprits.count - others.count)
        return
      }
    }
  }

  /// Adds a conflicting constraint as an optional one with the highest priority.
  private func addBroken(
    _ constraint: NSLayoutConstraint, _ expression: LinearExpression, _ relation: LinearRelation
  ) {
    guard case .added(let handle) = solver.add(expression, relation, priority: Priority.broken) else { return }
    constraint.standing = .broken(handle)
    brokenCount += 1
    entries.append(Entry(constraint: constraint, handle: handle))
  }

  /// Removes a constraint.
  func withdraw(_ constraint: NSLayoutConstraint) {
    LayoutQueue.shared.trace(constraint)
    if let index = entries.firstIndex(where: { $0.constraint === constraint }) {
      solver.remove(entries[index].handle)
      entries.remove(at: index)
      if case .broken = constraint.standing { brokenCount -= 1 }
    }
    constraint.engine = nil
    mayHeal = brokenCount > 0
    markDirty()
  }

  /// Updates the constant of a constraint after it or one of its inputs changed.
  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let index = entries.firstIndex(where: { $0.constraint === constraint }),
      let sides = sides(of: constraint), let expression = expression(constraint, sides)
    else { return }
    let handle = entries[index].handle
    guard expression.constant != solver.constant(of: handle) else { return }
    LayoutQueue.shared.trace(constraint)
    let culprits = solver.setConstant(expression.constant, of: handle)
    if !culprits.isEmpty {
      solver.remove(handle)
      entries.remove(at: index)
      enter(constraint)
    }
    mayHeal = brokenCount > 0
    markDirty()
  }

  /// Updates baseline constraints after lines of text have moved within their view.
  func baselinesChanged() {
    for entry in entries where entry.constraint.mentionsBaseline { constantChanged(of: entry.constraint) }
  }

  /// Restores broken constraints that are satisfied again.
  func heal() {
    mayHeal = false
    guard brokenCount > 0 else { return }
    for index in entries.indices {
      let constraint = entries[index].constraint
      guard case .broken(let handle) = constraint.standing, solver.violation(of: handle) < 1e-6,
        let sides = sides(of: constraint), let expression = expression(constraint, sides)
      else { continue }
      guard
        case .added(let new) = solver.add(
          expression, linearRelation(constraint, sides), priority: constraint.solverPriority)
      else { continue }
      solver.remove(handle)
      entries[index].handle = new
      constraint.standing = .entered(new)
      brokenCount -= 1
    }
  }

  // MARK: Conflicts

  /// Resolves a conflict between required constraints that is caused by a fixed size or a stack view. The newest of the
  /// user's constraints becomes optional. Returns false if there is no such constraint.
  func relax(_ culprits: [SolverConstraint]) -> Bool {
    var weakest: Int?
    var named: [NSLayoutConstraint] = []
    for index in entries.indices where culprits.contains(entries[index].handle) {
      named.append(entries[index].constraint)
      if let found = weakest, !entries[found].constraint.isOfStack, entries[index].constraint.isOfStack { continue }
      weakest = index
    }
    guard let weakest else { return false }
    let constraint = entries[weakest].constraint
    guard let sides = sides(of: constraint), let expression = expression(constraint, sides) else { return false }
    solver.remove(entries[weakest].handle)
    entries.remove(at: weakest)
    addBroken(constraint, expression, linearRelation(constraint, sides))
    report(named, breaking: constraint, fixed: culprits.count - named.count)
    return true
  }

  /// Reports a constraint that cannot be satisfied. Each constraint is reported once.
  private func report(_ constraints: [NSLayoutConstraint], breaking weakest: NSLayoutConstraint, fixed: Int) {
    guard !weakest.wasReported, !isApart else { return }
    weakest.wasReported = true
    var list = ""
    for constraint in constraints { list += "    \"" + constraint.title + "\",\n" }
    if fixed > 0 { list += "\(fixed) from fixed sizes, such as the size of " + rootItem.title + "\",\n" }
    Diagnostics.report(
      "unsatisfiableConstraints",
      "Unable to simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one "
        + "you don't want: find the code that added it, and remove it or give it a priority below 1000.\n(\n" + list
        + ")\nWill attempt to recover by breaking constraint\n" + weakest.title)
  }
}
