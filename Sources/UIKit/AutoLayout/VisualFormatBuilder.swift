// SPDX-License-Identifier: MIT

/// Converts a parsed visual format into constraints.
final class VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: CGFloat]
  private let items: [String: LayoutItem]
  @exclusivity(unchecked) private var made: [NSLayoutConstraint] = []
  @exclusivity(unchecked) private var mistake: String?

  init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: CGFloat],
    items: [String: LayoutItem]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.items = items
  }

  /// Returns the constraints. If a name is unknown or the superview is missing, reports a fault and returns `[]`.
  func build() -> [NSLayoutConstraint] {
    var named: [LayoutItem] = []
    for element in format.elements {
      guard let name = element.name else { continue }
      guard let item = items[name] else { return refuse("no view is named \(name)") }
      named.append(item)
    }
    if let wrong = alignments.first(where: { options.contains($0.option) && !isAcross($0.attribute) }) {
      return refuse("views in a \(isVertical ? "column" : "row") cannot be aligned by \(wrong.attribute.name)")
    }
    let superview = named[0].guide == nil ? named[0].view?.superview : named[0].nearestView
    if format.elements.contains(where: { $0.name == nil }), superview == nil {
      return refuse("\(format.elements.first { $0.name != nil }?.name ?? "") has no superview")
    }
    var index = 0
    var previous: LayoutItem?
    for (place, element) in format.elements.enumerated() {
      let item = element.name == nil ? superview!.layoutItem : named[index]
      if element.name != nil { index += 1 }
      for size in element.sizes { addSize(size, of: item) }
      if let previous, let connection = element.connection {
        connect(
          previous, isContainer: format.elements[place - 1].name == nil, item, isSecondContainer: element.name == nil,
          connection)
      }
      previous = item
    }
    align(named)
    if let mistake { return refuse(mistake) }
    return made
  }

  private func refuse(_ reason: String) -> [NSLayoutConstraint] {
    Diagnostics.report("visualFormat", "Invalid visual format: \(reason).")
    return []
  }

  private var isVertical: Bool { format.axis == .vertical }

  private func number(_ value: VisualFormat.Value) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let number = metrics[name] else {
        mistake = "no metric is named \(name)"
        return 0
      }
      return number
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) -> UILayoutPriority {
    predicate.priority.map { UILayoutPriority(Float(Double(number($0)))) } ?? .required
  }

  private func addSize(_ predicate: VisualFormat.Predicate, of item: LayoutItem) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    var other: LayoutItem?
    if case .name(let name) = predicate.value { other = items[name] }
    let constraint = NSLayoutConstraint(
      first: item, attribute, predicate.relation, second: other, attribute,
      multiplier: other == nil ? 1 : predicate.multiplier,
      constant: other == nil ? number(predicate.value) * predicate.multiplier + predicate.addition : predicate.addition)
    constraint.priority = priority(predicate)
    made.append(constraint)
  }

  private func connect(
    _ first: LayoutItem, isContainer: Bool, _ second: LayoutItem, isSecondContainer: Bool,
    _ connection: VisualFormat.Connection
  ) {
    switch connection {
    case .flush: distance(first, isContainer, second, isSecondContainer, .equal, 0, .required)
    case .standard:
      // At an edge of the superview, a hyphen denotes the superview's margin.
      let firstItem = isContainer ? first.view?.layoutMarginsGuide.layoutItem : first
      let secondItem = isSecondContainer ? second.view?.layoutMarginsGuide.layoutItem : second
      guard let firstItem, let secondItem else { return }
      distance(
        firstItem, isContainer, secondItem, isSecondContainer, .equal,
        isContainer || isSecondContainer ? 0 : UIKitTuning.systemSpacing, .required)
    case .predicates(let predicates):
      for predicate in predicates {
        let points = number(predicate.value) * predicate.multiplier + predicate.addition
        distance(first, isContainer, second, isSecondContainer, predicate.relation, points, priority(predicate))
      }
    }
  }

  /// Constrains the distance between the end of the first view and the start of the second one, in points.
  private func distance(
    _ first: LayoutItem, _ isContainer: Bool, _ second: LayoutItem, _ isSecondContainer: Bool,
    _ relation: NSLayoutConstraint.Relation, _ points: CGFloat, _ priority: UILayoutPriority
  ) {
    let (start, end) = edges
    let isReversed = !isVertical && options.contains(.directionRightToLeft)
    let firstEdge = isContainer ? start : end
    let secondEdge = isSecondContainer ? end : start
    let constraint =
      isReversed
      ? NSLayoutConstraint(
        first: first, firstEdge, relation, second: second, secondEdge, multiplier: 1,
        constant: points)
      : NSLayoutConstraint(
        first: second, secondEdge, relation, second: first, firstEdge, multiplier: 1,
        constant: points)
    constraint.priority = priority
    made.append(constraint)
  }

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical {
      return options.contains(.spacingBaselineToBaseline) ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func align(_ named: [LayoutItem]) {
    for (option, attribute) in alignments where options.contains(option) {
      for index in named.indices.dropFirst() {
        made.append(
          NSLayoutConstraint(
            first: named[index - 1], attribute, .equal, second: named[index], attribute, multiplier: 1, constant: 0))
      }
    }
  }

  private func isAcross(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute.isHorizontal == isVertical }

  private var alignments: [(option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute)] {
    [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }
}
