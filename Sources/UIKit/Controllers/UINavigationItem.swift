// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one controller: a title, and buttons at both ends.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UINavigationItem: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The bar that shows the item.
  @WeakReference final var bar: UINavigationBar?

  /// The words in the middle of the bar. Default: nil.
  open var title: String? {
    didSet { if !title.isLiterallyEqual(to: oldValue) { bar?.itemsChanged() } }
  }

  /// A view in the middle of the bar instead of the title. Default: nil. It keeps its size.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.itemsChanged() } }
  }

  /// The words of the button that leads back to this item; nil, the default, stands for the title.
  open var backButtonTitle: String? {
    didSet { if !backButtonTitle.isLiterallyEqual(to: oldValue) { bar?.itemsChanged() } }
  }

  /// The button that leads back to this item while another item is on top; nil, the default, for one with the title.
  ///
  /// Its title, image, tint color and accessibility label are displayed; its action is not called, as a press always leads back.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { bar?.itemsChanged() } }
  }

  /// How the button that leads back to an item is labeled.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title, or "Back" where the title is too long.
    case `default` = 0
    /// With "Back".
    case generic = 1
    /// With the arrow only.
    case minimal = 2
  }

  /// How the button that leads back to this item is labeled. Default: with the title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { bar?.itemsChanged() } }
  }

  /// How the bar looks while this item is on top; nil, the default, as the bar says.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { bar?.itemsChanged() }
  }

  /// Stored only: the bar looks alike when content lies at its edge. Default: nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Stored only: the bar has one height. Default: nil.
  open var compactAppearance: UINavigationBarAppearance?

  /// Whether a title is large.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Stored only: titles are never large. Default: automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Whether the button that leads back is left out. Default: false. An item at the left end replaces it too.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.itemsChanged() } }
  }

  /// Whether items at the left end stand beside the button that leads back instead of replacing it. Default: false.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemsChanged() } }
  }

  /// The items at the left end, from the edge inwards. Default: none.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { leftItems = newValue }
  }
  private var leftItems: [UIBarButtonItem]? { didSet { bar?.itemsChanged() } }

  /// The items at the right end, from the edge inwards. Default: none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { rightItems = newValue }
  }
  private var rightItems: [UIBarButtonItem]? { didSet { bar?.itemsChanged() } }

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item without a title; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The item nearest to the left edge; setting it replaces all items at this end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { leftItems = newValue.map { [$0] } }
  }

  /// The item nearest to the right edge; setting it replaces all items at this end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { rightItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left end. Not animated in this release.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the right end. Not animated in this release.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the items at the left end. Not animated in this release.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items at the right end. Not animated in this release.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Leaves out, or shows again, the button that leads back. Not animated in this release.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
