// SPDX-License-Identifier: MIT

import SprungConstraints

extension LayoutEngine {
  /// The item and attribute on a side of a constraint.
  struct Side {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
  }

  /// Returns both sides of a constraint, or nil if the first item has been deallocated.
  func sides(of constraint: NSLayoutConstraint) -> (first: Side, second: Side?)? {
    guard let first = resolved(constraint.first, constraint.firstAttribute, other: constraint.second) else {
      return nil
    }
    return (first, resolved(constraint.second, constraint.secondAttribute, other: constraint.first))
  }

  /// Resolves the item and attribute of a side. A margin attribute is resolved to the margins guide, and a baseline to
  /// the view that contains the text. In a constraint with an item inside a scroll view, the scroll view's edges are
  /// resolved to the edges of its content.
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

  /// Returns the expression that the constraint compares with zero, or nil if an item is not in the engine.
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

  /// Returns whether a constraint is mirrored, which is the case if it uses leading or trailing edges in a
  /// right-to-left layout.
  private func isFlipped(_ constraint: NSLayoutConstraint, _ sides: (first: Side, second: Side?)) -> Bool {
    let isDirected = sides.first.attribute.kind == .directedX || sides.second?.attribute.kind == .directedX
    return isDirected && isMirrored(constraint)
  }

  /// Returns whether the layout direction of the constraint's holder is right to left. The holder is a common ancestor
  /// of both items.
  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds a side in the coordinates of the holder.
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
  /// Whether the attribute is a baseline of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  /// Returns whether the constraint affects an axis. A constraint between a horizontal and a vertical attribute affects
  /// both axes.
  final func isAbout(_ axis: Axis) -> Bool {
    let isHorizontal = axis == .horizontal
    if firstAttribute.isHorizontal == isHorizontal { return true }
    return second != nil && secondAttribute.isHorizontal == isHorizontal
  }

  /// The priority of the constraint in the solver.
  final var solverPriority: Double { systemPriority ?? Double(priority.rawValue) }

  final var mentionsBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Returns whether either side depends on a layout guide or a baseline of the given items' views.
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
