// SPDX-License-Identifier: MIT

nonisolated extension UICellAccessory {
  /// A closure that is called with the menu after the user has selected a different element.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The appearance of a pop-up menu button.
  public struct PopUpMenuOptions {
    /// Whether the accessory is hidden. Default: nil, which means false.
    public var isHidden: Bool?
    /// The width reserved for the accessory. Default: nil, which means its actual width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color. Default: nil, which means the standard color.
    public var tintColor: UIColor?

    /// Creates options. Omitted options are nil.
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

  /// Returns a button that displays the title of the menu's selected element and opens the menu. The selected action is
  /// the one whose state is `on`, or the first action if there is none. When the user selects another action, the
  /// states are updated, and then the action and the handler are called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .popUpMenu(menu, selectedElementDidChangeHandler), displayed: displayed, common: options.common)
  }
}

/// The button of a pop-up menu accessory.
final class AccessoryPopUpButton: UIButton {
  private var source = UIMenu()
  private var changed: UICellAccessory.MenuSelectedElementDidChangeHandler?

  /// Creates a button that is wide enough for the longest title in the menu.
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

  /// Returns the selectable actions of a menu and its submenus.
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

  /// Returns a copy of the menu whose actions notify the button when they are selected.
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
