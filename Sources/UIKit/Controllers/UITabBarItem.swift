// SPDX-License-Identifier: MIT

/// What a tab bar shows for one controller: words, a picture and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The bar that shows the item.
  @WeakReference final var bar: UITabBar?

  /// Words in a red disc at the item. Default: nil, no disc.
  open var badgeValue: String? { didSet { lookChanged() } }

  /// Makes an item that shows nothing yet.
  public override init() {
    super.init()
  }

  /// Makes an item that shows nothing yet; there are no archives to read from.
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

  package override func lookChanged() { bar?.itemsChanged() }
}
