// SPDX-License-Identifier: MIT

/// Modifies the menus of a menu system in a responder's `buildMenu(with:)`.
///
/// ```swift
/// override func buildMenu(with builder: any UIMenuBuilder) {
///   super.buildMenu(with: builder)
///   guard builder.system == .main else { return }
///   let refresh = UIKeyCommand(title: "Refresh", action: #selector(refresh), input: "r", modifierFlags: .command)
///   builder.insertChild(UIMenu(options: .displayInline, children: [refresh]), atEndOfMenu: .file)
/// }
/// ```
///
/// Changes to a menu that does not exist have no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system that is being built.
  var system: UIMenuSystem { get }
  /// Returns the menu with the given identifier, or nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with the given identifier, or nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with the given selector and property list, or nil if there is none.
  func command(for action: Selector, propertyList: UICommand.PropertyList?) -> UICommand?
  /// Replaces the menu with the given identifier.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu with the result of the closure, which receives the current elements.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes the menu with the given identifier.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A menu hierarchy that responders build.
///
/// Differs from Apple: only the key commands of the main menu have an effect, because hosts do not display a menu bar.
/// The menu is built when a key is pressed. In browsers, which reserve key combinations with Control or Command, the
/// menu is built only after a call to `setNeedsRebuild()`. Responders cannot build context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu of the application.
  public static let main = UIMenuSystem()
  /// The context menus of views.
  public static let context = UIMenuSystem()

  /// Whether the main menu must be rebuilt before its next use.
  static let isMainStale = AppContext.adopt(AppValue(true))
  /// Performs the main menu's command for a key, starting at the given responder. Returns false if there is no such
  /// command. In browsers, this closure is nil until `setNeedsRebuild()` is called, so that programs without menus do
  /// not link the builder.
  static let performKey = AppContext.adopt(
    AppValue<((_ first: UIResponder?, _ matches: (UIKeyCommand) -> Selector?) -> Bool)?>(nil))

  /// Rebuilds the menus before their next use.
  open func setNeedsRebuild() {
    guard self === UIMenuSystem.main else { return }
    UIMenuSystem.isMainStale.value = true
    MainMenu.install()
  }

  /// Has no effect, because commands are always validated before their use.
  open func setNeedsRevalidate() {}
}
