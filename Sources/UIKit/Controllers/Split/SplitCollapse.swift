// SPDX-License-Identifier: MIT

/// Collapses a split view controller into a single column, and expands it again.
///
/// While the interface is collapsed, the other columns are on the stack of the primary column's navigation controller.
/// The order of the delegate calls was recorded on iOS.
struct SplitCollapse {
  typealias Column = UISplitViewController.Column

  let director: SplitDirector
  let split: UISplitViewController

  /// Collapses the interface into a single column.
  func collapse() {
    let top = director.style == .unspecified ? topOfClassic() : topColumn()
    guard let root = rootColumn(below: top) else {
      director.root = .primary
      director.shown = [.primary]
      return
    }
    let before = director.shown
    let visible = director.stack == nil || root != .primary ? root : top
    let hidden = before.filter { $0 != visible }
    for column in hidden { split.delegate?.splitViewController(split, willHide: column) }
    if !before.contains(visible) { split.delegate?.splitViewController(split, willShow: visible) }
    director.root = root
    for column in before where column != root { director.takeOut(director.content(column), from: column) }
    director.shown = [root]
    director.updatePanes()
    director.positionPanes()
    if root == .primary { director.stack?.push(contents(upTo: top), animated: false) }
    if !before.contains(root) { director.bringIn(root) }
    split.delegate?.splitViewControllerDidCollapse(split)
    for column in hidden { split.delegate?.splitViewController(split, didHide: column) }
    if !before.contains(visible) { split.delegate?.splitViewController(split, didShow: visible) }
  }

  private func topColumn() -> Column {
    let proposed: Column = director.content(.compact) != nil ? .compact : .secondary
    guard let delegate = split.delegate else { return proposed }
    let top = delegate.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
    return director.content(top) == nil ? proposed : top
  }

  private func topOfClassic() -> Column {
    if let primary = split.delegate?.primaryViewController(forCollapsing: split) { replace(.primary, primary) }
    guard let primary = director.content(.primary), let secondary = director.content(.secondary) else {
      return .secondary
    }
    let isDone = split.delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) ?? false
    return isDone ? .primary : .secondary
  }

  private func rootColumn(below top: Column) -> Column? {
    if top == .compact, director.content(.compact) != nil { return .compact }
    for column in [Column.primary, .supplementary, .secondary] where director.content(column) != nil { return column }
    return nil
  }

  private func contents(upTo top: Column) -> [UIViewController] {
    var contents: [UIViewController] = []
    if top != .primary, let middle = director.content(.supplementary) { contents.append(middle) }
    if top == .secondary, let last = director.content(.secondary) { contents.append(last) }
    return contents
  }

  /// Expands the interface into several columns.
  func expand() {
    let rules = director.rules
    let proposed = rules.preferred.mode
    var mode = proposed
    if director.style != .unspecified, let delegate = split.delegate {
      mode = delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)
    }
    let root = director.root ?? .primary
    if director.style == .unspecified { separateClassic() }
    director.wanted = mode == proposed || mode == .automatic ? nil : rules.arrangement(of: mode)
    let target = director.target
    let after = target.columns(inTriple: director.isTriple) + [.secondary]
    let added = after.filter { $0 != root }
    // The mode reported for a collapsed interface is `oneBesideSecondary`, so changing to that mode is not reported.
    if target.mode != .oneBesideSecondary { split.delegate?.splitViewController(split, willChangeTo: target.mode) }
    if !after.contains(root) { split.delegate?.splitViewController(split, willHide: root) }
    for column in added { split.delegate?.splitViewController(split, willShow: column) }
    for column in [Column.primary, .supplementary] { director.container?.pane(column).setSizeClass(.compact) }
    director.stack?.separate()
    if !after.contains(root) { director.takeOut(director.content(root), from: root) }
    director.root = nil
    director.arrangement = target
    director.adoptChildren(of: split)
    director.shown = after.filter { $0 == root }
    director.updatePanes()
    director.positionPanes()
    for column in added {
      director.shown.append(column)
      director.bringIn(column)
    }
    director.positionPanes()
    split.delegate?.splitViewControllerDidExpand(split)
    if !after.contains(root) { split.delegate?.splitViewController(split, didHide: root) }
    for column in added { split.delegate?.splitViewController(split, didShow: column) }
  }

  /// Determines the secondary controller of the classic style: the controller that the delegate returns or, if there is
  /// none, the top of the stack. A controller that the delegate discarded during the collapse reappears.
  private func separateClassic() {
    if let primary = split.delegate?.primaryViewController(forExpanding: split) { replace(.primary, primary) }
    guard let primary = director.content(.primary) else { return }
    if let secondary = split.delegate?.splitViewController(split, separateSecondaryFrom: primary) {
      return replace(.secondary, secondary)
    }
    guard let navigation = primary as? UINavigationController, navigation.viewControllers.count > 1,
      let top = navigation.topViewController,
      director.stack?.contains(.secondary) == false
        || !(director.content(.secondary) is UINavigationController)
    else { return }
    replace(.secondary, top)
  }

  /// Assigns a controller that the delegate returned to the given column, and removes the controller from the stack.
  private func replace(_ column: Column, _ controller: UIViewController) {
    let old = director.content(column)
    guard controller !== old else { return }
    if director.isCollapsed, column == .primary || old is UINavigationController { director.stack?.separate() }
    if let navigation = director.content(.primary) as? UINavigationController, navigation !== controller,
      navigation.viewControllers.contains(controller)
    {
      navigation.setViewControllers(navigation.viewControllers.filter { $0 !== controller }, animated: false)
    }
    if column == .primary || director.shown.contains(column) { director.takeOut(old, from: column) }
    director.columns.set(controller, for: column, wraps: false)
    director.adopt(controller, for: column)
    if let old, old.parent === split { old.removeFromParent() }
    director.adoptChildren(of: split)
    if director.shown.contains(column) { director.bringIn(column) }
  }
}
