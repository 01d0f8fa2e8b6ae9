// SPDX-License-Identifier: MIT

/// The bar items of a controller, and the button that toggles its editing mode.
final class ControllerBarItems {
  /// The item that navigation bars display.
  let navigationItem = UINavigationItem()
  /// The item that tab bars display, created on first use.
  var tabBarItem: UITabBarItem?
  /// The items that the toolbar of a navigation controller displays.
  var toolbarItems: [UIBarButtonItem]?
  /// Whether a tab bar is hidden while the controller is on a navigation stack.
  var hidesTabBar = false
  /// Whether the controller is in editing mode.
  private(set) var isEditing = false
  private var editButton: UIBarButtonItem?
  /// The title of the controller, which is also the title of its navigation and tab bar items.
  var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  /// Returns the tab bar item, which is created with the given title on first use.
  func tabBarItem(titled title: String?) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let made = UITabBarItem(title: title, image: nil)
    tabBarItem = made
    return made
  }

  /// Sets the editing mode and updates the edit button.
  func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    editButton?.showEditing(isEditing)
  }

  /// Returns the button that toggles the editing mode by calling `toggle`.
  func editButton(toggle: @escaping () -> Void) -> UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in toggle() })
    button.showEditing(isEditing)
    editButton = button
    return button
  }
}

extension UIBarButtonItem {
  /// Sets the button's title to Done while editing, otherwise to Edit.
  fileprivate final func showEditing(_ isEditing: Bool) {
    let item = isEditing ? SystemItem.done : .edit
    title = item.words
    accessibilityLabel = item.name
    style = isEditing ? .done : .plain
  }
}
