// SPDX-License-Identifier: MIT

/// The content of a navigation bar for one controller: a title, and buttons at both ends.
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

  /// A view in the middle of the bar instead of the title. Default: nil. It keeps its size; a search bar gets the free width.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.itemsChanged() } }
  }

  /// The title of the back button that returns to this item; nil, the default, for the item's title.
  open var backButtonTitle: String? {
    didSet { if !backButtonTitle.isLiterallyEqual(to: oldValue) { bar?.itemsChanged() } }
  }

  /// The back button that returns to this item while another item is on top; nil, the default, for one with the title.
  ///
  /// Its title, image, tint color and accessibility label are displayed; its action is not called, as a press always
  /// goes back.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { bar?.itemsChanged() } }
  }

  /// The labeling of a back button.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title, or "Back" where the title is too long.
    case `default` = 0
    /// With "Back".
    case generic = 1
    /// With the arrow only.
    case minimal = 2
  }

  /// The labeling of the back button that returns to this item. Default: with the title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { bar?.itemsChanged() } }
  }

  /// The appearance of the bar while this item is on top; nil, the default, is that of the bar. The object is copied when it is set.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = adopt(newValue)
      bar?.itemsChanged()
    }
  }

  /// The appearance of the bar while this item is on top and the content is at its top; nil, the default, is that of the bar. The object
  /// is copied when it is set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.edge }
    set {
      appearances.edge = adopt(newValue)
      barHeightChanged()
    }
  }

  /// Stored only: the bar has one height in landscape and upright. Default: nil.
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

  /// Whether a title is large.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below on the stack; at the root the title is large.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
    /// Always, in the row of the buttons. Differs from Apple: as `always`, which Apple falls back to next to a back button.
    case inline = 3
  }

  /// A line above title and buttons, in a row of 30 points. Default: nil.
  open var prompt: String? {
    didSet { if !prompt.isLiterallyEqual(to: oldValue) { barHeightChanged() } }
  }

  /// Whether the title is large where the bar prefers large titles. Default: automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { barHeightChanged() } }
  }

  /// The scroll view of the screen that moves rows of the bar.
  @WeakReference final var movingContent: UIScrollView?

  /// Whether the title is large where there is space for it, by the modes of this item and of those below it.
  final var isTitleLarge = false

  /// The search bar of this controller replaces the row below the title: it is the bar's search row while this item is on top.
  /// Default: nil.
  ///
  /// The row is 52 points high, a part of the bar and so of the safe area of the content.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave(self)
      search = searchController?.join(self)
      barHeightChanged()
    }
  }

  /// The search of the item; also one whose bar is elsewhere, while it is under way.
  final var search: (any NavigationBarSearch)?

  /// Whether the search row shrinks while the content scrolls up, and appears again when it is pulled down. Default:
  /// true.
  ///
  /// It follows the scroll view that the controller names for its upper edge, otherwise its view or its view's first
  /// subview. The row is visible when the controller first appears. If the content does not extend below the bar, it
  /// stays visible.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { barHeightChanged() } }
  }

  /// Where a search bar is in a navigation bar.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// Where the system likes it.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// In a row below the title.
    case stacked = 2
  }

  /// Where the search bar should be. Default: automatic.
  ///
  /// Differs from Apple: stored only; search bars are stacked.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar is: in a row below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// A row of the bar has changed its height, appeared or disappeared.
  final func barHeightChanged() { bar?.barHeightChanged() }

  /// Whether the back button is hidden. Default: false. An item at the left end replaces it too.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.itemsChanged() } }
  }

  /// Whether items at the left end are shown beside the back button instead of replacing it. Default: false.
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

  /// Makes an item without a title; decoding from archives is not supported.
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

  /// Hides or shows the back button. Not animated in this release.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
