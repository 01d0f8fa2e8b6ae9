// SPDX-License-Identifier: MIT

/// A menu of actions and submenus, which bar items and buttons can open.
///
/// Differs from Apple: bar items display the menu as an action sheet, which supports keys and assistive technology like
/// other sheets.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Options for displaying a submenu.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bit mask, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The submenu's elements are displayed inline among its siblings.
    public static let displayInline = Options(rawValue: 1)
    /// The submenu contains destructive actions.
    public static let destructive = Options(rawValue: 2)
    /// Only the action or command that the user chose last is selected in the menu.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The identifier of a menu.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the menu. Default: nil.
  open internal(set) var identifier: Identifier?
  /// The options for displaying the menu as a submenu. Default: none.
  open internal(set) var options: Options
  /// The elements of the menu, in order.
  open var children: [UIMenuElement] { storedChildren }
  final var storedChildren: [UIMenuElement]

  /// Creates a menu. All arguments are optional.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    storedChildren = children
    super.init(title: title, image: image)
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// Selects an element of a menu with single selection, and deselects the others. Called before the element is
  /// performed. An element of an inline submenu is selected only among the elements of that submenu.
  final func select(_ element: UIMenuElement) {
    if options.contains(.singleSelection), children.identityIndex(of: element) != nil {
      for child in children { child.setState(child === element ? .on : .off) }
    }
    for child in children {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) { inner.select(element) }
    }
  }

  /// Presents the menu from the top view controller of the view's window. Chosen elements are triggered with the given
  /// sender.
  final func show(from view: UIView, sender: AnyObject?) {
    whenLoaded { $0.showLoaded(from: view, sender: sender) }
  }

  private func showLoaded(from view: UIView, sender: AnyObject?) {
    guard let presenter = view.window?.topController else { return }
    let sheet = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    add(to: sheet, from: view, sender: sender)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: true)
  }

  private func add(to sheet: UIAlertController, from view: UIView, sender: AnyObject?) {
    for child in children {
      if let menu = child as? UIMenu {
        if menu.options.contains(.displayInline) {
          menu.add(to: sheet, from: view, sender: sender)
        } else {
          let style: UIAlertAction.Style = menu.options.contains(.destructive) ? .destructive : .default
          sheet.addAction(UIAlertAction(title: menu.title, style: style) { _ in menu.show(from: view, sender: sender) })
        }
      } else if child.canBeTriggered, !child.menuAttributes.contains(.hidden) {
        let answer = UIAlertAction(
          title: child.menuState == .on ? "\u{2713} " + child.title : child.title,
          style: child.menuAttributes.contains(.destructive) ? .destructive : .default
        ) { _ in
          self.select(child)
          child.trigger(by: sender)
        }
        answer.isEnabled = !child.menuAttributes.contains(.disabled)
        sheet.addAction(answer)
      }
    }
  }
}
