// SPDX-License-Identifier: MIT

/// Actions and further menus under a title, which a bar item or button offers.
///
/// Differs from Apple: for a bar item it is shown as an action sheet, so that keys and assistive technology choose as everywhere.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The display of a menu inside another one.
  nonisolated public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its children are shown among its siblings instead of behind its title.
    public static let displayInline = Options(rawValue: 1)
    /// Choosing from it destroys something.
    public static let destructive = Options(rawValue: 2)
    /// Of its actions and commands one is on at a time: the one that a person chose last.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name by which a menu is found again.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which the menu is found again. Default: none.
  open internal(set) var identifier: Identifier?
  /// The display of the menu inside another one. Default: behind its title.
  open internal(set) var options: Options
  /// The elements of the menu, in this order.
  open var children: [UIMenuElement] { storedChildren }
  final var storedChildren: [UIMenuElement]

  /// Makes a menu; whatever is not given is empty.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    storedChildren = children
    super.init(title: title, image: image)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// Turns an element on and all others off, if one at a time is on; called before the element is triggered. Elements of inline submenus
  /// belong to them.
  final func select(_ element: UIMenuElement) {
    if options.contains(.singleSelection), children.identityIndex(of: element) != nil {
      for child in children { child.setState(child === element ? .on : .off) }
    }
    for child in children {
      if let inner = child as? UIMenu, inner.options.contains(.displayInline) { inner.select(element) }
    }
  }

  /// Shows the menu above whatever `view` shows on the screen; what is chosen acts on behalf of `sender`.
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
