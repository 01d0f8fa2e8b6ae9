// SPDX-License-Identifier: MIT

/// A container that displays pages, each with its own controller. The user turns pages by dragging.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.dataSource = self
/// pages.setViewControllers([first], direction: .forward, animated: false)
/// ```
///
/// Adjacent pages are requested when a page is displayed, and their views are added when a page change begins. During
/// the change, the controllers of the pages receive appearance callbacks. If the change is cancelled, they receive the
/// opposite callbacks. Differs from Apple: with the style `pageCurl`, pages slide as with `scroll`.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The direction of a page change.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// Toward a later page.
    case forward = 0
    /// Toward an earlier page.
    case reverse = 1
  }

  /// The axis along which pages are arranged.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Pages are side by side, in the reading direction.
    case horizontal = 0
    /// Pages are arranged from top to bottom.
    case vertical = 1
  }

  /// The position of a book's spine.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// There is no spine.
    case none = 0
    /// The spine is before the page. One page is displayed.
    case min = 1
    /// The spine is between two displayed pages.
    case mid = 2
    /// The spine is after the page. One page is displayed.
    case max = 3
  }

  /// The animation of page changes.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// Pages curl like those of a book.
    case pageCurl = 0
    /// Pages slide.
    case scroll = 1
  }

  /// The keys of a page view controller's options.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the raw value of a `SpineLocation`. Used with the style `pageCurl`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key for the spacing between pages in points. Used with the style `scroll`.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The animation of page changes.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages are arranged.
  public final let navigationOrientation: NavigationOrientation
  /// The position of the spine. Default: none, or before the page with the style `pageCurl`. With that style, the
  /// delegate is queried when the orientation changes.
  open var spineLocation: SpineLocation { spine }
  /// Whether pages have content on both sides. The value has no effect, but it is set to true if the spine is between
  /// two pages. Default: false.
  open var isDoubleSided = false

  #if hasFeature(Embedded)
    /// The delegate that is notified of page changes. A weak reference.
    @WeakReference open var delegate: (any UIPageViewControllerDelegate)?
    /// The data source that provides adjacent pages. A weak reference.
    @WeakReference open var dataSource: (any UIPageViewControllerDataSource)? { didSet { discardNeighbors() } }
  #else
    /// The delegate that is notified of page changes. A weak reference.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The data source that provides adjacent pages. A weak reference.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { discardNeighbors() } }
  #endif

  private var spine: SpineLocation
  /// Whether the delegate is currently being queried for the spine, and the pages that the delegate sets during this
  /// call.
  private var spineRequest: (isOpen: Bool, pages: [UIViewController]?, completion: ((Bool) -> Void)?) = (
    false, nil, nil
  )
  private let spacing: CGFloat
  private let scrollView = PageScrollView()
  private let pageControl: UIPageControl = {
    let control = UIPageControl()
    control.isHidden = true
    return control
  }()
  private var shown: [UIViewController] = []
  private var neighbors: (before: [UIViewController]?, after: [UIViewController]?) = (nil, nil)
  private var turn: PageTurn?
  /// The pages that callbacks requested during a change. They are displayed after the change.
  private var request = PageRequest()
  /// The index of the page control's current page.
  private var dot = 0
  /// Whether layout is changing the content offset.
  private var isLayingOut = false

  #if hasFeature(Embedded)
    /// Creates a controller without pages.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      interPageSpacing: CGFloat = 0
    ) {
      transitionStyle = style
      self.navigationOrientation = navigationOrientation
      spine = style == .pageCurl ? .min : .none
      spacing = style == .scroll && interPageSpacing.keepsLimit ? max(0, interPageSpacing) : 0
      super.init(nibName: nil, bundle: nil)
    }
  #else
    /// Creates a controller without pages, with options such as `[.interPageSpacing: 20]`.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      transitionStyle = style
      self.navigationOrientation = navigationOrientation
      let asked = PageOptions(options)
      spine = style == .pageCurl ? asked.spine ?? .min : .none
      spacing = style == .scroll ? asked.spacing : 0
      isDoubleSided = spine == .mid
      super.init(nibName: nil, bundle: nil)
    }
  #endif

  /// Creates a controller without pages that scrolls horizontally. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spine = .none
    spacing = 0
    super.init(coder: coder)
  }

  /// The displayed pages: one, or two with a spine between them. Empty before the first call to `setViewControllers`.
  /// If a callback sets pages during a change, the new value is returned immediately, but the pages are displayed after
  /// that change.
  open var viewControllers: [UIViewController]? { request.waiting?.pages ?? shown }

  /// The recognizers that turn pages with the style `pageCurl`. Empty with `scroll`.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [scrollView.panGestureRecognizer] : []
  }

  /// Displays other pages: one, or two with a spine between them. Any other number is rejected with a fault.
  ///
  /// If `animated` is true and the view is in a window, the pages slide in from the side given by `direction`, and the
  /// completion is called at the end; otherwise, the completion is called immediately. A running page change is ended
  /// first, and its completion is called with false. The delegate is not notified.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    if spineRequest.isOpen {
      spineRequest = (true, pages, completion)
      return
    }
    let needed = spine == .mid ? 2 : 1
    guard pages.count == needed, !pages.contains(where: { isDescendant(of: $0) }) else {
      Diagnostics.report(
        "pageControllers",
        "The number of displayed pages is \(needed), but the page view controller received \(pages.count) "
          + "controllers. Pass exactly \(needed). A page cannot be an ancestor of the page view controller."
      )
      return
    }
    let change = PageRequest.Change(pages: pages, direction: direction, isAnimated: animated, completion: completion)
    let replaced = request.ask(change)
    calling { replaced?(false) }
  }

  /// Calls application code. Pages that the application requests during the call are displayed afterward, so that pages
  /// appear and disappear one after another.
  private func calling(_ body: () -> Void) {
    request.depth += 1
    body()
    var changes = 0
    while request.depth == 1, let next = request.take() {
      changes += 1
      guard changes <= UIKitTuning.containerChangeLimit else {
        Diagnostics.report(
          "pagesWithoutEnd",
          "Callbacks of a page view controller requested more than \(UIKitTuning.containerChangeLimit) further "
            + "changes, so the remaining changes are ignored. Do not set pages each time a page appears or disappears.")
        next.completion?(false)
        break
      }
      display(next)
    }
    request.depth -= 1
  }

  private func display(_ change: PageRequest.Change) {
    let pages = change.pages
    let completion = change.completion
    cutTurnShort()
    let isSame = pages.count == shown.count && zip(pages, shown).allSatisfy { $0 === $1 }
    discardNeighbors()
    guard change.isAnimated, !isSame, !shown.isEmpty, viewIfLoaded?.window != nil else {
      replace(with: pages)
      completion?(true)
      return
    }
    let side: PageSide = change.direction == .forward ? .after : .before
    neighbors = side == .after ? ([], pages) : (pages, [])
    layOutPages()
    begin(PageTurn(side: side, incoming: pages, isByPerson: false, completion: completion))
    let target = geometry.offset(of: side)
    scrollView.setContentOffset(target, animated: true)
    // If the offset does not change, the scroll view does not report the end of the animation.
    if scrollView.contentOffset == target { pagesStopped() }
  }

  /// Creates the view, which contains a scroll view and a page control.
  open override func loadView() {
    let container = PageContainerView(frame: UIScreen.main.bounds)
    container.clipsToBounds = true
    scrollView.pages = self
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.alwaysBounceHorizontal = navigationOrientation == .horizontal
    scrollView.alwaysBounceVertical = navigationOrientation == .vertical
    container.addSubview(scrollView)
    pageControl.addHandler(for: .valueChanged) { [me = WeakReference(self)] _ in me.wrappedValue?.pageControlChanged() }
    container.addSubview(pageControl)
    view = container
    for page in shown { add(page) }
  }

  /// The orientations that the delegate supports. Default: all except upside down.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation. Default: the screen's orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Called before the size changes. With the style `pageCurl`, the delegate is queried for the spine when the
  /// orientation changes.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let old = viewIfLoaded?.bounds.size ?? .zero
    if (old.width > old.height) != (size.width > size.height) { askForSpine(isLandscape: size.width > size.height) }
  }

  private func askForSpine(isLandscape: Bool) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    spineRequest = (true, nil, nil)
    let wanted = delegate.pageViewController(self, spineLocationFor: isLandscape ? .landscapeRight : .portrait)
    let request = spineRequest
    spineRequest = (false, nil, nil)
    guard wanted != .none, request.pages != nil || (wanted == .mid) == (spine == .mid) else { return }
    spine = wanted
    if wanted == .mid { isDoubleSided = true }
    if let pages = request.pages {
      setViewControllers(pages, direction: .forward, animated: false, completion: request.completion)
    }
  }

  /// The page that determines the status bar style.
  open override var childForStatusBarStyle: UIViewController? { shown.first }

  /// The page that determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { shown.first }

  package override var movesChildrenItself: Bool { true }

  package override var appearingChildren: [UIViewController] { shown }

  package override func appearanceWillChange() { cutTurnShort() }

  package override func appearanceDidEnd() { if appearance == .appeared { calling { loadNeighbors() } } }

  // MARK: Pages

  private var geometry: PageGeometry {
    let bounds = viewIfLoaded?.bounds ?? .zero
    let control = pageControl.isHidden ? 0 : UIKitTuning.pageControlHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    return PageGeometry(
      axis: navigationOrientation,
      isMirrored: viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      pageSize: CGSize(width: bounds.width, height: max(0, bounds.height - control)), spacing: spacing,
      hasBefore: !(neighbors.before ?? []).isEmpty, hasAfter: !(neighbors.after ?? []).isEmpty)
  }

  private func pages(on side: PageSide) -> [UIViewController] {
    (side == .before ? neighbors.before : neighbors.after) ?? []
  }

  /// Queries the data source for the adjacent pages unless they are already known.
  final func loadNeighbors() {
    guard turn == nil, let dataSource, let first = shown.first, let last = shown.last, isViewLoaded else { return }
    guard neighbors.before == nil || neighbors.after == nil else { return }
    if neighbors.before == nil {
      neighbors.before = spread(from: first) { dataSource.pageViewController(self, viewControllerBefore: $0) }
        .reversed()
    }
    if neighbors.after == nil {
      neighbors.after = spread(from: last) { dataSource.pageViewController(self, viewControllerAfter: $0) }
    }
    layOutPages()
  }

  /// Returns the pages after the given page, as many as are displayed at a time, or an empty array if there are not
  /// enough pages. `next` returns the page that is adjacent to a page.
  private func spread(from page: UIViewController, _ next: (UIViewController) -> UIViewController?)
    -> [UIViewController]
  {
    var found: [UIViewController] = []
    var current = page
    while found.count < shown.count, let page = next(current), !shown.contains(where: { $0 === page }) {
      found.append(page)
      current = page
    }
    return found.count == shown.count ? found : []
  }

  private func discardNeighbors() {
    guard turn == nil else { return }
    neighbors = (nil, nil)
    calling {
      updatePageControl()
      viewIfLoaded?.setNeedsLayout()
      if appearance == .appeared { loadNeighbors() }
    }
  }

  private func add(_ page: UIViewController) {
    if page.parentController !== self {
      addChild(page)
      scrollView.addSubview(page.view)
      page.didMove(toParent: self)
    } else if isViewLoaded, page.view.superview !== scrollView {
      scrollView.addSubview(page.view)
    }
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// Displays pages without a transition.
  private func replace(with pages: [UIViewController]) {
    let old = shown.filter { page in !pages.contains { $0 === page } }
    let isOnScreen = appearance != .disappeared && isViewLoaded
    if isOnScreen { for page in old { page.beginAppearanceTransition(false, animated: false) } }
    shown = pages
    if isViewLoaded {
      for page in pages {
        if isOnScreen { page.beginAppearanceTransition(true, animated: false) }
        add(page)
        if isOnScreen {
          AppearanceForwarding.notifyIsAppearing(page)
          AppearanceForwarding.end(page, in: self)
        }
      }
    }
    for page in old {
      remove(page)
      AppearanceForwarding.endDisappearance(page)
    }
    updatePageControl()
    layOutPages()
    if appearance == .appeared { loadNeighbors() }
  }

  // MARK: Turns

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    if turn.isByPerson { delegate?.pageViewController(self, willTransitionTo: turn.incoming) }
    let isOnScreen = appearance == .appeared
    if isOnScreen { for page in shown { page.beginAppearanceTransition(false, animated: true) } }
    for page in turn.incoming {
      if isOnScreen { page.beginAppearanceTransition(true, animated: true) }
      add(page)
      if isOnScreen { AppearanceForwarding.notifyIsAppearing(page) }
    }
    layOutPages()
  }

  /// Ends the running page change at the new pages or at the previous ones.
  private func endTurn(isComplete: Bool) {
    guard let turn else { return }
    self.turn = nil
    calling { end(turn, isComplete: isComplete) }
  }

  /// Ends a page change early. A programmatic change ends at its new pages, and a change by the user at the previous
  /// pages.
  private func cutTurnShort() {
    guard let turn else { return }
    self.turn = nil
    calling { end(turn, isComplete: !turn.isByPerson, isFinished: false) }
  }

  private func end(_ turn: PageTurn, isComplete: Bool, isFinished: Bool = true) {
    if !scrollView.isDragging { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
    let previous = shown
    let leaving = isComplete ? shown : turn.incoming
    if isComplete {
      shown = turn.incoming
    } else {
      for page in turn.incoming where page.appearance == .appearing {
        page.beginAppearanceTransition(false, animated: true)
      }
      for page in shown where page.appearance == .disappearing { page.beginAppearanceTransition(true, animated: true) }
    }
    for page in leaving {
      remove(page)
      AppearanceForwarding.endDisappearance(page)
    }
    for page in shown where page.appearance == .appearing { AppearanceForwarding.end(page, in: self) }
    if isComplete {
      // The previous pages are now the adjacent pages on the opposite side.
      neighbors = (nil, nil)
      if turn.isByPerson {
        if turn.side == .after { neighbors.before = previous } else { neighbors.after = previous }
      }
      moveDot(turn)
    }
    layOutPages(recenters: isComplete)
    if turn.isByPerson {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: isComplete)
    }
    turn.completion?(isComplete && isFinished)
    if appearance == .appeared { loadNeighbors() }
  }

  /// Begins a page change when the scroll view reveals an adjacent page.
  final func pagesMoved() { calling { followPages() } }

  private func followPages() {
    guard !isLayingOut, !shown.isEmpty, turn.map({ $0.isByPerson }) ?? true else { return }
    guard let (side, _) = geometry.side(at: scrollView.contentOffset), turn?.side != side else { return }
    if turn != nil { endTurn(isComplete: false) }
    let incoming = pages(on: side)
    guard !incoming.isEmpty else { return }
    let offset = scrollView.contentOffset
    begin(PageTurn(side: side, incoming: incoming, isByPerson: true, completion: nil))
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  /// Ends the page change when scrolling has stopped.
  final func pagesStopped() {
    guard let turn else { return }
    let position = geometry.side(at: scrollView.contentOffset)
    endTurn(isComplete: position?.side == turn.side && (position?.pages ?? 0) >= 0.5)
  }

  // MARK: Layout

  /// Lays out the scroll view, the page control and the pages.
  final func layOutPages(recenters: Bool = false) {
    guard let container = viewIfLoaded else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let geometry = geometry
    let isHorizontal = navigationOrientation == .horizontal
    scrollView.layoutFrame = CGRect(
      x: isHorizontal ? -spacing / 2 : 0, y: isHorizontal ? 0 : -spacing / 2,
      width: geometry.pageSize.width + (isHorizontal ? spacing : 0),
      height: geometry.pageSize.height + (isHorizontal ? 0 : spacing))
    scrollView.contentSize = geometry.contentSize
    if recenters || turn == nil && !scrollView.isDragging && !scrollView.isDecelerating {
      scrollView.contentOffset = geometry.offset(of: nil)
    }
    layOut(shown, in: geometry.frame(of: nil))
    if let turn { layOut(turn.incoming, in: geometry.frame(of: turn.side)) }
    let height = UIKitTuning.pageControlHeight
    pageControl.layoutFrame = CGRect(
      x: 0, y: container.bounds.height - container.safeAreaInsets.bottom - height, width: container.bounds.width,
      height: height)
  }

  /// Lays out one page, or two pages side by side.
  private func layOut(_ pages: [UIViewController], in frame: CGRect) {
    let isHorizontal = navigationOrientation == .horizontal
    let share = 1 / CGFloat(max(1, pages.count))
    for (index, page) in pages.enumerated() {
      guard let view = page.viewIfLoaded, view.superview === scrollView else { continue }
      let size = CGSize(
        width: isHorizontal ? frame.width * share : frame.width,
        height: isHorizontal ? frame.height : frame.height * share)
      let step = CGFloat(index)
      view.bounds = CGRect(origin: view.bounds.origin, size: size)
      view.center = CGPoint(
        x: frame.minX + size.width / 2 + (isHorizontal ? size.width * step : 0),
        y: frame.minY + size.height / 2 + (isHorizontal ? 0 : size.height * step))
    }
  }

  // MARK: Page control

  private func updatePageControl() {
    let isOffered = transitionStyle == .scroll && navigationOrientation == .horizontal
    let count = isOffered ? dataSource?.presentationCount(for: self) ?? 0 : 0
    pageControl.isHidden = count <= 0
    pageControl.numberOfPages = max(0, count)
    if count > 0 { selectDot(dataSource?.presentationIndex(for: self) ?? 0) }
  }

  private func selectDot(_ index: Int) {
    pageControl.currentPage = index
    dot = pageControl.currentPage
  }

  private func moveDot(_ turn: PageTurn) {
    guard !pageControl.isHidden else { return }
    selectDot(turn.isByPerson ? dot + (turn.side == .after ? 1 : -1) : dataSource?.presentationIndex(for: self) ?? 0)
  }

  /// Turns the page when the user presses the page control.
  private func pageControlChanged() {
    let side: PageSide = pageControl.currentPage > dot ? .after : .before
    pageControl.currentPage = dot
    guard turn == nil else { return }
    calling {
      loadNeighbors()
      let incoming = pages(on: side)
      guard !incoming.isEmpty else { return }
      begin(PageTurn(side: side, incoming: incoming, isByPerson: true, completion: nil))
      scrollView.setContentOffset(geometry.offset(of: side), animated: true)
    }
  }
}

#if !hasFeature(Embedded)
  /// The options of a page view controller.
  private struct PageOptions {
    var spine: UIPageViewController.SpineLocation?
    var spacing: CGFloat = 0

    init(_ options: [UIPageViewController.OptionsKey: Any]?) {
      guard let options else { return }
      if let number = PageOptions.number(options[.spineLocation]) {
        spine = UIPageViewController.SpineLocation(rawValue: Int(number))
      } else {
        spine = options[.spineLocation] as? UIPageViewController.SpineLocation
      }
      if let number = PageOptions.number(options[.interPageSpacing]), CGFloat(number).keepsLimit {
        spacing = max(0, CGFloat(number))
      }
    }

    private static func number(_ value: Any?) -> Double? {
      switch value {
      case let value as CGFloat: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    }
  }
#endif
