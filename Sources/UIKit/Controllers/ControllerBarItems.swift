// SPDX-License-Identifier: MIT

/// The items that bars display for a controller, and the button that begins and ends its editing.
final class ControllerBarItems {
  /// The item of a navigation bar.
  let navigationItem = UINavigationItem()
  /// The item of a tab bar; nil until it is first needed.
  var tabBarItem: UITabBarItem?
  /// The items of a navigation controller's toolbar.
  var toolbarItems: [UIBarButtonItem]?
  /// Whether a tab bar is hidden while the controller is on a navigation stack.
  var hidesTabBar = false
  /// Whether the content is edited.
  private(set) var isEditing = false
  private var editButton: UIBarButtonItem?
  /// The title of the controller, which its items display.
  var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  /// The item of a tab bar; made with a title when it is first needed.
  func tabBarItem(titled title: String?) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    let made = UITabBarItem(title: title, image: nil)
    tabBarItem = made
    return made
  }

  /// Sets whether the content is edited, which the button displays.
  func setEditing(_ isEditing: Bool) {
    self.isEditing = isEditing
    editButton?.showEditing(isEditing)
  }

  /// The button that begins and ends editing; `toggle` is called when it is pressed.
  func editButton(toggle: @escaping () -> Void) -> UIBarButtonItem {
    if let editButton { return editButton }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in toggle() })
    button.showEditing(isEditing)
    editButton = button
    return button
  }
}

extension UIBarButtonItem {
  /// Displays what a press does to a controller that is edited, or not.
  fileprivate final func showEditing(_ isEditing: Bool) {
    let item = isEditing ? SystemItem.done : .edit
    title = item.words
    accessibilityLabel = item.name
    style = isEditing ? .done : .plain
  }
}
