// SPDX-License-Identifier: MIT

/// The content of a tab bar for one controller: a title, an image and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The bar that shows the item.
  @WeakReference final var bar: UITabBar?

  /// Words in a red disc at the item. Default: nil, no disc.
  open var badgeValue: String? { didSet { appearanceChanged() } }

  /// The color of the disc; nil, the default, is that of the appearance, or red.
  open var badgeColor: UIColor? { didSet { appearanceChanged() } }

  /// The picture while the item is selected; nil, the default, is `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { appearanceChanged() } } }

  /// The appearance of the bar while the item is selected; nil, the default, is that of the bar. The object is copied when it is set.
  open var standardAppearance: UITabBarAppearance? {
    get { ownAppearance }
    set {
      ownAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) }
      ownAppearance?.changed = { [me = WeakReference(self)] in me.wrappedValue?.appearanceChanged() }
      appearanceChanged()
    }
  }
  private var ownAppearance: UITabBarAppearance?

  /// Stored only: the bar does not know where the content ends. Default: nil.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edgeAppearance }
    set { edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) } }
  }
  private var edgeAppearance: UITabBarAppearance?

  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Makes an item that shows nothing yet; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item with words and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int = 0) {
    self.init()
    super.title = title
    super.image = image
    super.tag = tag
  }

  /// Makes an item with words, a picture, and another picture while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    super.title = title
    super.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item with the title and symbol of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.titleAndSymbol
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }

  package override func appearanceChanged() { bar?.itemsChanged() }
}
