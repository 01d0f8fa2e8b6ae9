// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The button that begins and ends the controller's editing.
  final func makeEditButton() -> UIBarButtonItem {
    let action = UIAction { [me = WeakReference(self)] _ in
      guard let self = me.wrappedValue else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    button.showEditing(isEditing)
    return button
  }
}

extension UIViewController {
  /// What the controller, or the child that it names, wants of the status bar.
  final var wantsStatusBarHidden: Bool {
    var controller = self
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller.prefersStatusBarHidden
  }
}

extension UIBarButtonItem {
  /// Says what a press does to a controller that is being edited, or not.
  final func showEditing(_ isEditing: Bool) {
    let item = isEditing ? SystemItem.done : .edit
    title = item.words
    accessibilityLabel = item.name
    style = isEditing ? .done : .plain
  }
}
