// SPDX-License-Identifier: MIT

/// A row of buttons at the lower edge of a screen.
///
/// Items stand side by side from where lines begin; flexible spaces share the room that is left.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let background = UIView()
  private let line = UIView()
  private var views: [UIView] = []
  private var shownItems: [UIBarButtonItem] = []

  /// The items from where lines begin to where they end. Default: none.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }

  /// Sets the items. Not animated in this release.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether what lies behind the bar shines through. Default: true. Drawn as a color of little transparency.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }

  /// The color of the background; nil, the default, is the system's.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  override var kindName: String { "UIToolbar" }

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of zero size; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    addSubview(background)
    addSubview(line)
  }

  /// Makes the views of items anew, unless they are those that show.
  final func show(_ items: [UIBarButtonItem]) {
    guard items.count != shownItems.count || !zip(items, shownItems).allSatisfy({ $0 === $1 }) else { return }
    for view in views where view.superview === self { view.removeFromSuperview() }
    shownItems = items
    views = items.map { $0.makeView() }
    for view in views { addSubview(view) }
    setNeedsLayout()
  }

  /// The width that it is given and the height of a bar, 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIKitTuning.navigationBarHeight)
  }

  /// No width of its own, 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIKitTuning.navigationBarHeight)
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let color = barTintColor ?? .systemBackground
    background.backgroundColor = isTranslucent ? color.withAlphaComponent(0.94) : color
    background.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: PixelGrid.screen.pixel)
    let margin = UIKitTuning.barMargin
    let widths = zip(shownItems, views).map { item, view in width(of: item, view) }
    let gaps = UIKitTuning.barItemGap * CGFloat(max(0, shownItems.filter { !$0.isFlexible }.count - 1))
    let used = widths.reduce(0, +) + gaps + 2 * margin
    let growing = shownItems.filter { $0.isFlexible }.count
    let share = growing > 0 ? max(0, bounds.width - used) / CGFloat(growing) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The home indicator's room below them stays free.
    let room = bounds.height - safeAreaInsets.bottom
    var x = margin
    var isFirst = true
    for (index, view) in views.enumerated() {
      if shownItems[index].isFlexible {
        x += share
        continue
      }
      if !isFirst { x += UIKitTuning.barItemGap }
      isFirst = false
      let height = view is UIButton ? room : view.layoutFrame.height
      view.layoutFrame = CGRect(
        x: isMirrored ? bounds.width - x - widths[index] : x, y: (room - height) / 2, width: widths[index],
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
