// SPDX-License-Identifier: MIT

/// A row of buttons at the bottom edge of a screen.
///
/// Items are laid out from the leading edge. Flexible spaces share the remaining width.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private var background: BarBackground?
  private var views: [UIView] = []
  private var shownItems: [UIBarButtonItem] = []

  /// The items from the leading to the trailing edge. Default: none.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }

  /// Sets the items. Not animated in this release.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether content behind the bar shows through. Default: true. The bar is drawn in a nearly opaque color.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }

  /// The background color. Default: nil, which means the system's color.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The appearance of the bar. Once this property has been accessed or set, `barTintColor`, `isTranslucent` and
  /// background images have no effect. The value is copied when set. Changes to the returned object affect the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance ?? adopt(UIToolbarAppearance()) }
    set { adopt(UIToolbarAppearance(barAppearance: newValue)) }
  }
  /// Stored only: the bar has the same height in portrait and landscape. Default: nil.
  open var compactAppearance: UIToolbarAppearance? {
    get { lowAppearance }
    set { lowAppearance = newValue.map { UIToolbarAppearance(barAppearance: $0) } }
  }
  private var lowAppearance: UIToolbarAppearance?
  /// Stored only: the bar does not track the content's scroll position. Default: nil.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { edgeAppearance }
    set { edgeAppearance = newValue.map { UIToolbarAppearance(barAppearance: $0) } }
  }
  private var edgeAppearance: UIToolbarAppearance?
  /// The standard appearance if it has been accessed or set, otherwise nil.
  final var statedAppearance: UIToolbarAppearance? { ownAppearance }
  private var ownAppearance: UIToolbarAppearance?

  @discardableResult
  private func adopt(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    ownAppearance?.changed = nil
    ownAppearance = appearance
    appearance.changed = { [me = WeakReference(self)] in
      guard let bar = me.wrappedValue else { return }
      for item in bar.shownItems { item.appearanceChanged() }
      bar.setNeedsLayout()
    }
    setNeedsLayout()
    return appearance
  }

  private var backgroundImages: [(position: UIBarPosition, metrics: UIBarMetrics, image: UIImage)] = []

  /// Sets an image that is stretched over the background. An empty image removes the background, and nil restores the
  /// default.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages.removeAll { $0.position == topOrBottom && $0.metrics == barMetrics }
    if let backgroundImage { backgroundImages.append((topOrBottom, barMetrics, backgroundImage)) }
    setNeedsLayout()
  }

  /// Returns the background image for the given position and metrics, or nil if none was set.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages.first { $0.position == topOrBottom && $0.metrics == barMetrics }?.image
  }

  private var shadowImages: [(position: UIBarPosition, image: UIImage)] = []

  /// Sets an image that replaces the line at the toolbar's edge. An empty image removes the line, and nil restores the
  /// default.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages.removeAll { $0.position == topOrBottom }
    if let shadowImage { shadowImages.append((topOrBottom, shadowImage)) }
    setNeedsLayout()
  }

  /// Returns the image that replaces the line for the given position, or nil if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages.first { $0.position == topOrBottom }?.image
  }

  override var kindName: String { "UIToolbar" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + BarProxies.ofToolbars
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

  private func setUp() {
    background = BarBackground(in: self)
  }

  /// Applies appearance proxies, which may depend on the containers of the bar.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let apply = AppearanceRegistry.apply.value else { return }
    for item in shownItems { apply(item, self) }
  }

  /// Displays the given items, reusing the views of items that are already displayed.
  final func show(_ items: [UIBarButtonItem]) {
    guard items.count != shownItems.count || !zip(items, shownItems).allSatisfy({ $0 === $1 }) else { return }
    shownItems = items
    makeViews()
  }

  private func makeViews() {
    let old = views
    views = shownItems.map { item in
      item.makeView(in: self) { [me = WeakReference(self)] in me.wrappedValue?.makeViews() }
    }
    replaceSubviews(old, with: views)
    setNeedsLayout()
  }

  /// Returns the given width and the standard height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIKitTuning.navigationBarHeight)
  }

  /// The intrinsic size: a height of 44 points, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIKitTuning.navigationBarHeight)
  }

  /// Lays out the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let color = barTintColor ?? .systemBackground
    background?.show(
      ownAppearance, color: isTranslucent ? color.withAlphaComponent(0.94) : color,
      image: backgroundImages.first { $0.position != .top }?.image,
      shadow: shadowImages.first { $0.position != .top }?.image, in: bounds)
    let buttons = ownAppearance?.buttons
    for item in shownItems { item.show(buttons?.stated(item.style == .done ? .done : .plain)) }
    let margin = UIKitTuning.barMargin
    let widths = zip(shownItems, views).map { item, view in width(of: item, view) }
    let gaps = UIKitTuning.barItemGap * CGFloat(max(0, shownItems.filter { !$0.isFlexible }.count - 1))
    let used = widths.reduce(0, +) + gaps + 2 * margin
    let growing = shownItems.filter { $0.isFlexible }.count
    let share = growing > 0 ? max(0, bounds.width - used) / CGFloat(growing) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Do not place items in the area of the home indicator.
    let availableHeight = bounds.height - safeAreaInsets.bottom
    var x = margin
    var isFirst = true
    for (index, view) in views.enumerated() {
      if shownItems[index].isFlexible {
        x += share
        continue
      }
      if !isFirst { x += UIKitTuning.barItemGap }
      isFirst = false
      let height = view is UIButton ? availableHeight : view.layoutFrame.height
      view.layoutFrame = CGRect(
        x: isMirrored ? bounds.width - x - widths[index] : x, y: (availableHeight - height) / 2, width: widths[index],
        height: height)
      x += widths[index]
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView) -> CGFloat {
    if item.isFlexible { return 0 }
    if item.width > 0 { return item.width }
    return view is UIButton ? view.sizeThatFits(.zero).width : view.layoutFrame.width
  }
}
