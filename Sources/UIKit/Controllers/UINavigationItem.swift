// SPDX-License-Identifier: MIT

/// The content that a navigation bar displays for a controller: a title, and buttons at both ends.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  #if !hasFeature(Embedded)
    /// The class name and address, such as `<UINavigationItem: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The bar that displays the item.
  @WeakReference final var bar: UINavigationBar?

  /// The title in the center of the bar. Default: nil.
  open var title: String? {
    didSet { if !title.isLiterallyEqual(to: oldValue) { bar?.itemsChanged() } }
  }

  /// A view that replaces the title in the center of the bar. Default: nil. The bar does not change the size of this
  /// view, except that a search bar fills the available width.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.itemsChanged() } }
  }

  /// The title of the back button that navigates back to this item. Default: nil, which means the item's title.
  open var backButtonTitle: String? {
    didSet { if !backButtonTitle.isLiterallyEqual(to: oldValue) { bar?.itemsChanged() } }
  }

  /// The back button that navigates back to this item while another item is on top. If nil, a button with the item's
  /// title is created. Default: nil.
  ///
  /// The button's title, image, tint color and accessibility label are displayed. The button's action is ignored,
  /// because the button always navigates back.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { bar?.itemsChanged() } }
  }

  /// The display modes of back buttons.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The title or, if it is too long, "Back".
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Only the arrow.
    case minimal = 2
  }

  /// The display mode of the back button that navigates back to this item. Default: `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { bar?.itemsChanged() } }
  }

  /// The appearance of the bar while this item is on top. Default: nil, which means the bar's appearance. The value is
  /// copied when set.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = adopt(newValue)
      bar?.itemsChanged()
    }
  }

  /// The appearance of the bar while this item is on top and the content is at its top edge. Default: nil, which means
  /// the bar's appearance. The value is copied when set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.edge }
    set {
      appearances.edge = adopt(newValue)
      barHeightChanged()
    }
  }

  /// Stored only: the bar has the same height in portrait and landscape. Default: nil.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copyForNavigationBar }
  }

  private var appearances:
    (standard: UINavigationBarAppearance?, edge: UINavigationBarAppearance?, compact: UINavigationBarAppearance?) =
      (nil, nil, nil)

  private func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    let copy = appearance?.copyForNavigationBar
    copy?.changed = { [me = WeakReference(self)] in me.wrappedValue?.barHeightChanged() }
    return copy
  }

  /// The display modes of large titles.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// Inherits the mode of the item below on the stack. The title of the root is large.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
    /// The title is large and in the row of the buttons. Differs from Apple: this mode always behaves like `always`.
    /// Apple's bar behaves like that only if there is a back button.
    case inline = 3
  }

  /// A line of text above the title and buttons, in a row that is 30 points high. Default: nil.
  open var prompt: String? {
    didSet { if !prompt.isLiterallyEqual(to: oldValue) { barHeightChanged() } }
  }

  /// Determines whether the title is large if the bar prefers large titles. Default: automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { barHeightChanged() } }
  }

  /// The screen's scroll view on which the heights of the bar's rows depend.
  @WeakReference final var movingContent: UIScrollView?

  /// Whether the title is large if space permits, as determined by the display modes of this item and the items below
  /// it.
  final var isTitleLarge = false

  /// The search controller whose search bar is displayed in a row below the title while this item is on top. Default:
  /// nil.
  ///
  /// The row is 52 points high. The row is part of the bar, so the top inset of the content's safe area includes it.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave(self)
      search = searchController?.join(self)
      barHeightChanged()
    }
  }

  /// The search of this item, even if its search bar is outside the navigation bar.
  final var search: (any NavigationBarSearch)?

  /// Whether the search row shrinks while the content scrolls up, and reappears when the content is pulled down.
  /// Default: true.
  ///
  /// The row follows the controller's content scroll view for the top edge or, if that is not set, the controller's
  /// view or first subview. The row is visible when the controller first appears. If the content does not extend under
  /// the bar, the row stays visible.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { barHeightChanged() } }
  }

  /// The placement of a search bar in a navigation bar.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// The system's default.
    case automatic = 0
    /// Next to the title.
    case inline = 1
    /// In a row below the title.
    case stacked = 2
  }

  /// The preferred placement of the search bar. Default: automatic.
  ///
  /// Differs from Apple: the value has no effect, because search bars are always stacked.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The placement of the search bar. Always `stacked`.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Called when a row of the bar appears, disappears or changes its height.
  final func barHeightChanged() { bar?.barHeightChanged() }

  /// Whether the back button is hidden. Default: false. The back button is also hidden if the item has left bar button
  /// items, unless `leftItemsSupplementBackButton` is true.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.itemsChanged() } }
  }

  /// Whether the left bar button items are displayed next to the back button instead of replacing it. Default: false.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemsChanged() } }
  }

  /// The items on the left, from the edge inward. Default: none.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { leftItems = newValue }
  }
  private var leftItems: [UIBarButtonItem]? { didSet { bar?.itemsChanged() } }

  /// The items on the right, from the edge inward. Default: none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { rightItems = newValue }
  }
  private var rightItems: [UIBarButtonItem]? { didSet { bar?.itemsChanged() } }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item without a title. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The item closest to the left edge. Setting this property replaces all items on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { leftItems = newValue.map { [$0] } }
  }

  /// The item closest to the right edge. Setting this property replaces all items on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { rightItems = newValue.map { [$0] } }
  }

  /// Replaces all items on the left with one item. The change is not animated, regardless of `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces all items on the right with one item. The change is not animated, regardless of `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the items on the left. The change is not animated, regardless of `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the items on the right. The change is not animated, regardless of `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Hides or shows the back button. The change is not animated, regardless of `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
