// SPDX-License-Identifier: MIT

/// A button, a view or an empty space in a bar.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in insert() })
/// ```
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + BarProxies.ofBarButtonItems
  }

  /// The emphasis of an item.
  nonisolated public enum Style: Int, Sendable {
    /// Like the others.
    case plain = 0
    /// Heavier: ends what the screen is there for.
    case done = 2
  }

  /// The emphasis of the item. Default: plain.
  open var style = Style.plain { didSet { if style != oldValue { appearanceChanged() } } }

  /// The view that replaces the button in the bar. Default: nil. It keeps its size.
  open var customView: UIView? { didSet { if customView !== oldValue { viewChanged?() } } }

  /// The action of a press. Default: nil. Setting it does not change title and image.
  open var primaryAction: UIAction? { didSet { updateMenuPress() } }

  /// The menu of a press without an action, otherwise of a long press. Default: nil.
  open var menu: UIMenu? { didSet { updateMenuPress() } }

  /// The color of the item; nil, the default, is the bar's tint color.
  open var tintColor: UIColor? { didSet { appearanceChanged() } }

  /// The width in points; 0, the default, fits the content. Of a fixed space it is the space.
  open var width: CGFloat = 0 { didSet { appearanceChanged() } }

  private var button: UIButton?
  /// The long press that offers the menu of an item with an action.
  private var menuPress: UILongPressGestureRecognizer?
  /// Makes the bar replace the item's view.
  private var viewChanged: (() -> Void)?
  private var isSpace = false
  /// Whether the item is a flexible space.
  private(set) final var isFlexible = false

  /// The object that receives the action; referenced weakly. If it is nil, the default, the responder chain is searched.
  @WeakReference open var target: AnyObject?
  /// The method of the target that a press calls.
  open var action: Selector? { didSet { updateMenuPress() } }

  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Makes an item that shows nothing yet; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item with words or a picture that calls an action; those of the action stand in for missing ones.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    super.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    super.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes one of the system's items, which calls an action or offers a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A flexible space, in a toolbar; in a navigation bar a space of width 0.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// An empty space with a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Makes an item with words that calls a target's method.
  public convenience init(title: String?, style: Style, target: ActionSender?, action: Selector?) {
    self.init()
    super.title = title
    self.style = style
    adopt(target, action)
  }

  /// Makes an item with a picture that calls a target's method.
  public convenience init(image: UIImage?, style: Style, target: ActionSender?, action: Selector?) {
    self.init()
    super.image = image
    self.style = style
    adopt(target, action)
  }

  /// Makes one of the system's items, which calls a target's method.
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

  /// Calls what a press calls; a disabled item does nothing.
  final func press() {
    guard isEnabled else { return }
    if !hasAction { showMenu() }
    primaryAction?.trigger(by: self)
    if let action { send(action) }
  }

  private func send(_ action: Selector) {
    // The chain begins at the button, but what is called gets the item.
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

  /// Returns the view that represents the item in a bar; `changed` is called when the item needs a different view.
  final func makeView(in bar: UIView, changed: @escaping () -> Void) -> UIView {
    AppearanceRegistry.apply.value?(self, bar)
    viewChanged = changed
    if let customView { return customView }
    if isSpace { return UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1)) }
    // A press under way and the focus survive changes of other items.
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

  /// The view that stands for the item while it is in a window.
  final var shownView: UIView? {
    let view = customView ?? button
    return view?.window == nil ? nil : view
  }

  /// Takes the appearance of the bar, which is used where the item has no attributes of its own.
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
