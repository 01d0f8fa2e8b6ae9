// SPDX-License-Identifier: MIT

/// The controllers of the columns. In column styles, each controller that is not a navigation controller is wrapped in
/// a navigation controller.
final class SplitColumns {
  typealias Column = UISplitViewController.Column

  /// A controller and its column.
  struct Entry {
    let column: Column
    /// The controller that the application set.
    let controller: UIViewController
    /// The child controller: the controller itself, or the navigation controller that wraps it.
    let content: UIViewController
  }

  private(set) var entries: [Entry] = []

  /// Returns the controller that was set for the given column.
  func controller(for column: Column) -> UIViewController? { entry(for: column)?.controller }

  /// Returns the child controller of the given column.
  func content(for column: Column) -> UIViewController? { entry(for: column)?.content }

  private func entry(for column: Column) -> Entry? {
    for entry in entries where entry.column == column { return entry }
    return nil
  }

  /// Sets or removes the controller of the given column.
  func set(_ controller: UIViewController?, for column: Column, wraps: Bool) {
    guard controller !== self.controller(for: column) else { return }
    let old = entry(for: column)
    entries.removeAll { $0.column == column }
    // Remove the controller from the replaced wrapper, so that it can be set again.
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

  /// Replaces the requested controllers with the displayed ones.
  func restore(_ entries: [Entry]) { self.entries = entries }
}
