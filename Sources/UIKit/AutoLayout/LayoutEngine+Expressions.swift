// SPDX-License-Identifier: MIT

import SprungConstraints

extension LayoutEngine {
  /// The item and attribute on a side of a constraint.
  struct Side {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
  }

  /// Both sides of a constraint; nil if the first item is gone.
  func sides(of constraint: NSLayoutConstraint) -> (first: Side, second: Side?)? {
    guard let first = resolved(constraint.first, constraint.firstAttribute, other: constraint.second) else {
      return nil
    }
    return (first, resolved(constraint.second, constraint.secondAttribute, other: constraint.first))
  }

  /// The item and attribute that a side of a constraint really speaks of: margins are those of the margins guide, the edges
  /// of a scroll view, seen from inside it, those of its content, and a baseline that of the view with the text.
  private func resolved(
    _ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute, other: LayoutItem?
  ) -> Side? {
    guard let item else { return nil }
    guard let view = item.view else { return item.guide == nil ? nil : Side(item: item, attribute: attribute) }
    if attribute.isBaseline {
      let text = ViewMetrics(view).baselineView(isFirst: attribute == .firstBaseline)
      return Side(item: local(text.layoutItem), attribute: attribute)
    }
    if let plain = attribute.withoutMargin {
      return Side(item: view.layoutMarginsGuide.layoutItem, attribute: plain)
    }
    if let scrollView = view as? UIScrollView, attribute.kind != .size, attribute != .centerX, attribute != .centerY,
      let inner = other?.nearestView, other !== item, inner !== scrollView, inner.isDescendant(of: scrollView)
    {
      return Side(item: scrollView.contentLayoutGuide.layoutItem, attribute: attribute)
    }
    return Side(item: local(item), attribute: attribute)
  }

  /// The expression that is at most, exactly or at least zero; nil if an item takes no part.
  func expression(_ constraint: NSLayoutConstraint, _ sides: (first: Side, second: Side?)) -> LinearExpression? {
    let constant = Double(constraint.constant)
    let weight = constraint.weight
    var sum = LinearExpression([], constant: (isFlipped(constraint, sides) ? constant : -constant) * weight)
    let isMirrored = isMirrored(constraint)
    guard add(sides.first, constraint.holder, isMirrored, times: weight, to: &sum) else { return nil }
    if let second = sides.second {
      let factor = -Double(constraint.multiplier) * weight
      guard add(second, constraint.holder, isMirrored, times: factor, to: &sum) else { return nil }
    }
    return sum
  }

  func linearRelation(_ constraint: NSLayoutConstraint, _ sides: (first: Side, second: Side?)) -> LinearRelation {
    if constraint.relation == .equal { return .equal }
    let isAtMost = (constraint.relation == .lessThanOrEqual) != isFlipped(constraint, sides)
    return isAtMost ? .lessThanOrEqual : .greaterThanOrEqual
  }

  /// Whether a constraint counts from right to left: leading and trailing edges where people write so.
  private func isFlipped(_ constraint: NSLayoutConstraint, _ sides: (first: Side, second: Side?)) -> Bool {
    let isDirected = sides.first.attribute.kind == .directedX || sides.second?.attribute.kind == .directedX
    return isDirected && isMirrored(constraint)
  }

  /// The view that holds a constraint, around both of its items, says which way it is read.
  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds a side, in the coordinates of the view that holds the constraint.
  private func add(
    _ side: Side, _ holder: UIView?, _ isMirrored: Bool, times factor: Double, to sum: inout LinearExpression
  ) -> Bool {
    guard let variables = side.item.variables, side.item.engine === self else { return false }
    let isHorizontal = side.attribute.isHorizontal
    if side.attribute.kind != .size {
      var ancestor: LayoutItem? = side.item
      while let item = ancestor, item.guide != nil || item.view !== holder {
        guard let start = isHorizontal ? item.variables?.left : item.variables?.top else { break }
        sum.terms.append(.init(factor, start))
        ancestor = (item.guide?.owner ?? item.view?.superview).map { local($0.layoutItem) }
      }
    }
    switch side.attribute {
    case .left, .top: break
    case .right: sum.terms.append(.init(factor, variables.width))
    case .leading, .trailing:
      if (side.attribute == .trailing) != isMirrored { sum.terms.append(.init(factor, variables.width)) }
    case .centerX: sum.terms.append(.init(factor / 2, variables.width))
    case .bottom: sum.terms.append(.init(factor, variables.height))
    case .centerY: sum.terms.append(.init(factor / 2, variables.height))
    case .width: sum.terms.append(.init(factor, variables.width))
    case .height: sum.terms.append(.init(factor, variables.height))
    case .firstBaseline:
      sum.constant += factor * Double(side.item.view.map { ViewMetrics($0).firstBaselineDistance } ?? 0)
    case .lastBaseline:
      sum.terms.append(.init(factor, variables.height))
      sum.constant -= factor * Double(side.item.view.map { ViewMetrics($0).lastBaselineDistance } ?? 0)
    default: return false
    }
    return true
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is the foot of a line of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  /// Whether a side is an attribute of an axis. A constraint between a horizontal and a vertical attribute is about both.
  final func isAbout(_ axis: Axis) -> Bool {
    let isHorizontal = axis == .horizontal
    if firstAttribute.isHorizontal == isHorizontal { return true }
    return second != nil && secondAttribute.isHorizontal == isHorizontal
  }

  /// The priority with which the constraint enters a solver.
  final var solverPriority: Double { systemPriority ?? Double(priority.rawValue) }

  final var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether a side is reckoned by a guide of one of these items' views, or by a view inside it.
  final func touchesGuide(of items: [LayoutItem]) -> Bool {
    let isIndirect = mentionsBaseline || firstAttribute.withoutMargin != nil || secondAttribute.withoutMargin != nil
    guard isIndirect || first?.view is UIScrollView || second?.view is UIScrollView else { return false }
    for side in [first, second] {
      guard let view = side?.view else { continue }
      for item in items {
        guard let other = item.nearestView else { continue }
        if other === view || (mentionsBaseline && other.isDescendant(of: view)) { return true }
      }
    }
    return false
  }
}
