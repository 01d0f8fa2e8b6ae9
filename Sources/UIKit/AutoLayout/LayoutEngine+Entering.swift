// SPDX-License-Identifier: MIT

import SprungConstraints

extension LayoutEngine {
  /// Brings a constraint into the tableau; if it contradicts others, the weakest of them is left out and reported.
  func enter(_ constraint: NSLayoutConstraint) {
    guard let first = resolved(constraint.first, constraint.firstAttribute, other: constraint.second) else { return }
    let second = resolved(constraint.second, constraint.secondAttribute, other: constraint.first)
    admit(first.item)
    if let second { admit(second.item) }
    guard let expression = expression(constraint, first, second) else {
      constraint.standing = .waiting
      return
    }
    let isAtMost = (constraint.relation == .lessThanOrEqual) != isFlipped(first)
    let relation: LinearRelation =
      constraint.relation == .equal ? .equal : isAtMost ? .lessThanOrEqual : .greaterThanOrEqual
    let priority = Double(constraint.priority.rawValue)
    markDirty()
    switch solver.add(expression, relation, priority: priority) {
    case .added(let handle):
      constraint.standing = .entered(handle)
      entries.append(Entry(constraint: constraint, handle: handle))
    case .conflict(let culprits):
      leaveOut(constraint, because: culprits)
    }
  }

  /// Takes a constraint out.
  func withdraw(_ constraint: NSLayoutConstraint) {
    if case .entered(let handle) = constraint.standing {
      solver.remove(handle)
      entries.removeAll { $0.constraint === constraint }
    }
    broken.removeAll { $0 === constraint }
    markDirty()
  }

  /// The constant of a constraint is another one.
  func constantChanged(of constraint: NSLayoutConstraint) {
    guard case .entered(let handle) = constraint.standing,
      let first = resolved(constraint.first, constraint.firstAttribute, other: constraint.second),
      let expression = expression(
        constraint, first, resolved(constraint.second, constraint.secondAttribute, other: constraint.first))
    else { return }
    let culprits = solver.setConstant(expression.constant, of: handle)
    if !culprits.isEmpty {
      solver.remove(handle)
      entries.removeAll { $0.constraint === constraint }
      leaveOut(constraint, because: culprits.filter { $0 != handle })
    }
    markDirty()
  }

  // MARK: Expressions

  struct Side {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
  }

  /// The item and attribute that a side of a constraint really speaks of: margins are those of the margins guide, and the
  /// edges of a scroll view, seen from inside it, those of its content.
  private func resolved(
    _ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute, other: LayoutItem?
  ) -> Side? {
    guard let item else { return nil }
    guard let view = item.view else { return Side(item: item, attribute: attribute) }
    let mine = local(item)
    if let plain = attribute.withoutMargin {
      return Side(item: view.layoutMarginsGuide.layoutItem, attribute: plain)
    }
    if let scrollView = view as? UIScrollView, attribute.kind != .size, attribute != .centerX, attribute != .centerY,
      let inner = other?.nearestView, other !== item, inner !== scrollView, inner.isDescendant(of: scrollView)
    {
      return Side(item: scrollView.contentLayoutGuide.layoutItem, attribute: attribute)
    }
    return Side(item: mine, attribute: attribute)
  }

  private func expression(_ constraint: NSLayoutConstraint, _ first: Side, _ second: Side?) -> LinearExpression? {
    let constant = Double(constraint.constant)
    var sum = LinearExpression([], constant: isFlipped(first) ? constant : -constant)
    guard add(first, times: 1, to: &sum) else { return nil }
    if let second {
      guard add(second, times: -Double(constraint.multiplier), to: &sum) else { return nil }
    }
    return sum
  }

  /// Whether a constraint counts from right to left: leading and trailing edges where people write so.
  private func isFlipped(_ first: Side) -> Bool { first.attribute.kind == .directedX && isMirrored(first.item) }

  private func isMirrored(_ item: LayoutItem) -> Bool {
    item.nearestView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func add(_ side: Side, times factor: Double, to sum: inout LinearExpression) -> Bool {
    guard let variables = side.item.variables, side.item.engine === self else { return false }
    let isHorizontal = side.attribute.isHorizontal
    if side.attribute.kind != .size, let start = isHorizontal ? variables.left : variables.top {
      sum.terms.append(.init(factor, start))
    }
    switch side.attribute {
    case .left, .top: break
    case .right: sum.terms.append(.init(factor, variables.width))
    case .leading, .trailing:
      if (side.attribute == .trailing) != isMirrored(side.item) { sum.terms.append(.init(factor, variables.width)) }
    case .centerX: sum.terms.append(.init(factor / 2, variables.width))
    case .bottom: sum.terms.append(.init(factor, variables.height))
    case .centerY: sum.terms.append(.init(factor / 2, variables.height))
    case .width: sum.terms.append(.init(factor, variables.width))
    case .height: sum.terms.append(.init(factor, variables.height))
    case .firstBaseline: sum.constant += factor * Double(side.item.view?.firstBaselineDistance ?? 0)
    case .lastBaseline:
      sum.terms.append(.init(factor, variables.height))
      sum.constant -= factor * Double(side.item.view?.lastBaselineDistance ?? 0)
    default: return false
    }
    return true
  }

  // MARK: Contradictions

  /// Leaves out the newest constraint of the user among those that cannot hold together.
  private func leaveOut(_ constraint: NSLayoutConstraint, because culprits: [SolverConstraint]) {
    let others = culprits.compactMap { culprit in entries.first { $0.handle == culprit }?.constraint }
    let named = others + [constraint]
    constraint.standing = .broken
    broken.append(constraint)
    report(named, leavingOut: constraint, fixed: culprits.count - others.count)
  }

  /// The size of the root or of a view with a given frame changed and constraints do not allow it: they give way.
  func giveWay(_ culprits: [SolverConstraint]) -> Bool {
    let named = culprits.compactMap { culprit in entries.last { $0.handle == culprit } }
    guard let weakest = named.max(by: { $0.handle < $1.handle }) else { return false }
    solver.remove(weakest.handle)
    entries.removeAll { $0.constraint === weakest.constraint }
    weakest.constraint.standing = .broken
    broken.append(weakest.constraint)
    report(named.map { $0.constraint }, leavingOut: weakest.constraint, fixed: culprits.count - named.count)
    return true
  }

  private func report(_ constraints: [NSLayoutConstraint], leavingOut weakest: NSLayoutConstraint, fixed: Int) {
    var list = constraints.map { $0.title }.joined(separator: "; ")
    if fixed > 0 { list += "; and \(fixed) from sizes that are given" }
    Diagnostics.warn(
      "unsatisfiableConstraints",
      "These constraints cannot all hold: \(list). \(weakest.title) is left out; remove one that you do not want, or give "
        + "one a priority below 1000.")
  }
}
