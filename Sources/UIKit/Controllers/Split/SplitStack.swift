// SPDX-License-Identifier: MIT

/// The navigation stack of a collapsed interface. The stack contains the screens of the primary column, followed by the
/// controllers of other columns.
struct SplitStack {
  typealias Column = UISplitViewController.Column

  let navigation: UINavigationController
  let columns: SplitColumns
  /// The controllers of other columns.
  let others: [UIViewController]

  /// The controllers of other columns on the stack, from bottom to top.
  var nested: [UIViewController] { navigation.viewControllers.filter { isNested($0) } }

  /// The screens of the primary column.
  var own: [UIViewController] { navigation.viewControllers.prefix { !isNested($0) }.map { $0 } }

  private func isNested(_ controller: UIViewController) -> Bool {
    if others.contains(where: { $0 === controller }) { return true }
    return controller is UINavigationController && controller !== navigation.viewControllers.first
  }

  /// Returns whether the controller of the given column is on the stack.
  func contains(_ column: Column) -> Bool {
    guard let content = columns.content(for: column) else { return false }
    return navigation.viewControllers.contains { $0 === content }
  }

  /// Displays the given column by popping to the column or pushing it.
  func show(_ column: Column, animated: Bool) {
    if column == .primary {
      if let last = own.last, last !== navigation.topViewController {
        navigation.popToViewController(last, animated: animated)
      }
      return
    }
    guard let content = columns.content(for: column) else { return }
    if contains(column) {
      if navigation.topViewController !== content { navigation.popToViewController(content, animated: animated) }
      return
    }
    var stack = navigation.viewControllers
    if column == .secondary, !contains(.supplementary), let middle = columns.content(for: .supplementary) {
      stack.append(middle)
    }
    set(stack + [content], animated: animated)
  }

  /// Pops the given column to reveal the screen below it.
  func hide(_ column: Column, animated: Bool) {
    guard column != .primary, let content = columns.content(for: column),
      let index = navigation.viewControllers.firstIndex(where: { $0 === content }), index > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[index - 1], animated: animated)
  }

  /// Replaces or removes a column's controller.
  func replace(_ old: UIViewController, with new: UIViewController?) {
    var stack = navigation.viewControllers
    guard let index = stack.firstIndex(where: { $0 === old }) else { return }
    stack.remove(at: index)
    if let new, !stack.contains(where: { $0 === new }) { stack.insert(new, at: index) }
    set(stack, animated: false)
    (old as? UINavigationController)?.nest.outerItem = nil
  }

  /// Pushes the controllers of other columns above the screens of the primary column.
  func push(_ contents: [UIViewController], animated: Bool) {
    set(own.filter { screen in !contents.contains { $0 === screen } } + contents, animated: animated)
  }

  /// Pushes a navigation controller that does not belong to a column.
  func append(_ controller: UINavigationController) {
    guard !navigation.viewControllers.contains(where: { $0 === controller }) else { return }
    set(navigation.viewControllers + [controller], animated: true)
  }

  private func set(_ stack: [UIViewController], animated: Bool) {
    navigation.nest.acceptsNavigation = true
    for (index, controller) in stack.enumerated() where index > 0 {
      guard let nested = controller as? UINavigationController else { continue }
      nested.nest.outerItem = Self.item(leadingTo: stack[index - 1])
    }
    navigation.setViewControllers(stack, animated: animated)
  }

  /// Removes the controllers of other columns from the stack. Screens above such a controller are moved to the
  /// controller's own stack.
  func separate() {
    // End a running pop first, because it would remove the controller's view when it ends.
    navigation.endRunningChange()
    var moved: [(to: UINavigationController, screens: [UIViewController])] = []
    for controller in navigation.viewControllers.dropFirst(own.count) {
      if isNested(controller) {
        if let nested = controller as? UINavigationController { moved.append((nested, [])) }
      } else if !moved.isEmpty {
        moved[moved.count - 1].screens.append(controller)
      }
    }
    let remaining = own
    if remaining.count < navigation.viewControllers.count { navigation.setViewControllers(remaining, animated: false) }
    for entry in moved {
      entry.to.nest.outerItem = nil
      if !entry.screens.isEmpty {
        entry.to.setViewControllers(entry.to.viewControllers + entry.screens, animated: false)
      }
    }
    navigation.nest.acceptsNavigation = false
  }

  /// Returns a copy of a screen's navigation item for the back button, because an item can only be in one bar.
  private static func item(leadingTo screen: UIViewController) -> UINavigationItem {
    let top = (screen as? UINavigationController)?.topViewController ?? screen
    let item = UINavigationItem(title: top.navigationItem.title ?? "")
    item.backButtonTitle = top.navigationItem.backButtonTitle
    item.backBarButtonItem = top.navigationItem.backBarButtonItem
    item.backButtonDisplayMode = top.navigationItem.backButtonDisplayMode
    return item
  }
}
