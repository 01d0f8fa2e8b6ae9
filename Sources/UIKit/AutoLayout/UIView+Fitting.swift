// SPDX-License-Identifier: MIT

extension UIView {
  /// A target size for the smallest size that constraints allow.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size for the largest size that constraints allow.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the constraints inside the view give it if it is asked to come as near to a size as each priority allows,
  /// in points, rounded up to whole pixels. Constraints to the outside do not count.
  final func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    LayoutEngine.flush()
    let scale = max(1, UIScreen.main.scale)
    let size = LayoutEngine.fit(self, target, horizontal, vertical)
    func up(_ value: CGFloat) -> CGFloat { (max(0, value) * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}

extension LayoutEngine {
  static func fit(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let storage = view.makeLayoutStorage()
    if let engine = storage.engine { return engine.fit(target, horizontal, vertical) }
    // The view is solved with what is outside: its own constraints are solved apart for a moment, then go back.
    let outer = storage.item.engine
    let inside = outer?.items.filter { $0 !== storage.item && $0.nearestView?.isDescendant(of: view) ?? false } ?? []
    let seats = inside.map { ($0, $0.engine, $0.variables, $0.lastFrame, $0.intrinsic) }
    for item in inside {
      item.engine = nil
      item.variables = nil
    }
    let engine = LayoutEngine(root: view, isApart: true)
    for entry in outer?.entries ?? [] {
      let isInside = [entry.constraint.first, entry.constraint.second].allSatisfy { item in
        item.map { one in one === storage.item || inside.contains { $0 === one } } ?? true
      }
      if isInside {
        let standing = entry.constraint.standing
        engine.enter(entry.constraint)
        entry.constraint.standing = standing
      }
    }
    let size = engine.fit(target, horizontal, vertical)
    for item in engine.items {
      item.engine = nil
      item.variables = nil
    }
    for (item, engine, variables, frame, intrinsic) in seats {
      item.engine = engine
      item.variables = variables
      item.lastFrame = frame
      item.intrinsic = intrinsic
    }
    return size
  }

  /// Lets go of the root's size, wishes for another one, and reads what comes of it.
  private func fit(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let item = rootItem
    guard let variables = item.variables else { return .zero }
    let sizes = generated.filter { $0.item === item }
    for constraint in sizes { solver.remove(constraint.handle) }
    generated.removeAll { $0.item === item }
    generateIntrinsic(of: item)
    let wishes = [
      solver.add(
        .init([.init(1, variables.width)], constant: -Double(target.width)), .equal, priority: soft(horizontal)),
      solver.add(
        .init([.init(1, variables.height)], constant: -Double(target.height)), .equal, priority: soft(vertical)),
    ]
    measureTexts()
    let size = CGSize(width: solver.value(of: variables.width), height: solver.value(of: variables.height))
    for case .added(let handle) in wishes { solver.remove(handle) }
    for constraint in generated where constraint.item === item { solver.remove(constraint.handle) }
    generated.removeAll { $0.item === item }
    if !isApart {
      if root.hasGivenSize { fixRootSize(item) } else { generateIntrinsic(of: item) }
      measureTexts()
    }
    return size
  }

  /// Required wishes give way to required constraints, as on Apple's platforms.
  private func soft(_ priority: UILayoutPriority) -> Double { min(999.75, Double(priority.rawValue)) }
}
