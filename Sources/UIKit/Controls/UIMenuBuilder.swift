// SPDX-License-Identifier: MIT

/// Changes the menus of a menu system, in a responder's `buildMenu(with:)`.
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
/// A change to a menu that does not exist has no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// The menu with the given identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with the given identifier; nil if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with the given action and property list; nil if there is none.
  func command(for action: Selector, propertyList: UICommand.PropertyList?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces a menu's children with the elements that a closure returns for them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A set of menus that responders build.
///
/// Differs from Apple: of the main menu only the key commands have an effect, because hosts show no menu bar. It is built when a key is
/// pressed, natively only: chords with Control or Command belong to the browser, unless `setNeedsRebuild()` was called. No responder
/// builds the context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu of the application.
  public static let main = UIMenuSystem()
  /// The menus of views.
  public static let context = UIMenuSystem()

  /// Whether the main menu is to be built before it is used.
  static let isMainStale = AppContext.adopt(AppValue(true))
  /// Performs the command of the main menu for a key, from a responder on; false if there is none. Nil in browsers until
  /// `setNeedsRebuild()`, so that apps without menus contain no builder.
  static let performKey = AppContext.adopt(
    AppValue<((_ first: UIResponder?, _ matches: (UIKeyCommand) -> Selector?) -> Bool)?>(nil))

  /// Builds the menus again before they are used next.
  open func setNeedsRebuild() {
    guard self === UIMenuSystem.main else { return }
    UIMenuSystem.isMainStale.value = true
    MainMenu.install()
  }

  /// Validates the commands again before they are used next, which happens in any case.
  open func setNeedsRevalidate() {}
}
