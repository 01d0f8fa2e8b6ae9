// SPDX-License-Identifier: MIT

/// The bar above a navigation controller's content, which displays the top item's title and buttons, and a back button.
///
/// The background also covers the area of the status bar above it. Bars of navigation controllers can display large
/// titles:
///
/// ```swift
/// navigationController.navigationBar.prefersLargeTitles = true
/// details.navigationItem.largeTitleDisplayMode = .never
/// ```
///
/// Differs from Apple: a translucent bar does not blur the content below it. Above content at its top edge, a bar
/// without a large title is transparent only if its `scrollEdgeAppearance` is transparent. The bar's height is the same
/// in portrait and landscape. A drag in the large title row scrolls the content.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The number of background views: the background and the line.
  static var backgroundCount: Int { 2 }
  private let background = UIView()
  private let line = UIView()
  final let titleLabel = UILabel()
  final var leftViews: [UIView] = []
  final var rightViews: [UIView] = []
  final var customTitle: UIView?
  /// The possible titles of the back button, from the preferred to the shortest one. If this list is not empty, the
  /// first of the `leftViews` is the back button.
  final var backTitles: [String] = []
  /// The most recent back button and the item to which it returns, or nil.
  final var back: (button: UIButton, item: WeakReference<UINavigationItem>)?
  /// The items whose buttons are in the bar. They are stored here, because the buttons do not retain their items.
  final var shownItems: [UIBarButtonItem] = []
  private var isStale = true
  private var searchRow: NavigationSearchRow?
  /// The large title, or nil unless `prefersLargeTitles` is true.
  final private(set) var largeTitle: (any NavigationBarLargeTitle)?
  private var promptLabel: UILabel?

  /// The heights of the bar's rows.
  final var form = NavigationBarForm() {
    didSet {
      guard form != oldValue else { return }
      setNeedsLayout()
      guard form.items != oldValue.items || form.isTitleLarge != oldValue.isTitleLarge else { return }
      let fades = form.items == oldValue.items && !form.isBetween && !oldValue.isBetween && !isStale && window != nil
      guard fades else { return updateItemOpacity() }
      UIView.animate(
        withDuration: UIKitTuning.inlineTitleDuration, delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { self.updateItemOpacity() })
    }
  }

  /// Whether the content is scrolled to its top edge, so that none of it is under the bar.
  final var isAtEdge = false { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }

  /// The item that determines the bar's appearance, or nil for the top item.
  final var itemOfStyle: UINavigationItem? { didSet { if itemOfStyle !== oldValue { setNeedsLayout() } } }

  /// The button that a container adds before the other leading buttons, or nil.
  final var containerItem: UIBarButtonItem? { didSet { if containerItem !== oldValue { itemsChanged() } } }

  /// Called when the back button is pressed.
  final var backPressed: (() -> Void)?

  /// The height in points of the area above the bar that the bar's background also covers.
  final var coveredAbove: CGFloat = 0 { didSet { if coveredAbove != oldValue { setNeedsLayout() } } }

  /// The items from the first to the displayed one. Default: nil.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemsChanged()
      // An item may inherit the large title display mode of the item below it.
      if largeTitle != nil { superview?.setNeedsLayout() }
    }
  }

  /// The background color. Default: nil, which means light gray, or dark gray in the black style.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Whether content may extend under the bar. Default: true. If false, content begins below the bar.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The color style: a light bar with a dark title, or a dark bar with a light title. Default: light.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

  private final var ownAppearance: UINavigationBarAppearance?
  private final var edgeAppearance: UINavigationBarAppearance?
  private var picture: UIImageView?

  /// The standard appearance, or nil if it has been neither accessed nor set.
  final var statedAppearance: UINavigationBarAppearance? { ownAppearance }

  /// The appearance of the bar unless its top item has its own. Once this property has been accessed or set,
  /// `barTintColor`, `barStyle` and `isTranslucent` no longer affect the bar's colors. The value is copied when set.
  /// Changes to the returned object affect the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UINavigationBarAppearance()
      adopt(made)
      return made
    }
    set { adopt(newValue.copyForNavigationBar) }
  }

  /// The appearance of the bar above content at its top edge, unless the top item has its own. Default: nil, which
  /// means `standardAppearance`, but without the background and the line for large titles. The value is copied when
  /// set. Changes to the returned object affect the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { edgeAppearance }
    set {
      edgeAppearance?.changed = nil
      edgeAppearance = newValue?.copyForNavigationBar
      edgeAppearance?.changed = appearanceChanged
      barHeightChanged()
    }
  }

  /// The value has no effect, because the bar has the same height in portrait and landscape. Default: nil.
  open var compactAppearance: UINavigationBarAppearance? {
    get { lowAppearance }
    set { lowAppearance = newValue?.copyForNavigationBar }
  }
  private final var lowAppearance: UINavigationBarAppearance?

  /// Whether titles are large and displayed in a row of 52 points below the buttons, unless an item specifies
  /// otherwise. Default: false.
  ///
  /// The row is part of the safe area. While the content scrolls up, the row shrinks until the title appears between
  /// the buttons. The row follows the controller's content scroll view for the top edge or, if that is not set, the
  /// controller's view or first subview. If none of these is a scroll view, the height of the row does not change.
  /// Screens less than 480 points high do not display large titles.
  open var prefersLargeTitles: Bool {
    get { largeTitle != nil }
    set {
      guard newValue != prefersLargeTitles else { return }
      largeTitle?.display(nil)
      largeTitle?.view.removeFromSuperview()
      largeTitle = newValue ? LargeTitleRow(of: self) : nil
      barHeightChanged()
    }
  }

  /// The attributes of large titles. Only the font and color are used. Default: nil, which means the system's font and
  /// color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: ActionSender]? {
    didSet {
      ownLargeTitleStyle = largeTitleTextAttributes.map { TextAttributes($0) }
      barHeightChanged()
    }
  }
  private var ownLargeTitleStyle: TextAttributes?

  private func adopt(_ appearance: UINavigationBarAppearance) {
    ownAppearance?.changed = nil
    ownAppearance = appearance
    appearance.changed = appearanceChanged
    setNeedsLayout()
  }

  private var appearanceChanged: () -> Void {
    { [me = WeakReference(self)] in
      guard let bar = me.wrappedValue else { return }
      bar.itemsChanged()
      bar.superview?.setNeedsLayout()
    }
  }

  /// Called when a row of the bar appears, disappears or changes its height.
  final func barHeightChanged() {
    itemsChanged()
    superview?.setNeedsLayout()
  }

  /// Returns whether, while the given item is on top, the bar's appearance changes when the content is at its top edge.
  final func hasEdgeAppearance(of item: UINavigationItem) -> Bool {
    item.scrollEdgeAppearance != nil || edgeAppearance != nil || item.isTitleLarge && largeTitle != nil
  }

  /// Returns the font and color of an item's large title, which is visible only above content at its top edge.
  final func largeTitleStyle(of item: UINavigationItem?) -> TextAttributes? {
    let appearance =
      item?.scrollEdgeAppearance ?? edgeAppearance ?? item?.standardAppearance ?? ownAppearance
    guard var style = appearance?.largeTitleStyle else { return ownLargeTitleStyle }
    style.font = style.font ?? ownLargeTitleStyle?.font
    style.color = style.color ?? ownLargeTitleStyle?.color
    return style
  }

  /// The attributes of the title. Only the font and color are used. Default: nil, which means the system's font and
  /// color.
  open var titleTextAttributes: [NSAttributedString.Key: ActionSender]? {
    didSet {
      titleStyle = titleTextAttributes.map { TextAttributes($0) }
      setNeedsLayout()
    }
  }
  private var titleStyle: TextAttributes?

  /// An image that replaces the line at the bottom edge. An empty image, together with a background image, removes the
  /// line. Default: nil.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

  private var backgroundImages: [(metrics: UIBarMetrics, image: UIImage)] = []

  /// Sets an image that is stretched over the background. An empty image removes the background, and nil restores the
  /// default.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages.removeAll { $0.metrics == barMetrics }
    if let backgroundImage { backgroundImages.append((barMetrics, backgroundImage)) }
    setNeedsLayout()
  }

  /// Returns the background image for the given metrics, or nil if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages.first { $0.metrics == barMetrics }?.image
  }

  override var kindName: String { "UINavigationBar" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + BarProxies.ofNavigationBars
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
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    accessibility.isFirst = true
    background.isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(line)
    addSubview(titleLabel)
  }

  /// The displayed item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item to which the back button returns, or nil for the first item.
  open var backItem: UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }

  /// Pushes an item. The change is not animated, regardless of `animated`.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Pops and returns the top item, or returns nil if there is none. The change is not animated, regardless of
  /// `animated`.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard var rest = items, let last = rest.popLast() else { return nil }
    items = rest
    return last
  }

  /// Sets all items. The change is not animated in this release.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Called when the items have changed. The items' views are recreated in the next layout pass.
  final func itemsChanged() {
    isStale = true
    setNeedsLayout()
  }

  /// Returns the given width and the standard height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIKitTuning.navigationBarHeight)
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  /// Lays out the background, title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wasStale = isStale
    if isStale {
      isStale = false
      rebuild()
    }
    let isDark = barStyle == .black
    let alpha = isTranslucent ? UIKitTuning.barOpacity : 1
    let black = CGColor(gray: 0.11, alpha: alpha)
    let plain = UIColor(light: isDark ? black : CGColor(gray: 0.976, alpha: alpha), dark: black)
    background.backgroundColor = barTintColor.map { $0.withAlphaComponent($0.cgColor.alpha * alpha) } ?? plain
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    background.layoutFrame = CGRect(
      x: bounds.minX, y: bounds.minY - coveredAbove, width: bounds.width, height: bounds.height + coveredAbove)
    line.backgroundColor = isDark ? UIColor(white: 1, alpha: 0.15) : .separator
    line.layoutFrame = CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: PixelGrid.screen.pixel)
    titleLabel.textColor = isDark ? .white : .label
    showBackgroundImage(backgroundImage(for: .default))
    line.isHidden = shadowImage.map { $0.size == .zero } ?? false
    showTitle(with: titleStyle)
    let item = itemOfStyle ?? topItem
    let edge = isAtEdge ? item?.scrollEdgeAppearance ?? edgeAppearance : nil
    let appearance = edge ?? item?.standardAppearance ?? ownAppearance
    if let appearance { show(appearance, plain: plain) }
    BarBackground.blur(behind: background)
    showButtons(appearance?.buttons, areNew: wasStale)
    var opacity: CGFloat = 1
    if let largeTitle {
      if isAtEdge, edge == nil, let item, largeTitle.height(of: item) > 0 { opacity = 0 }
      let style = largeTitleStyle(of: topItem)
      largeTitle.setStyle(style?.font, style?.color ?? (isDark ? .white : .label))
      largeTitle.layOut(in: bounds, form: form)
    }
    background.alpha = opacity
    line.alpha = opacity
    layOutItems()
    searchRow?.layOut(in: bounds, form: form)
    layOutPrompt()
  }

  /// The label of the prompt, or nil if it is not visible.
  final var visiblePrompt: UILabel? { promptLabel?.isHidden == false ? promptLabel : nil }

  private func layOutPrompt() {
    guard form.prompt > 0 else {
      promptLabel?.isHidden = true
      promptLabel?.transform = .identity
      return
    }
    let label = promptLabel ?? UILabel()
    if promptLabel == nil {
      promptLabel = label
      label.font = .systemFont(ofSize: UIKitTuning.promptFontSize)
      label.textAlignment = .center
      addSubview(label)
    }
    label.isHidden = false
    label.text = topItem?.prompt
    label.textColor = titleLabel.textColor
    let margin = UIKitTuning.barMargin
    label.layoutFrame = CGRect(
      x: bounds.minX + margin, y: bounds.minY, width: max(0, bounds.width - 2 * margin), height: form.prompt)
  }

  /// Passes touches in the large title row to the content below it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && largeTitle?.contains(point) == true ? nil : hit
  }

  /// The frame of the row with the title and the buttons.
  final var itemRow: CGRect {
    guard form != NavigationBarForm() else { return bounds }
    let height = UIKitTuning.navigationBarHeight
    return CGRect(x: bounds.minX, y: bounds.minY + form.largeTop - height, width: bounds.width, height: height)
  }

  /// Displays the top item's search bar in the row below the title.
  final func displaySearch() {
    let search = topItem?.search
    guard searchRow != nil || search?.barView != nil else { return }
    let row = searchRow ?? NavigationSearchRow(frame: .zero)
    if searchRow == nil {
      searchRow = row
      addSubview(row)
    }
    row.display(search)
  }

  /// The rows of the large title and the search bar.
  final var rows: [UIView] {
    var rows: [UIView] = []
    if let largeTitle { rows.append(largeTitle.view) }
    if let searchRow { rows.append(searchRow) }
    return rows
  }

  /// Moves the search bar, and a copy of the large title, into a new view of the bar's size. Returns nil if there is
  /// nothing to display.
  final func makeRowsGhost() -> UIView? {
    let ghost = UIView(frame: bounds)
    ghost.isUserInteractionEnabled = false
    largeTitle?.addCopy(to: ghost)
    guard let row = searchRow, !row.isHidden, let view = row.takeBar() else {
      return ghost.subviews.isEmpty ? nil : ghost
    }
    let clip = UIView(frame: row.layoutFrame)
    clip.clipsToBounds = true
    clip.addSubview(view)
    ghost.addSubview(clip)
    return ghost
  }

  private func show(_ appearance: UINavigationBarAppearance, plain: UIColor) {
    background.backgroundColor = appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? nil : plain)
    line.backgroundColor = appearance.shadowColor
    line.isHidden = appearance.shadowImage.map { $0.size == .zero } ?? false
    if let image = appearance.backgroundImage { showBackgroundImage(image) }
    showTitle(with: appearance.titleStyle)
  }

  private func showBackgroundImage(_ image: UIImage?) {
    guard let image else {
      picture?.isHidden = true
      return
    }
    let view = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      picture = view
      background.addSubview(view)
    }
    view.image = image
    view.isHidden = false
    view.layoutFrame = CGRect(origin: .zero, size: background.frame.size)
    if image.size == .zero { background.backgroundColor = nil }
    BarBackground.blur(behind: background)
  }

  private func showTitle(with look: TextAttributes?) {
    if let font = look?.font { titleLabel.font = font }
    if let color = look?.color { titleLabel.textColor = color }
  }

  private func showButtons(_ appearances: ButtonAppearances?, areNew: Bool) {
    for item in shownItems { item.show(appearances?.stated(item.style == .done ? .done : .plain)) }
    let back = appearances?.stated(.back)
    guard areNew || back !== backAppearance else { return }
    backAppearance = back
    guard !backTitles.isEmpty, let button = leftViews.first as? UIButton else { return }
    let own = backItem?.backBarButtonItem?.titleStyles[.normal]
    button.titleLabel?.font = own?.font ?? back?.normal.titleStyle?.font ?? .systemFont(ofSize: 17)
    button.setTitleColor(own?.color ?? back?.normal.titleStyle?.color, for: .normal)
  }
  private var backAppearance: UIBarButtonItemAppearance?
}
