// SPDX-License-Identifier: MIT

/// Replaces the controller of a column.
struct SplitExchange {
  let director: SplitDirector
  let split: UISplitViewController
  let column: UISplitViewController.Column

  /// Replaces the child controller and, if the column is visible, its view.
  func run(old: UIViewController?, new: UIViewController?) {
    guard let root = director.root else { return replace(old, new, isShown: director.shown.contains(column)) }
    if column == root {
      // Columns above the primary column are moved to the new controller's stack.
      let above = root == .primary ? director.stack?.nested ?? [] : []
      if !above.isEmpty { director.stack?.separate() }
      replace(old, new, isShown: true)
      if !above.isEmpty, let stack = director.stack {
        stack.push(above, animated: false)
      } else {
        director.adoptChildren(of: split)
      }
      if new == nil { collapseAgain(from: root) }
    } else if root == .primary, let old, let stack = director.stack, stack.navigation.viewControllers.contains(old) {
      stack.replace(old, with: new)
      director.adopt(new, for: column)
    } else {
      replace(old, new, isShown: false)
      if root != .compact, column.rawValue < root.rawValue { collapseAgain(from: root) }
    }
  }

  /// Removes the column that fills the interface, so that the next update collapses the interface to another column.
  private func collapseAgain(from root: UISplitViewController.Column) {
    director.takeOut(director.content(root), from: root)
    director.root = nil
    director.shown = []
  }

  private func replace(_ old: UIViewController?, _ new: UIViewController?, isShown: Bool) {
    if let old {
      let isChild = old.parent === split
      if isChild { old.willMove(toParent: nil) }
      if isShown { director.takeOut(old, from: column) }
      if old.parent === split { old.removeFromParent() }
    }
    director.adopt(new, for: column)
    guard let new, director.content(column) === new else { return }
    split.addChild(new)
    if isShown { director.bringIn(column) }
    new.didMove(toParent: split)
    director.updatePanes()
    director.positionPanes()
  }
}
