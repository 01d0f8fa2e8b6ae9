// SPDX-License-Identifier: MIT

nonisolated extension UICellAccessory {
  /// Hears that a person has chosen another element of a menu; gets the menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// How a button with a menu looks.
  public struct PopUpMenuOptions {
    /// Whether the accessory is left out; nil, the default, for no.
    public var isHidden: Bool?
    /// The width that is kept for the accessory; nil, the default, for what it has.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, for the usual one.
    public var tintColor: UIColor?

    /// Options, of which each is nil unless said.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden ?? false, reservedWidth: reservedLayoutWidth ?? .actual, tintColor: tintColor)
    }
  }

  /// A button that shows the title of what is chosen in a menu, and opens the menu. The action whose state is on is the one that
  /// is chosen, the first if none is; choosing another one changes the states and calls the action, then the handler.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .popUpMenu(menu, selectedElementDidChangeHandler), displayed: displayed, common: options.common)
  }
}

/// The button of an accessory that opens a menu.
final class AccessoryPopUpButton: UIButton {
  private var source = UIMenu()
  private var changed: UICellAccessory.MenuSelectedElementDidChangeHandler?

  /// A button as wide as the longest title of the menu.
  static func make(
    _ menu: UIMenu, _ color: UIColor, _ changed: UICellAccessory.MenuSelectedElementDidChangeHandler?
  ) -> AccessoryPopUpButton {
    let button = AccessoryPopUpButton(type: .system)
    button.source = menu
    button.changed = changed
    button.tintColor = color
    button.showsMenuAsPrimaryAction = true
    var width: CGFloat = 0
    for action in actions(in: menu) {
      button.setTitle(text(action), for: .normal)
      width = max(width, button.sizeThatFits(.zero).width)
    }
    button.layoutFrame.size = CGSize(width: width, height: button.sizeThatFits(.zero).height)
    button.show()
    return button
  }

  /// The actions that can be chosen, also in menus inside.
  private static func actions(in menu: UIMenu) -> [UIAction] {
    var found: [UIAction] = []
    for child in menu.children {
      if let action = child as? UIAction { found.append(action) }
      if let inner = child as? UIMenu { found += actions(in: inner) }
    }
    return found
  }

  private static func text(_ action: UIAction) -> String { "\(action.title) \u{25BE}" }

  private func show() {
    let actions = Self.actions(in: source)
    if let chosen = actions.first(where: { $0.state == .on }) ?? actions.first {
      setTitle(Self.text(chosen), for: .normal)
      accessibilityLabel = chosen.title
    }
    menu = wrapped(source)
  }

  /// A copy of the menu whose actions notify the button when they are chosen.
  private func wrapped(_ menu: UIMenu) -> UIMenu {
    let me = WeakReference(self)
    return menu.replacingChildren(
      menu.children.map { child -> UIMenuElement in
        if let inner = child as? UIMenu { return wrapped(inner) }
        guard let action = child as? UIAction else { return child }
        return UIAction(
          title: action.title, image: action.image, attributes: action.attributes, state: action.state
        ) { wrapper in
          action.trigger(by: wrapper.sender as AnyObject?)
          me.wrappedValue?.choose(action)
        }
      })
  }

  private func choose(_ action: UIAction) {
    for other in Self.actions(in: source) { other.state = other === action ? .on : .off }
    show()
    changed?(source)
  }
}
