// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The button that begins and ends the controller's editing.
  final func makeEditButton() -> UIBarButtonItem {
    #if hasFeature(Embedded)
      let action = UIAction { [unowned(unsafe) self] _ in self.setEditing(!self.isEditing, animated: true) }
    #else
      let action = UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      }
    #endif
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
