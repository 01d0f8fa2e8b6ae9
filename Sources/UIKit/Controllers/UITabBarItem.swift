// SPDX-License-Identifier: MIT

/// The content that a tab bar displays for a controller: a title, an image and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The bar that displays the item.
  @WeakReference final var bar: UITabBar?

  /// The text of the item's badge. Default: nil, which means no badge.
  open var badgeValue: String? { didSet { appearanceChanged() } }

  /// The color of the badge. Default: nil, which means the appearance's color, or red.
  open var badgeColor: UIColor? { didSet { appearanceChanged() } }

  /// The image of the item while it is selected. Default: nil, which means `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { appearanceChanged() } } }

  /// The appearance of the bar while the item is selected. Default: nil, which means the bar's appearance. The value is
  /// copied when set.
  open var standardAppearance: UITabBarAppearance? {
    get { ownAppearance }
    set {
      ownAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) }
      ownAppearance?.changed = { [me = WeakReference(self)] in me.wrappedValue?.appearanceChanged() }
      appearanceChanged()
    }
  }
  private var ownAppearance: UITabBarAppearance?

  /// Stored only: the bar does not track the content's scroll position. Default: nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set { edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) } }
  }
  private var edgeAppearance: UITabBarAppearance?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int = 0) {
    self.init()
    super.title = title
    super.image = image
    super.tag = tag
  }

  /// Creates an item with a title, an image, and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    super.title = title
    super.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with the title and symbol of the given system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.titleAndSymbol
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }

  package override func appearanceChanged() { bar?.itemsChanged() }
}
