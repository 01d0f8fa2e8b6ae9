// SPDX-License-Identifier: MIT

/// A search bar, and the display of what it finds.
///
/// Assign it to `searchController` of a navigation item, and the navigation bar displays the search bar; or put `searchBar` into the
/// views of a screen, for example as the `tableHeaderView`. A tap in the field begins the search. `searchResultsUpdater` then gets
/// `updateSearchResults(for:)` whenever the text or the scope changes; Cancel or Escape ends the search.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// search.obscuresBackgroundDuringPresentation = false
/// navigationItem.searchController = search
/// ```
///
/// Differs from Apple: a search is not a modal presentation, so the screen below can present other controllers meanwhile, and its
/// `presentedViewController` is nil. The view covers the screen that contains the search bar, as with `definesPresentationContext`. A
/// search bar outside a navigation bar stays in its superview.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  final let course = SearchCourse()
  private final let bar: UISearchBar
  private final let results: UIViewController?

  #if hasFeature(Embedded)
    /// Updates the results. Default: nil. Not retained.
    @WeakReference open var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Notified when the search begins and ends. Default: nil. Not retained.
    @WeakReference open var delegate: (any UISearchControllerDelegate)?
  #else
    /// Updates the results. Default: nil. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Notified when the search begins and ends. Default: nil. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
  #endif

  /// Creates a search whose results a controller displays; with nil, the default, the screen with the search bar displays them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    bar = UISearchController.makeBar()
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search whose results the screen with the search bar displays itself. The names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    bar = UISearchController.makeBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search whose results the screen with the search bar displays itself; decoding from archives is not supported.
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

  /// The search bar. Its delegate belongs to the program. An override returns the same bar each time.
  open var searchBar: UISearchBar { bar }

  /// The controller that displays the results; nil if the screen with the search bar does.
  open var searchResultsController: UIViewController? { results }

  /// Whether a search is under way. Default: false. Setting it begins or ends the search, animated; without effect while the search bar is
  /// in no window. Ending it empties the search bar.
  open var isActive: Bool {
    get { course.isActive }
    set {
      connectBar()
      if newValue { course.begin() } else { course.end() }
    }
  }

  /// Whether what is below the search is dimmed and a tap there ends the search. Default: true. With results in the same view set it to
  /// false.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { course.overlayChanged() } }
  }

  /// Whether title and buttons of the navigation bar are hidden during a search. Default: true.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the button that cancels is displayed during a search, and only then. Default: true. Setting the search bar's
  /// `showsCancelButton` sets it to false.
  open var automaticallyShowsCancelButton = true

  /// Whether the scope bar is displayed during a search, and only then, if there are at least two scopes. Default: true. Setting the
  /// search bar's `showsScopeBar` sets it to false.
  open var automaticallyShowsScopeBar = true

  /// Whether the results are displayed while there is text. Default: true. Setting `showsSearchResultsController` sets it to false.
  open var automaticallyShowsSearchResultsController: Bool {
    get { course.showsResultsAutomatically }
    set {
      course.showsResultsAutomatically = newValue
      course.overlayChanged()
    }
  }

  /// Whether the controller of the results is visible during a search. Setting it sets `automaticallyShowsSearchResultsController` to
  /// false.
  open var showsSearchResultsController: Bool {
    get { course.showsResults }
    set {
      course.showsResultsAutomatically = false
      course.showsResults = newValue
      course.overlayChanged()
    }
  }

  /// Notifies the course of the search of what happens in a search bar that an override returns.
  final func connectBar() { searchBar.client = course }

  /// The search bar becomes that of a navigation item; returns the search.
  final func join(_ item: UINavigationItem) -> any NavigationBarSearch {
    connectBar()
    course.item = item
    return course
  }

  /// The search bar is no longer that of a navigation item.
  final func leave(_ item: UINavigationItem) {
    guard course.item === item else { return }
    course.endNow()
    course.item = nil
    searchBar.rowMargin = nil
  }

  /// Makes the view that dims what is below and contains the results.
  package override var searchedText: String? { searchBar.text }

  open override func loadView() { view = SearchOverlayView(course) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results, let overlay = view as? SearchOverlayView else { return }
    addChild(results)
    overlay.results = results.view
    results.didMove(toParent: self)
  }
}
