// SPDX-License-Identifier: MIT

/// A controller that manages a search bar and the display of search results.
///
/// Assign the controller to a navigation item's `searchController` to display the search bar in the navigation bar.
/// Alternatively, add `searchBar` to the views of a screen, for example as the `tableHeaderView`. A tap in the search
/// field begins the search. `searchResultsUpdater` receives `updateSearchResults(for:)` whenever the text or the scope
/// changes. Cancel or Escape ends the search.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// Differs from Apple: a search is not a modal presentation. During a search, the screen below can present other
/// controllers, and its `presentedViewController` is nil. The view covers the screen that contains the search bar, as
/// with `definesPresentationContext`. A search bar outside a navigation bar stays in its superview.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  final let course = SearchCourse()
  private final let bar: UISearchBar
  private final let results: UIViewController?

  #if hasFeature(Embedded)
    /// The object that updates the results. A weak reference. Default: nil.
    @WeakReference open var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate that is notified when the search begins and ends. A weak reference. Default: nil.
    @WeakReference open var delegate: (any UISearchControllerDelegate)?
  #else
    /// The object that updates the results. A weak reference. Default: nil.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate that is notified when the search begins and ends. A weak reference. Default: nil.
    open weak var delegate: (any UISearchControllerDelegate)?
  #endif

  /// Creates a search controller that displays its results in the given controller. If that controller is nil, the
  /// screen that contains the search bar displays the results.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    bar = UISearchController.makeBar()
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller without a results controller. The nib name and bundle are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    bar = UISearchController.makeBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller without a results controller. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    results = nil
    bar = UISearchController.makeBar()
    super.init(coder: coder)
    setUp()
  }

  private static func makeBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(origin: .zero, size: CGSize(width: UIScreen.main.bounds.width, height: 0)))
    bar.bounds.size.height = bar.sizeThatFits(.zero).height
    bar.layoutFrame.origin = .zero
    return bar
  }

  private func setUp() {
    course.controller = self
    modalState.own = course
    bar.client = course
  }

  /// The search bar. Applications can set its delegate. Overrides must always return the same bar.
  open var searchBar: UISearchBar { bar }

  /// The controller that displays the results, or nil if the screen that contains the search bar displays them.
  open var searchResultsController: UIViewController? { results }

  /// Whether a search is active. Default: false. Setting this property begins or ends the search with an animation,
  /// unless the search bar has no window. Ending the search clears the search bar.
  open var isActive: Bool {
    get { course.isActive }
    set {
      connectBar()
      if newValue { course.begin() } else { course.end() }
    }
  }

  /// Whether the content below is dimmed during a search. A tap on dimmed content ends the search. Default: true. Set
  /// this property to false if the content below displays the results.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { course.overlayChanged() } }
  }

  /// Whether the navigation bar's title and buttons are hidden during a search. Default: true.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the Cancel button is visible only during a search. Default: true. Setting the search bar's
  /// `showsCancelButton` sets this property to false.
  open var automaticallyShowsCancelButton = true

  /// Whether the scope bar is visible only during a search. The scope bar is never visible with fewer than two scopes.
  /// Default: true. Setting the search bar's `showsScopeBar` sets this property to false.
  open var automaticallyShowsScopeBar = true

  /// Whether the results controller is visible while the search bar contains text. Default: true. Setting
  /// `showsSearchResultsController` sets this property to false.
  open var automaticallyShowsSearchResultsController: Bool {
    get { course.showsResultsAutomatically }
    set {
      course.showsResultsAutomatically = newValue
      course.overlayChanged()
    }
  }

  /// Whether the results controller is visible during a search. Setting this property sets
  /// `automaticallyShowsSearchResultsController` to false.
  open var showsSearchResultsController: Bool {
    get { course.showsResults }
    set {
      course.showsResultsAutomatically = false
      course.showsResults = newValue
      course.overlayChanged()
    }
  }

  /// Connects the search bar, which a subclass may override, to this controller's search.
  final func connectBar() { searchBar.client = course }

  /// Attaches the search bar to the given navigation item, and returns the search.
  final func join(_ item: UINavigationItem) -> any NavigationBarSearch {
    connectBar()
    course.item = item
    return course
  }

  /// Detaches the search bar from the given navigation item.
  final func leave(_ item: UINavigationItem) {
    guard course.item === item else { return }
    course.endNow()
    course.item = nil
    searchBar.rowMargin = nil
  }

  package override var searchedText: String? { searchBar.text }

  /// Creates the view that dims the content below and contains the results.
  open override func loadView() { view = SearchOverlayView(course) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results, let overlay = view as? SearchOverlayView else { return }
    addChild(results)
    overlay.results = results.view
    results.didMove(toParent: self)
  }
}
