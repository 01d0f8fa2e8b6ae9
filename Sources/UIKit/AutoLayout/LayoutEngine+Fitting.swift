// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Returns the size that a view's inner constraints produce for a target size with the given priorities. The size is
  /// in points, rounded up to whole pixels. Constraints to items outside the view are ignored.
  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard !target.width.isNaN, !target.height.isNaN else {
      Diagnostics.report(
        "fittingSize",
        "systemLayoutSizeFitting received a target size that contains NaN. The current size is returned."
      )
      return view.bounds.size
    }
    LayoutQueue.shared.flush(view)
    let limit = UIKitTuning.largestFittingTarget
    let wanted = CGSize(
      width: min(limit, max(0, target.width)), height: min(limit, max(0, target.height)))
    let size = fit(view.viewThatFits, wanted, horizontal, vertical)
    return PixelGrid.screen.up(CGSize(width: max(0, size.width), height: max(0, size.height)))
  }

  private static func fit(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let storage = view.makeLayoutStorage()
    if let engine = storage.engine {
      engine.update()
      return engine.fit(target, horizontal, vertical)
    }
    return fitApart(view, target, horizontal, vertical)
  }

  /// Measures a view whose constraints belong to an outer engine. Its inner constraints are moved to a temporary engine
  /// for the measurement, and then back to the outer engine.
  private static func fitApart(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let storage = view.makeLayoutStorage()
    let outer = storage.item.engine
    outer?.update()
    let inside = outer?.items.filter { $0 !== storage.item && $0.nearestView?.isDescendant(of: view) ?? false } ?? []
    let seats = inside.map { LayoutSeat($0) }
    for item in inside {
      item.engine = nil
      item.variables = nil
    }
    let engine = LayoutEngine(root: view, isApart: true)
    for entry in outer?.entries ?? [] where entry.constraint.holder?.isDescendant(of: view) ?? false {
      let standing = entry.constraint.standing
      engine.enter(entry.constraint)
      entry.constraint.standing = standing
      entry.constraint.engine = outer
    }
    let size = engine.fit(target, horizontal, vertical)
    for item in engine.items {
      item.engine = nil
      item.variables = nil
    }
    for seat in seats { seat.restore() }
    return size
  }

  /// Unfixes the root's size, adds the target size as optional constraints, and reads the solution.
  private func fit(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let item = rootItem
    guard let variables = item.variables else { return .zero }
    isUpdating = true
    releaseRoot()
    // The weak preference for the smallest size is unnecessary, because the root already has an optional target size.
    generateIntrinsic(of: item, prefersLeast: false)
    let wishes = [
      solver.add(
        .init([.init(1, variables.width)], constant: -Double(target.width)), .equal, priority: soft(horizontal)),
      solver.add(
        .init([.init(1, variables.height)], constant: -Double(target.height)), .equal, priority: soft(vertical)),
    ]
    measureTexts()
    let size = CGSize(width: solver.value(of: variables.width), height: solver.value(of: variables.height))
    for case .added(let handle) in wishes { solver.remove(handle) }
    releaseRoot()
    if !isApart {
      if root.hasGivenSize { fixRootSize() } else { keepRootSize() }
      measureTexts()
      mayHeal = brokenCount > 0
    }
    isUpdating = false
    return size
  }

  private func releaseRoot() { removeGenerated(.own, of: rootItem) }

  /// Returns the priority of a target size in the solver. As on Apple's platforms, required constraints override even a
  /// required target size.
  private func soft(_ priority: UILayoutPriority) -> Double { min(Priority.fitting, Double(priority.rawValue)) }
}

/// The saved state of an item in its engine while the item is in another engine.
private struct LayoutSeat {
  let item: LayoutItem
  let engine: LayoutEngine?
  let variables: LayoutItem.Variables?
  let lastFrame: CGRect
  let intrinsic: CGSize
  let unbrokenHeight: CGFloat
  let measuredWidth: CGFloat

  init(_ item: LayoutItem) {
    self.item = item
    engine = item.engine
    variables = item.variables
    lastFrame = item.lastFrame
    intrinsic = item.intrinsic
    unbrokenHeight = item.unbrokenHeight
    measuredWidth = item.measuredWidth
  }

  func restore() {
    item.engine = engine
    item.variables = variables
    item.lastFrame = lastFrame
    item.intrinsic = intrinsic
    item.unbrokenHeight = unbrokenHeight
    item.measuredWidth = measuredWidth
  }
}
