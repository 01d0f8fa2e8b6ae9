// SPDX-License-Identifier: MIT

/// The main menu: the standard menus with the application's changes. This class also performs the key commands in the
/// menus.
final class MainMenu: UIMenuBuilder {
  private static let shared = AppContext.adopt(AppValue<MainMenu?>(nil))

  private var root: UIMenu
  var system: UIMenuSystem { .main }

  private init() { root = Self.usual }

  /// Installs the closure that performs main menu commands when their keyboard shortcuts are pressed.
  static func install() { UIMenuSystem.performKey.value = { current.perform(from: $0, $1) } }

  /// The main menu, which is rebuilt first if it is stale.
  private static var current: MainMenu {
    if let menu = shared.value, !UIMenuSystem.isMainStale.value { return menu }
    let menu = MainMenu()
    shared.value = menu
    UIMenuSystem.isMainStale.value = false
    var responder: UIResponder? = UIApplication.shared
    while let current = responder {
      current.buildMenu(with: menu)
      responder = current.next
    }
    return menu
  }

  /// The standard menus of every application. The key equivalents of Undo and the edit commands work without these
  /// menus.
  private static var usual: UIMenu {
    func menu(_ identifier: UIMenu.Identifier, _ title: String = "", _ children: [UIMenu.Identifier] = []) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier, options: title.isEmpty ? .displayInline : [],
        children: children.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu(.application, "Application", [.about, .preferences, .services, .hide, .quit]),
        menu(.file, "File", [.newScene, .open, .openRecent, .close, .document, .print]),
        menu(
          .edit, "Edit",
          [
            .undoRedo, .standardEdit, .find, .replace, .share, .textStyle, .spelling, .substitutions, .transformations,
            .speech, .lookup,
          ]),
        menu(.format, "Format", [.font, .text]), menu(.view, "View", [.toolbar, .sidebar, .fullscreen]),
        menu(.window, "Window", [.minimizeAndZoom, .bringAllToFront]), menu(.help, "Help"),
      ])
  }

  // MARK: Commands

  /// Performs the first matching command. The search for its target starts at the given responder. Returns false if no
  /// responder performs it.
  private func perform(from first: UIResponder?, _ matches: (UIKeyCommand) -> Selector?) -> Bool {
    let first = first ?? UIApplication.shared
    for element in Self.elements(of: root) {
      guard let command = element as? UIKeyCommand, let action = matches(command) else { continue }
      guard let target = first.responder(forAction: action, withSender: command) else { continue }
      target.validate(command)
      // The validation may have disabled the command.
      guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { continue }
      if target.performAction(action, withSender: command) { return true }
    }
    return false
  }

  /// Returns all descendants of the given menu, in order.
  private static func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child in (child as? UIMenu).map { [child] + elements(of: $0) } ?? [child] }
  }

  // MARK: Building

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if root.identifier == identifier { return root }
    for element in Self.elements(of: root) {
      if let menu = element as? UIMenu, menu.identifier == identifier { return menu }
    }
    return nil
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    for element in Self.elements(of: root) {
      if let action = element as? UIAction, action.identifier == identifier { return action }
    }
    return nil
  }

  func command(for action: Selector, propertyList: UICommand.PropertyList?) -> UICommand? {
    for element in Self.elements(of: root) {
      if let command = element as? UICommand, command.action == action, command.hasPropertyList(propertyList) {
        return command
      }
    }
    return nil
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if root.identifier == replacedIdentifier {
      root = replacementMenu
    } else {
      change(replacedIdentifier) { _ in [replacementMenu] }
    }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let parent = menu(for: parentIdentifier) else { return }
    replace(menu: parentIdentifier, with: parent.replacingChildren(childrenBlock(parent.children)))
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces a menu below the root with other elements.
  private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> UIMenu {
      var isChanged = false
      var children: [UIMenuElement] = []
      for child in menu.children {
        guard let inner = child as? UIMenu else {
          children.append(child)
          continue
        }
        if inner.identifier == identifier {
          children += replacement(inner)
          isChanged = true
        } else {
          let new = changed(inner)
          if new !== inner { isChanged = true }
          children.append(new)
        }
      }
      return isChanged ? menu.replacingChildren(children) : menu
    }
    root = changed(root)
  }
}

extension UICommand {
  fileprivate final func hasPropertyList(_ other: PropertyList?) -> Bool {
    #if hasFeature(Embedded)
      return propertyList === other
    #else
      guard let propertyList, let other else { return propertyList == nil && other == nil }
      return (propertyList as? AnyHashable) == (other as? AnyHashable)
    #endif
  }
}
