// SPDX-License-Identifier: MIT

/// Creates the constraints of a stack view.
///
/// Each kind of constraint has an identifier that appears in diagnostics, as on Apple's platforms. The constraints only
/// position the views relative to each other and to the stack view, so apps can add constraints to arranged views, such
/// as a fixed width.
final class StackArranger {
  private(set) var arrangement = StackArrangement()
  private let stack: UIStackView
  /// The area in which the views are arranged: the stack view or its margins.
  private let canvas: LayoutItem
  private let views: [UIView]
  private let isRow: Bool

  /// Constraint priorities that apps are unlikely to use.
  private enum Strength {
    /// Prevents negative lengths if there is not enough space.
    static let notNegative = 999.93
    /// Aligns the end of the last view with the end of the stack view.
    static let canvasEnd = 999.92
    /// Gives hidden views a zero length.
    static let hiding = 999.91
    /// Fits the stack view to its views, perpendicular to the axis.
    static let fit = 49.0
    /// Equalizes the distances between views.
    static let distribution = 149.0
    /// Determines which view stretches or shrinks if several views have equal priorities.
    static let order = 0.5
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isRow = stack.axis == .horizontal
    arrange()
  }

  private typealias Attribute = NSLayoutConstraint.Attribute
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  @discardableResult
  private func make(
    _ name: String, _ first: LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutItem?, _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    at strength: Double? = nil, weight: Double = 1
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation, second: second, secondAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.isOfStack = true
    constraint.systemPriority = strength
    constraint.weight = weight
    arrangement.constraints.append(constraint)
    return constraint
  }

  private func arrange() {
    hide()
    guard let first = views.first, let last = views.last else { return }
    make("UISV-canvas-connection", first.layoutItem, start, .equal, canvas, start)
    make("UISV-canvas-connection", canvas, end, .equal, last.layoutItem, end, at: Strength.canvasEnd)
    follow()
    if stack.distribution == .fillEqually { equalLengths() }
    if stack.distribution == .fillProportionally { proportionalLengths() }
    keepOrder()
    align()
  }

  /// Gives hidden views a zero length. As measured on iOS, hidden views are centered between their neighbors.
  private func hide() {
    var before: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      let item = view.layoutItem
      let isBetween = before != nil && before !== views.last
      make("UISV-hiding", item, length, .equal, nil, .notAnAttribute, at: Strength.hiding)
      make(
        "UISV-hiding", item, start, .equal, before?.layoutItem ?? canvas, before == nil ? start : end,
        constant: before.map { isBetween ? stack.gap(after: $0) / 2 : 0 } ?? 0, at: Strength.hiding)
      make("UISV-hiding", item, crossStart, .equal, canvas, crossStart, at: Strength.hiding)
      make("UISV-hiding", item, crossLength, .equal, canvas, crossLength, at: Strength.fit)
    }
  }

  // MARK: Along the axis

  private func follow() {
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    var firstGap: UILayoutGuide?
    for index in views.indices.dropLast() {
      let view = views[index]
      let next = views[index + 1]
      let gap = stack.gap(after: view)
      if stack.isBaselineRelativeArrangement, !isRow {
        make(
          "UISV-spacing", next.layoutItem, .firstBaseline, isSpread ? .greaterThanOrEqual : .equal, view.layoutItem,
          .lastBaseline, constant: gap)
      } else {
        make(
          "UISV-spacing", next.layoutItem, start, isSpread ? .greaterThanOrEqual : .equal, view.layoutItem, end,
          constant: gap)
      }
      guard isSpread else { continue }
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      arrangement.guides.append(guide)
      let isCentered = stack.distribution == .equalCentering
      make("UISV-distributing", guide.layoutItem, start, .equal, view.layoutItem, isCentered ? middle : end)
      make("UISV-distributing", guide.layoutItem, end, .equal, next.layoutItem, isCentered ? middle : start)
      if let firstGap {
        make(
          "UISV-distributing", guide.layoutItem, length, .equal, firstGap.layoutItem, length, at: Strength.distribution)
      } else {
        firstGap = guide
      }
    }
  }

  private func equalLengths() {
    for view in views.dropFirst() {
      make("UISV-fill-equally", view.layoutItem, length, .equal, views[0].layoutItem, length)
    }
  }

  /// Makes lengths proportional to the natural lengths, or equal if there are no natural lengths.
  private func proportionalLengths() {
    let naturals = views.map { max(0, naturalLength(of: $0)) }
    guard let base = naturals.firstIndex(where: { $0 > 0 }) else { return equalLengths() }
    for (index, view) in views.enumerated() where index != base {
      make(
        "UISV-fill-proportionally", view.layoutItem, length, .equal, views[base].layoutItem, length,
        multiplier: naturals[index] / naturals[base])
    }
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    let size = ViewMetrics(view).naturalSize
    let own = isRow ? size.width : size.height
    if own >= 0 { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isRow ? fitting.width : fitting.height
  }

  /// Among views with equal priorities, the first view with a natural length stretches or shrinks. Among views without
  /// a natural length, the last view fills the remaining space. Both rules were measured on iOS.
  private func keepOrder() {
    let count = Double(views.count)
    for (index, view) in views.enumerated() {
      make(
        "UISV-not-negative", view.layoutItem, length, .greaterThanOrEqual, nil, .notAnAttribute,
        at: Strength.notNegative)
      let rank = Double(Self.hasNatural(view, isRow) ? index : views.count - 1 - index)
      let order = make(
        "UISV-ambiguity-suppression", view.layoutItem, length, .equal, nil, .notAnAttribute,
        constant: Self.natural(view, isRow), at: Strength.order, weight: 1 + (rank + 1) / count)
      arrangement.orders.append(
        StackArrangement.Order(
          item: view.layoutItem, constraint: order, hasLength: Self.hasNatural(view, isRow),
          hasCrossLength: Self.hasNatural(view, !isRow)))
    }
  }

  private static func hasNatural(_ view: UIView, _ isRow: Bool) -> Bool {
    let size = ViewMetrics(view).naturalSize
    return (isRow ? size.width : size.height) >= 0
  }

  private static func natural(_ view: UIView, _ isRow: Bool) -> CGFloat {
    let size = ViewMetrics(view).naturalSize
    let length = isRow ? size.width : size.height
    return length.keepsLimit ? max(0, length) : 0
  }

  /// Applies changed natural lengths. Returns false without any change if a view has gained or lost a natural length,
  /// because the order of stretching is then different.
  static func refresh(_ arrangement: StackArrangement, isRow: Bool) -> Bool {
    for order in arrangement.orders {
      guard let view = order.item.view else { continue }
      if order.hasLength != hasNatural(view, isRow) || order.hasCrossLength != hasNatural(view, !isRow) { return false }
    }
    for order in arrangement.orders {
      if let view = order.item.view { order.constraint.constant = natural(view, isRow) }
    }
    return true
  }

  // MARK: Across the axis

  private func align() {
    let alignment = isRow ? stack.alignment : stack.alignment.inColumn
    for view in views {
      let item = view.layoutItem
      switch alignment {
      case .fill:
        make("UISV-alignment", item, crossStart, .equal, canvas, crossStart)
        make("UISV-alignment", canvas, crossEnd, .equal, item, crossEnd, at: Strength.canvasEnd)
      case .center: make("UISV-alignment", item, crossMiddle, .equal, canvas, crossMiddle)
      case .trailing: make("UISV-alignment", item, crossEnd, .equal, canvas, crossEnd)
      case .firstBaseline, .lastBaseline:
        let isFirst = alignment == .firstBaseline
        let foot: Attribute = isFirst ? .firstBaseline : .lastBaseline
        if view !== views[0] { make("UISV-alignment", item, foot, .equal, views[0].layoutItem, foot) }
        // The view with the greatest distance between its edge and its baseline touches the edge of the stack view.
        let edge = isFirst ? crossStart : crossEnd
        make("UISV-canvas-fit", item, edge, .equal, canvas, edge, at: Strength.fit)
      default: make("UISV-alignment", item, crossStart, .equal, canvas, crossStart)
      }
      guard alignment != .fill else { continue }
      if !Self.hasNatural(view, !isRow) {
        make("UISV-ambiguity-suppression", item, crossLength, .equal, nil, .notAnAttribute, at: Strength.order)
      }
      make("UISV-canvas-connection", item, crossStart, .greaterThanOrEqual, canvas, crossStart, at: Strength.canvasEnd)
      make("UISV-canvas-connection", canvas, crossEnd, .greaterThanOrEqual, item, crossEnd, at: Strength.canvasEnd)
    }
    if alignment != .fill {
      make("UISV-canvas-fit", canvas, crossLength, .equal, nil, .notAnAttribute, at: Strength.fit - 1)
    }
  }
}

extension UIStackView.Alignment {
  /// The alignment to use in columns, where leading alignment replaces baseline alignments.
  fileprivate var inColumn: Self { self == .firstBaseline || self == .lastBaseline ? .leading : self }
}
