// SPDX-License-Identifier: MIT

/// The method that is called when the user selects a tab bar item.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user selects an item, even if it is already selected. Default: nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A row of items at the bottom edge of a screen, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + BarProxies.ofTabBars
  }

  private var background: BarBackground?
  private var buttons: [TabButton] = []

  #if hasFeature(Embedded)
    /// The delegate that is notified of the selection. A weak reference.
    @WeakReference open var delegate: (any UITabBarDelegate)?
  #else
    /// The delegate that is notified of the selection. A weak reference.
    open weak var delegate: (any UITabBarDelegate)?
  #endif

  /// Called with the index of an item when the user presses the item. Set by a tab bar controller.
  final var pressed: ((Int) -> Void)?

  /// The items from the leading to the trailing edge. Default: none.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { chosenItem = nil }
      itemsChanged()
    }
  }

  /// The selected item. Default: nil. An item that is not in the bar is rejected with a fault.
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

  /// The background color. Default: nil, which means the system's color.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Whether content below the bar is visible through it. Default: true. The color of a translucent bar is nearly
  /// opaque.
  open var isTranslucent = true { didSet { setNeedsLayout() } }

  /// The color style of the bar. Default: light.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

  /// The color of unselected items. Default: nil, which means gray.
  open var unselectedItemTintColor: UIColor? { didSet { buttonsChanged() } }

  /// An image that is stretched over the background. An empty image removes the background. Default: nil.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  /// An image that replaces the line at the top edge. An empty image removes the line. Default: nil.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

  /// The appearance of the bar unless the selected item has its own. Once this property has been accessed or set,
  /// `barTintColor`, `isTranslucent` and images have no effect. The value is copied when set. Changes to the returned
  /// object affect the bar.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance ?? adopt(UITabBarAppearance()) }
    set { adopt(UITabBarAppearance(barAppearance: newValue)) }
  }
  /// The value has no effect, because the bar does not track the content's scroll position. Default: nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set { edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) } }
  }
  private var edgeAppearance: UITabBarAppearance?
  /// The standard appearance if it has been accessed or set, otherwise nil.
  final var statedAppearance: UITabBarAppearance? { ownAppearance }
  private var ownAppearance: UITabBarAppearance?

  /// The current appearance of the bar.
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

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of zero size. Decoding from archives is not supported.
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
    // Reuse the buttons, so that changes to the items do not interrupt a press in progress or move the focus.
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

  /// Applies the values of appearance proxies to the items without notifying the bar.
  private func applyProxies() {
    guard let apply = AppearanceRegistry.apply.value else { return }
    for item in items ?? [] where item.bar === self {
      item.bar = nil
      apply(item, self)
      item.bar = self
    }
  }

  /// Applies appearance proxies, which may depend on the containers of the bar.
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

  /// Returns the given width and the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIKitTuning.tabBarHeight + safeAreaInsets.bottom)
  }

  open override func tintColorDidChange() { buttonsChanged() }

  /// Distributes the width evenly among the items.
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
