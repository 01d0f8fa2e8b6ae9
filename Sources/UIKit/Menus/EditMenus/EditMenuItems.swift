// SPDX-License-Identifier: MIT

/// The commands of an edit menu.
enum EditMenuItems {
  /// Returns the edit commands that a responder in the responder chain can perform. The chain starts at the first
  /// responder or, if there is none, at the given view.
  static func suggested(for view: UIView) -> [UIMenuElement] {
    var elements: [UIMenuElement] = []
    let commands = [
      UICommand(title: "Cut", action: .cut), UICommand(title: "Copy", action: .copy),
      UICommand(title: "Paste", action: .paste), UICommand(title: "Select", action: .select),
      UICommand(title: "Select All", action: .selectAll), UICommand(title: "Delete", action: .delete),
    ]
    for command in commands where canPerform(command, from: view) { elements.append(command) }
    return elements.isEmpty ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: elements)]
  }

  private static func canPerform(_ command: UICommand, from view: UIView) -> Bool {
    (UIResponder.firstResponder ?? view).responder(forAction: command.action, withSender: command) != nil
  }

  /// Returns the elements to display. Inline menus are flattened. Hidden elements, and commands that no responder can
  /// perform, are omitted.
  static func visible(_ elements: [UIMenuElement], from view: UIView) -> [UIMenuElement] {
    var result: [UIMenuElement] = []
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        result += visible(menu.children, from: view)
      } else if let command = element as? UICommand, !canPerform(command, from: view) {
        continue
      } else if !element.menuAttributes.contains(.hidden), element is UIMenu || element.canBeTriggered {
        result.append(element)
      }
    }
    return result
  }
}
