// SPDX-License-Identifier: MIT

import SprungConstraints

extension LayoutEngine {
  /// The value of an edge or size of an item, in points from the root's origin.
  private func value(_ variable: SolverVariable?) -> CGFloat { variable.map { CGFloat(solver.value(of: $0)) } ?? 0 }

  /// The alignment rectangle of an item in the coordinates of its superview or of the guide's view, not rounded.
  func frame(of item: LayoutItem, in view: UIView) -> CGRect {
    guard let variables = item.variables else { return .zero }
    let insets = view.alignmentRectInsets
    return CGRect(
      x: value(variables.left) + insets.left, y: value(variables.top) + insets.top,
      width: max(0, value(variables.width)), height: max(0, value(variables.height)))
  }

  /// The edges and sizes of an item that constraints leave open, by name.
  func openValues(of item: LayoutItem) -> [String] {
    guard let variables = item.variables else { return ["x", "y", "width", "height"] }
    var open: [String] = []
    if let left = variables.left, solver.isAmbiguous(left) { open.append("x") }
    if let top = variables.top, solver.isAmbiguous(top) { open.append("y") }
    if solver.isAmbiguous(variables.width) { open.append("width") }
    if solver.isAmbiguous(variables.height) { open.append("height") }
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
      guard let variable, solver.isAmbiguous(variable) else { continue }
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
