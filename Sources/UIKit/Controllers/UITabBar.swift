// SPDX-License-Identifier: MIT

/// Hears which item of a tab bar a person chose.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person chose an item, be it the one that was chosen before. Default: nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A row of items of which one is chosen, at the lower edge of a screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + BarProxies.ofTabBars
  }

  private var background: BarBackground?
  private var buttons: [TabButton] = []

  #if hasFeature(Embedded)
    /// Hears what is chosen; not kept alive.
    @WeakReference open var delegate: (any UITabBarDelegate)?
  #else
    /// Hears what is chosen; not kept alive.
    open weak var delegate: (any UITabBarDelegate)?
  #endif

  /// Called by a tab bar controller's bar when an item is pressed.
  final var pressed: ((Int) -> Void)?

  /// The items from where lines begin to where they end. Default: none.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { chosenItem = nil }
      itemsChanged()
    }
  }

  /// The selected item. Default: nil. One that is not in the bar is rejected with a fault.
  open var selectedItem: UITabBarItem? {
    get { chosenItem }
    set {
      if let newValue, !(items ?? []).contains(where: { $0 === newValue }) {
        Diagnostics.report("tabItem", "The selected item must be in the tab bar. Add it to items first.")
      } else {
        chosenItem = newValue
      }
      showSelection()
    }
  }
  private var chosenItem: UITabBarItem?

  /// The color of the background; nil, the default, is the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Whether content below the bar shows through. Default: true. Drawn as a color of little transparency.
  open var isTranslucent = true { didSet { setNeedsLayout() } }

  /// A light background, or a dark one. Default: light.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

  /// The color of items that are not selected; nil, the default, is gray.
  open var unselectedItemTintColor: UIColor? { didSet { buttonsChanged() } }

  /// A picture that is stretched over the background; an empty one leaves the background out. Default: nil.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// An image that replaces the line at the upper edge; an empty one draws no line. Default: nil.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

  /// The appearance of the bar, unless the selected item has one. Once it was read or set, `barTintColor`, `isTranslucent` and pictures have
  /// no effect. The object is copied when it is set; changing the one that is returned changes the bar.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance ?? adopt(UITabBarAppearance()) }
    set { adopt(UITabBarAppearance(barAppearance: newValue)) }
  }
  /// Stored only: the bar does not know where the content ends. Default: nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set { edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) } }
  }
  private var edgeAppearance: UITabBarAppearance?
  /// The standard appearance if it was read or set.
  final var statedAppearance: UITabBarAppearance? { ownAppearance }
  private var ownAppearance: UITabBarAppearance?

  /// The appearance that the bar has now.
  final var shownAppearance: UITabBarAppearance? { chosenItem?.standardAppearance ?? ownAppearance }

  @discardableResult
  private func adopt(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    ownAppearance?.changed = nil
    ownAppearance = appearance
    appearance.changed = { [me = WeakReference(self)] in me.wrappedValue?.buttonsChanged() }
    buttonsChanged()
    return appearance
  }

  private func buttonsChanged() {
    for button in buttons { button.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of zero size; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  #if hasFeature(Embedded)
    deinit {
      for item in items ?? [] where item.bar === self { item.bar = nil }
    }
  #endif

  private func setUp() {
    background = BarBackground(in: self)
  }

  final func itemsChanged() {
    let old = buttons
    var unused = old
    applyProxies()
    // A press under way and the focus survive changes of items.
    buttons = (items ?? []).map { item in
      guard let index = unused.firstIndex(where: { $0.item === item }) else { return makeButton(for: item) }
      return unused.remove(at: index)
    }
    for button in buttons { button.showItem() }
    replaceSubviews(old.map { $0 as UIView }, with: buttons.map { $0 as UIView })
    showSelection()
    setNeedsLayout()
  }

  private func makeButton(for item: UITabBarItem) -> TabButton {
    let button = TabButton(item, in: self)
    button.addHandler(for: .touchUpInside) { [me = WeakReference(self)] _ in me.wrappedValue?.press(item) }
    return button
  }

  /// Copies values of appearance proxies to the items, which do not notify the bar of it.
  private func applyProxies() {
    guard let apply = AppearanceRegistry.apply.value else { return }
    for item in items ?? [] where item.bar === self {
      item.bar = nil
      apply(item, self)
      item.bar = self
    }
  }

  /// The containers of the bar may have appearance proxies.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, AppearanceRegistry.apply.value != nil { itemsChanged() }
  }

  private func press(_ item: UITabBarItem) {
    guard let index = items?.firstIndex(where: { $0 === item }), item.isEnabled else { return }
    if let pressed { pressed(index) } else { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
    buttonsChanged()
  }

  /// The width as given, the usual height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIKitTuning.tabBarHeight + safeAreaInsets.bottom)
  }

  open override func tintColorDidChange() { buttonsChanged() }

  /// Shares the width out among the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let plain: UIColor =
      barTintColor ?? (barStyle == .black ? UIColor(white: 0.11, alpha: 1) : .secondarySystemBackground)
    let isClear = isTranslucent && barTintColor == nil
    background?.show(
      shownAppearance, color: isClear ? plain.withAlphaComponent(UIKitTuning.barOpacity) : plain,
      image: backgroundImage, shadow: shadowImage, in: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let position = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(position) * width, y: 0, width: width, height: UIKitTuning.tabBarHeight)
      button.accessibility.position = index + 1
      button.accessibility.count = buttons.count
    }
  }
}
