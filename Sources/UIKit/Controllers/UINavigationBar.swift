// SPDX-License-Identifier: MIT

/// The bar above a navigation controller's content: the top item's title and buttons, and a button that leads back.
///
/// Its background also covers the room above it, where a status bar is.
/// Differs from Apple: large titles are not offered, and a translucent bar does not blur what is below it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private let background = UIView()
  private let line = UIView()
  final let titleLabel = UILabel()
  final var leftViews: [UIView] = []
  final var rightViews: [UIView] = []
  final var customTitle: UIView?
  /// The items whose buttons are in the bar: the buttons do not keep them alive, and a press must find them.
  final var shownItems: [UIBarButtonItem] = []
  private var isStale = true

  /// What the button that leads back does.
  final var backPressed: (() -> Void)?

  /// The room above the bar that its background covers too, in points.
  final var coveredAbove: CGFloat = 0 { didSet { if coveredAbove != oldValue { setNeedsLayout() } } }

  /// The items from the first to the one that shows. Default: nil.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemsChanged()
    }
  }

  /// The color of the background; nil, the default, is a light gray, or a dark one in the black style.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Whether content may lie below the bar and show through. Default: true. When false, content begins below the bar.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// Light with a dark title, or dark with a light one. Default: light.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }

  private final var ownAppearance: UINavigationBarAppearance?
  private final var edgeAppearance: UINavigationBarAppearance?
  private var picture: UIImageView?

  /// How the bar looks, unless its top item says otherwise. Once it was asked for or set, `barTintColor`, `barStyle` and
  /// `isTranslucent` do not color the bar any more. Changing the object changes the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UINavigationBarAppearance()
      adopt(made)
      return made
    }
    set { adopt(newValue) }
  }

  /// Stored only: the bar looks alike when content lies at its edge. Default: nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { edgeAppearance }
    set { edgeAppearance = newValue }
  }

  /// Stored only: the bar has one height. Default: nil.
  open var compactAppearance: UINavigationBarAppearance?

  /// Stored only: titles are never large. Default: false.
  open var prefersLargeTitles = false

  private func adopt(_ appearance: UINavigationBarAppearance) {
    ownAppearance?.changed = nil
    ownAppearance = appearance
    let bar = WeakReference(self)
    appearance.changed = { bar.wrappedValue?.setNeedsLayout() }
    setNeedsLayout()
  }

  #if !hasFeature(Embedded)
    /// Font and color of the title. Default: nil, the system's. Other attributes are not used.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  #endif

  /// A picture in the place of the line at the lower edge; an empty one, with a background picture, is no line. Default: nil.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }

  private var backgroundImages: [(metrics: UIBarMetrics, image: UIImage)] = []

  /// Sets a picture that is stretched over the background; an empty one leaves the background out. Nil removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages.removeAll { $0.metrics == barMetrics }
    if let backgroundImage { backgroundImages.append((barMetrics, backgroundImage)) }
    setNeedsLayout()
  }

  /// The picture of the background; nil if there is none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages.first { $0.metrics == barMetrics }?.image
  }

  override var kindName: String { "UINavigationBar" }

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

  /// The item that shows.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the button leads back to; nil at the first.
  open var backItem: UINavigationItem? {
    guard let items, items.count > 1 else { return nil }
    return items[items.count - 2]
  }

  /// Shows another item on top. Not animated in this release.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Takes the top item off and returns it; nil when there is none. Not animated in this release.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard var rest = items, let last = rest.popLast() else { return nil }
    items = rest
    return last
  }

  /// Sets all items. Not animated in this release.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Something in the items changed, so their views are made anew in the next layout pass.
  final func itemsChanged() {
    isStale = true
    setNeedsLayout()
  }

  /// The bar's standard height, 44 points, in the width offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIKitTuning.navigationBarHeight)
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  /// Places background, title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
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
    #if !hasFeature(Embedded)
      showTitle(with: titleTextAttributes ?? [:])
    #endif
    if let appearance = topItem?.standardAppearance ?? ownAppearance { show(appearance, plain: plain) }
    placeItems()
  }

  private func show(_ appearance: UINavigationBarAppearance, plain: UIColor) {
    background.backgroundColor = appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? nil : plain)
    line.backgroundColor = appearance.shadowColor
    line.isHidden = appearance.shadowImage.map { $0.size == .zero } ?? false
    if let image = appearance.backgroundImage { showBackgroundImage(image) }
    #if !hasFeature(Embedded)
      showTitle(with: appearance.titleTextAttributes)
    #endif
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
  }

  #if !hasFeature(Embedded)
    private func showTitle(with attributes: [NSAttributedString.Key: Any]) {
      if let font = attributes[.font] as? UIFont { titleLabel.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { titleLabel.textColor = color }
    }
  #endif
}
