// SPDX-License-Identifier: MIT

import SprungConstraints

/// A constraint that the engine derives from a view's frame, natural size or insets.
struct GeneratedConstraint {
  enum Kind {
    /// The width or height of the root, or of a view whose frame is set by its owner.
    case width, height
    /// The left or top edge of a view whose frame is set by its owner.
    case left, top
    /// The edges of a system layout guide.
    case guideLeft, guideTop, guideRight, guideBottom
    /// The current size of a scroll view's content, which applies if no other constraint determines this size.
    case contentWidth, contentHeight
    /// The limits that content hugging and compression resistance set for the natural size.
    case hugWidth, hugHeight, resistWidth, resistHeight
    /// The weak preference for a size of 0, used for a view without a natural size.
    case leastWidth, leastHeight

    var isIntrinsic: Bool {
      switch self {
      case .hugWidth, .hugHeight, .resistWidth, .resistHeight, .leastWidth, .leastHeight: true
      default: false
      }
    }
  }

  let item: LayoutItem
  /// The item of the superview or of the guide's view, relative to which positions are measured.
  let parent: LayoutItem?
  let kind: Kind
  let handle: SolverConstraint

  /// Selects some of the constraints of an item.
  enum Selection {
    /// The constraints of the item itself.
    case own
    /// The constraints of the item and of items that are positioned relative to it.
    case ownAndChildren
    /// The constraints of the item's natural size.
    case intrinsic
  }

  func isIn(_ selection: Selection, of item: LayoutItem) -> Bool {
    switch selection {
    case .own: self.item === item
    case .ownAndChildren: self.item === item || parent === item
    case .intrinsic: self.item === item && kind.isIntrinsic
    }
  }
}

extension LayoutEngine {
  /// Fixes the size of a root whose size is set from outside.
  func fixRootSize() {
    guard let variables = rootItem.variables else { return }
    // The size of a self-sizing view is not required, because the view is laid out with provisional sizes before it is
    // measured.
    let priority =
      root.hasEncapsulatedSize || root.superview?.viewThatFits === root
      ? Priority.encapsulated : ConstraintSolver.required
    generate(rootItem, nil, .width, [.init(1, variables.width)], priority)
    generate(rootItem, nil, .height, [.init(1, variables.height)], priority)
  }

  /// Preserves the size of a root view without a superview, unless its constraints determine a different size.
  func keepRootSize() {
    generateIntrinsic(of: rootItem)
    guard let variables = rootItem.variables else { return }
    generate(rootItem, nil, .width, [.init(1, variables.width)], Priority.remembered)
    generate(rootItem, nil, .height, [.init(1, variables.height)], Priority.remembered)
  }

  /// Fixes a view to the frame that was set by its owner or its autoresizing mask.
  func fixFrame(_ item: LayoutItem, of view: UIView) {
    guard let variables = item.variables, let left = variables.left, let top = variables.top,
      let parent = view.superview.map({ local($0.layoutItem) })
    else { return }
    generate(item, parent, .left, [.init(1, left)])
    generate(item, parent, .top, [.init(1, top)])
    generate(item, parent, .width, [.init(1, variables.width)])
    generate(item, parent, .height, [.init(1, variables.height)])
  }

  /// Constrains the edges of a layout guide to the insets of its view.
  func tie(_ item: LayoutItem, to parent: LayoutItem, _ source: LayoutGuideSource) {
    guard let variables = item.variables, let left = variables.left, let top = variables.top,
      let outer = parent.variables
    else { return }
    generate(item, parent, .guideLeft, [.init(1, left)])
    generate(item, parent, .guideTop, [.init(1, top)])
    if case .scrollContent = source {
      generate(item, parent, .contentWidth, [.init(1, variables.width)], Priority.remembered)
      generate(item, parent, .contentHeight, [.init(1, variables.height)], Priority.remembered)
      return
    }
    generate(
      item, parent, .guideRight,
      [.init(1, left), .init(1, variables.width), .init(-1, outer.width)])
    generate(
      item, parent, .guideBottom,
      [.init(1, top), .init(1, variables.height), .init(-1, outer.height)])
  }

  /// Adds the content hugging and compression resistance constraints of a view with a natural size.
  func generateIntrinsic(of item: LayoutItem, prefersLeast: Bool = true) {
    guard let view = item.view, let variables = item.variables else { return }
    item.intrinsic = ViewMetrics(view).naturalSize
    item.unbrokenHeight = view.breaksLinesAtLayoutWidth ? item.intrinsic.height : -1
    item.measuredWidth = -1
    // The measured size already includes changes that the view makes while it is being measured.
    item.mayHaveOtherNaturalSize = false
    if item.intrinsic.width >= 0 {
      wish(item, .hugWidth, variables.width, .lessThanOrEqual, view.contentHuggingPriority(for: .horizontal))
      wish(
        item, .resistWidth, variables.width, .greaterThanOrEqual,
        view.contentCompressionResistancePriority(for: .horizontal))
    }
    if item.intrinsic.height >= 0 {
      wish(item, .hugHeight, variables.height, .lessThanOrEqual, view.contentHuggingPriority(for: .vertical))
      wish(
        item, .resistHeight, variables.height, .greaterThanOrEqual,
        view.contentCompressionResistancePriority(for: .vertical))
    }
    if prefersLeast { preferLeastSize(of: item) }
  }

  /// Prefers the smallest width and height for a view that has no natural width or height, so that other constraints
  /// that only limit its size leave no ambiguity.
  func preferLeastSize(of item: LayoutItem) {
    guard let variables = item.variables else { return }
    if item.intrinsic.width < 0 { generate(item, nil, .leastWidth, [.init(1, variables.width)], Priority.least) }
    if item.intrinsic.height < 0 { generate(item, nil, .leastHeight, [.init(1, variables.height)], Priority.least) }
  }

  /// Removes generated constraints of an item from the solver.
  func removeGenerated(_ selection: GeneratedConstraint.Selection, of item: LayoutItem) {
    // The array is compacted in place, because `removeAll(where:)` would check for every constraint that it runs on the
    // main actor.
    var count = 0
    for index in generated.indices {
      if generated[index].isIn(selection, of: item) {
        solver.remove(generated[index].handle)
      } else {
        if count < index { generated[count] = generated[index] }
        count += 1
      }
    }
    generated.removeLast(generated.count - count)
  }

  /// Recreates the constraints for the natural size after this size or one of its priorities has changed.
  func renewIntrinsic(of item: LayoutItem) {
    removeGenerated(.intrinsic, of: item)
    if let view = item.view, item === rootItem ? !view.hasGivenSize : !view.isFramedByOwner {
      generateIntrinsic(of: item)
    }
    markDirty()
  }

  private func wish(
    _ item: LayoutItem, _ kind: GeneratedConstraint.Kind, _ variable: SolverVariable, _ relation: LinearRelation,
    _ priority: UILayoutPriority
  ) {
    let expression = LinearExpression([.init(1, variable)], constant: -Double(constant(kind, item, nil)))
    if case .added(let handle) = solver.add(
      expression, relation, priority: min(Priority.natural, Double(priority.rawValue)))
    {
      generated.append(GeneratedConstraint(item: item, parent: nil, kind: kind, handle: handle))
    }
  }

  private func generate(
    _ item: LayoutItem, _ parent: LayoutItem?, _ kind: GeneratedConstraint.Kind, _ terms: [LinearExpression.Term],
    _ priority: Double = ConstraintSolver.required
  ) {
    let expression = LinearExpression(terms, constant: -Double(constant(kind, item, parent)))
    // The variables are not part of other constraints yet, so this constraint cannot conflict with any.
    if case .added(let handle) = solver.add(expression, .equal, priority: priority) {
      generated.append(GeneratedConstraint(item: item, parent: parent, kind: kind, handle: handle))
    }
  }

  /// Returns the current constant of a generated constraint in points.
  func constant(_ kind: GeneratedConstraint.Kind, _ item: LayoutItem, _ parent: LayoutItem?) -> CGFloat {
    if kind == .leastWidth || kind == .leastHeight { return 0 }
    if kind.isIntrinsic {
      return kind == .hugWidth || kind == .resistWidth ? item.intrinsic.width : item.intrinsic.height
    }
    if let guide = item.guide, let source = guide.source, let view = guide.owner {
      if kind == .contentWidth { return (view as? UIScrollView)?.contentSize.width ?? 0 }
      if kind == .contentHeight { return (view as? UIScrollView)?.contentSize.height ?? 0 }
      let outer = view.alignmentRectInsets
      let full = source.insets(in: view)
      let insets = UIEdgeInsets(
        top: full.top - outer.top, left: full.left - outer.left, bottom: full.bottom - outer.bottom,
        right: full.right - outer.right)
      switch kind {
      case .guideLeft: return insets.left
      case .guideTop: return insets.top
      case .guideRight: return -insets.right
      default: return -insets.bottom
      }
    }
    guard let view = item.view else { return 0 }
    let insets = view.alignmentRectInsets
    switch kind {
    case .width: return view.bounds.width - insets.left - insets.right
    case .height: return view.bounds.height - insets.top - insets.bottom
    case .left: return ViewMetrics(view).origin.x + insets.left - (parent?.view?.alignmentRectInsets.left ?? 0)
    default: return ViewMetrics(view).origin.y + insets.top - (parent?.view?.alignmentRectInsets.top ?? 0)
    }
  }
}
