// SPDX-License-Identifier: MIT

/// A button, a custom view or a space in a bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in insert() })
/// ```
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + BarProxies.ofBarButtonItems
  }

  /// The style of an item.
  nonisolated public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of an item that completes a task, with a heavier font.
    case done = 2
  }

  /// The style of the item. Default: plain.
  open var style = Style.plain { didSet { if style != oldValue { appearanceChanged() } } }

  /// A view that is displayed instead of the button. The bar does not change the size of this view. Default: nil.
  open var customView: UIView? { didSet { if customView !== oldValue { viewChanged?() } } }

  /// The action to perform when the button is pressed. Setting this property does not change the title and image.
  /// Default: nil.
  open var primaryAction: UIAction? { didSet { updateMenuPress() } }

  /// The menu that opens when the button is pressed or, if the item has an action, when the button is held. Default:
  /// nil.
  open var menu: UIMenu? { didSet { updateMenuPress() } }

  /// The tint color of the item. Default: nil, which means the bar's tint color.
  open var tintColor: UIColor? { didSet { appearanceChanged() } }

  /// The width of the button or fixed space in points. Default: 0, which fits the content.
  open var width: CGFloat = 0 { didSet { appearanceChanged() } }

  private var button: UIButton?
  /// The long press recognizer that opens the menu of an item with an action.
  private var menuPress: UILongPressGestureRecognizer?
  /// Notifies the bar that the item needs a different view.
  private var viewChanged: (() -> Void)?
  private var isSpace = false
  /// Whether the item is a flexible space.
  private(set) final var isFlexible = false

  /// The target of the action. A weak reference. If nil, the responder chain is searched for a target. Default: nil.
  @WeakReference open var target: AnyObject?
  /// The method of the target to call when the button is pressed.
  open var action: Selector? { didSet { updateMenuPress() } }

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title or an image that performs an action. If title and image are both nil, the action's
  /// title and image are used.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    super.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    super.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system item that performs an action or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that displays a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a flexible space for a toolbar. In a navigation bar, the width of the space is 0.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Creates a space with a fixed width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates an item with a title that calls a method of a target.
  public convenience init(title: String?, style: Style, target: ActionSender?, action: Selector?) {
    self.init()
    super.title = title
    self.style = style
    adopt(target, action)
  }

  /// Creates an item with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: ActionSender?, action: Selector?) {
    self.init()
    super.image = image
    self.style = style
    adopt(target, action)
  }

  /// Creates a system item that calls a method of a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: ActionSender?, action: Selector?) {
    self.init()
    take(systemItem)
    adopt(target, action)
  }

  private func adopt(_ target: ActionSender?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func take(_ item: SystemItem) {
    isSpace = item == .fixedSpace || item == .flexibleSpace
    isFlexible = item == .flexibleSpace
    super.title = item.words
    super.accessibilityLabel = item.name
    if item == .done || item == .save { style = .done }
  }

  /// Performs the item's action or opens its menu. A disabled item does nothing.
  final func press() {
    guard isEnabled else { return }
    if !hasAction { showMenu() }
    primaryAction?.trigger(by: self)
    if let action { send(action) }
  }

  private func send(_ action: Selector) {
    // The search for a responder can begin at the button, but the sender of the action is the item.
    if target == nil,
      let responder = (UIResponder.firstResponder ?? button)?.responder(forAction: action, withSender: self),
      UIApplication.shared.sendAction(action, to: responder, from: self, for: nil)
    {
      return
    }
    guard let target, action.mayBePerformed(by: target) else {
      Diagnostics.report(
        "selectorTarget", "A bar button item cannot call \(action.name): its target must adopt SelectorDispatching.")
      return
    }
    if !action.perform(on: target, with: self) {
      Diagnostics.report(
        "unknownSelector", "No target handled \(action.name) of a bar button item. Handle it in perform(_:with:).")
    }
  }

  private var hasAction: Bool { primaryAction != nil || action != nil }

  private func showMenu() {
    guard isEnabled, let button else { return }
    menu?.show(from: button, sender: self)
  }

  /// Returns the view that displays the item in the given bar. `changed` is called when the item needs a different
  /// view.
  final func makeView(in bar: UIView, changed: @escaping () -> Void) -> UIView {
    AppearanceRegistry.apply.value?(self, bar)
    viewChanged = changed
    if let customView { return customView }
    if isSpace { return UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1)) }
    // Reuse the button, so that changes to other items do not interrupt a press in progress or move the focus.
    if let button, button.superview === bar {
      showTitleAttributes()
      return button
    }
    let made = UIButton(type: .system)
    made.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.press() }
    menuPress = nil
    button = made
    updateMenuPress()
    appearanceChanged()
    return made
  }

  /// The view that displays the item, or nil if that view has no window.
  final var shownView: UIView? {
    let view = customView ?? button
    return view?.window == nil ? nil : view
  }

  /// Applies the bar's appearance, which determines the attributes that the item does not define.
  final func show(_ appearance: UIBarButtonItemAppearance?) {
    guard appearance !== barAppearance else { return }
    barAppearance = appearance
    showTitleAttributes()
  }
  private var barAppearance: UIBarButtonItemAppearance?

  private func titleAttributes(in state: UIControl.State) -> TextAttributes? {
    let (own, bar) = (titleStyles[state], barAppearance?.titleStyle(in: state))
    guard var style = own ?? bar else { return nil }
    style.font = style.font ?? bar?.font
    style.color = style.color ?? bar?.color
    return style
  }

  private func showTitleAttributes() {
    guard let button else { return }
    let normal = titleAttributes(in: .normal)
    button.titleLabel?.font =
      (isEnabled ? nil : titleAttributes(in: .disabled)?.font) ?? normal?.font
      ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      button.setTitleColor(titleAttributes(in: state)?.color, for: state)
    }
  }

  private func updateMenuPress() {
    let isOffered = menu != nil && hasAction
    menuPress?.isEnabled = isOffered
    guard isOffered, menuPress == nil, let button else { return }
    let press = UILongPressGestureRecognizer { [me = WeakReference(self)] in me.wrappedValue?.pressedLong($0) }
    button.addGestureRecognizer(press)
    menuPress = press
  }

  private func pressedLong(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { showMenu() }
  }

  package override func appearanceChanged() {
    guard let button else { return }
    showTitleAttributes()
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    if image != nil { button.imageView?.symbolContext.scale = .large }
    button.isEnabled = isEnabled
    button.tintColor = tintColor
    button.accessibilityLabel = accessibilityLabel ?? title
    button.superview?.setNeedsLayout()
  }
}
