// SPDX-License-Identifier: MIT

/// Turns a visual format that was read into constraints.
final class VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: CGFloat]
  private let views: [String: UIView]
  private var made: [NSLayoutConstraint] = []
  private var mistake: String?

  init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: CGFloat], views: [String: UIView]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// The constraints; none, with a fault, if a name is unknown or the superview is missing.
  func build() -> [NSLayoutConstraint] {
    var named: [UIView] = []
    for element in format.elements {
      guard let name = element.name else { continue }
      guard let view = views[name] else { return refuse("no view is named \(name)") }
      named.append(view)
    }
    let superview = named[0].superview
    if format.elements.contains(where: { $0.name == nil }), superview == nil {
      return refuse("\(format.elements.first { $0.name != nil }?.name ?? "") has no superview")
    }
    var index = 0
    var previous: UIView?
    for (place, element) in format.elements.enumerated() {
      let view = element.name == nil ? superview! : named[index]
      if element.name != nil { index += 1 }
      for size in element.sizes { addSize(size, of: view) }
      if let previous, let connection = element.connection {
        let isAtEdge = format.elements[place - 1].name == nil || element.name == nil
        connect(
          previous, isContainer: format.elements[place - 1].name == nil, view, isSecondContainer: element.name == nil,
          connection, isAtEdge: isAtEdge)
      }
      previous = view
    }
    align(named)
    if let mistake { return refuse(mistake) }
    return made
  }

  private func refuse(_ reason: String) -> [NSLayoutConstraint] {
    Diagnostics.report("visualFormat", "A visual format was refused: \(reason).")
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

  private func addSize(_ predicate: VisualFormat.Predicate, of view: UIView) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    var other: UIView?
    if case .name(let name) = predicate.value { other = views[name] }
    let constraint = NSLayoutConstraint(
      first: view.layoutItem, attribute, predicate.relation, second: other?.layoutItem, attribute,
      multiplier: other == nil ? 1 : predicate.multiplier,
      constant: other == nil ? number(predicate.value) * predicate.multiplier + predicate.addition : predicate.addition)
    constraint.priority = priority(predicate)
    made.append(constraint)
  }

  private func connect(
    _ first: UIView, isContainer: Bool, _ second: UIView, isSecondContainer: Bool,
    _ connection: VisualFormat.Connection,
    isAtEdge: Bool
  ) {
    switch connection {
    case .flush: distance(first, isContainer, second, isSecondContainer, .equal, 0, .required)
    case .standard:
      let spacing = isAtEdge ? UIKitTuning.systemContainerSpacing : UIKitTuning.systemSpacing
      distance(first, isContainer, second, isSecondContainer, .equal, spacing, .required)
    case .predicates(let predicates):
      for predicate in predicates {
        let points = number(predicate.value) * predicate.multiplier + predicate.addition
        distance(first, isContainer, second, isSecondContainer, predicate.relation, points, priority(predicate))
      }
    }
  }

  /// The second view begins so many points after the first one ends.
  private func distance(
    _ first: UIView, _ isContainer: Bool, _ second: UIView, _ isSecondContainer: Bool,
    _ relation: NSLayoutConstraint.Relation, _ points: CGFloat, _ priority: UILayoutPriority
  ) {
    let (start, end) = edges
    let isReversed = !isVertical && options.contains(.directionRightToLeft)
    let firstEdge = isContainer ? start : end
    let secondEdge = isSecondContainer ? end : start
    let constraint =
      isReversed
      ? NSLayoutConstraint(
        first: first.layoutItem, firstEdge, relation, second: second.layoutItem, secondEdge, multiplier: 1,
        constant: points)
      : NSLayoutConstraint(
        first: second.layoutItem, secondEdge, relation, second: first.layoutItem, firstEdge, multiplier: 1,
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

  private func align(_ named: [UIView]) {
    let pairs: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in pairs where options.contains(option) {
      for index in named.indices.dropFirst() {
        made.append(
          NSLayoutConstraint(
            first: named[index - 1].layoutItem, attribute, .equal, second: named[index].layoutItem, attribute,
            multiplier: 1, constant: 0))
      }
    }
  }
}
