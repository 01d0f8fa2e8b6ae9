// SPDX-License-Identifier: MIT

/// The controllers of the columns. A controller of a column style that is not a navigation controller gets one around it.
final class SplitColumns {
  typealias Column = UISplitViewController.Column

  /// A controller in its column.
  struct Entry {
    let column: Column
    /// The controller as it was set.
    let controller: UIViewController
    /// The child: the controller itself, or a navigation controller around it.
    let content: UIViewController
  }

  private(set) var entries: [Entry] = []

  /// The controller that was set for a column.
  func controller(for column: Column) -> UIViewController? { entry(for: column)?.controller }

  /// The child for a column.
  func content(for column: Column) -> UIViewController? { entry(for: column)?.content }

  private func entry(for column: Column) -> Entry? {
    for entry in entries where entry.column == column { return entry }
    return nil
  }

  /// Sets the controller of a column, or removes it.
  func set(_ controller: UIViewController?, for column: Column, wraps: Bool) {
    guard controller !== self.controller(for: column) else { return }
    let old = entry(for: column)
    entries.removeAll { $0.column == column }
    // A controller that a replaced wrapper contains can be set again.
    if let old, old.content !== old.controller, let wrapper = old.content as? UINavigationController,
      wrapper.viewControllers.first === controller
    {
      wrapper.setViewControllers([], animated: false)
    }
    guard let controller else { return }
    let isWrapped = wraps && column != .compact && !(controller is UINavigationController)
    let content = isWrapped ? UINavigationController(rootViewController: controller) : controller
    let index = entries.firstIndex { $0.column.rawValue > column.rawValue } ?? entries.count
    entries.insert(Entry(column: column, controller: controller, content: content), at: index)
  }

  /// Wants the controllers that are displayed.
  func restore(_ entries: [Entry]) { self.entries = entries }
}
