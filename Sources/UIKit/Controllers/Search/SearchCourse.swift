// SPDX-License-Identifier: MIT

/// Runs a search controller's search: manages its beginning and end, and the order of the delegate calls.
///
/// The search begins with `presentSearchController` if the delegate implements it. After that, `willPresent` and
/// `updateSearchResults` are called, the animation runs, and `didPresent` is called. At the end of the search,
/// `willDismiss` is called, editing ends, `updateSearchResults` is called with an empty search bar, the animation runs,
/// and `didDismiss` is called. If one of these calls begins or ends the search, the remaining calls are skipped.
final class SearchCourse {
  private enum Phase {
    case inactive
    case presenting
    case active
    case dismissing
  }

  @WeakReference var controller: UISearchController?
  /// The navigation item that displays the search bar.
  @WeakReference var item: UINavigationItem?
  /// Whether the results are visible.
  var showsResults = false
  /// Whether the results are shown and hidden automatically, depending on whether the search bar contains text.
  var showsResultsAutomatically = true
  private var phase = Phase.inactive
  private var site: SearchSite?
  /// The search that the screen's navigation item had before this search.
  private var replaced: (any NavigationBarSearch)?
  /// Whether the navigation bar displays the search bar only during this search, because the search bar has no
  /// superview.
  private var isBorrowed = false
  /// Whether the search was begun by the user or through `isActive`. If so, the delegate is notified.
  private var isAutomatic = true
  private var isAskingDelegate = false
  /// The number of times that a search has begun or ended, by which outdated callbacks are detected.
  private var number = 0
  private var completions: [() -> Void] = []

  var isActive: Bool { phase == .presenting || phase == .active }

  // MARK: Beginning a search

  /// Begins a search on behalf of the user or the application.
  func begin() {
    guard let controller, phase == .inactive || phase == .dismissing else { return }
    if let delegate = controller.delegate, !isAskingDelegate {
      isAskingDelegate = true
      let answer: Void? = OptionalCall.answer(of: delegate, "presentSearchController(_:)") {
        delegate.presentSearchController(controller)
      }
      isAskingDelegate = false
      if answer != nil { return }
    }
    begin(at: findSite(from: nil), isAutomatic: true, isAnimated: true)
  }

  private func findSite(from source: UIViewController?) -> SearchSite? {
    if let item { return SearchSite(of: item) }
    if let bar = controller?.searchBar, let site = SearchSite(around: bar) { return site }
    return source.flatMap { SearchSite(around: $0) }
  }

  private func begin(at site: SearchSite?, isAutomatic: Bool, isAnimated: Bool) {
    if phase == .dismissing { endNow() }
    guard let controller, let site, let host = site.host, phase == .inactive, controller.parent == nil else {
      return callCompletions()
    }
    self.site = site
    self.isAutomatic = isAutomatic
    phase = .presenting
    let mine = nextNumber()
    if isAutomatic { controller.delegate?.willPresentSearchController(controller) }
    guard mine == number else { return }
    isBorrowed = item == nil && controller.searchBar.window == nil && site.navigation != nil
    replaced = host.navigationItem.search
    host.navigationItem.search = self
    if isBorrowed { site.navigation?.bar.itemsChanged() }
    host.addChild(controller)
    controller.modalState.presenter = host
    if needsOverlay { site.cover(with: controller.view) }
    controller.didMove(toParent: host)
    updateOverlay()
    showAutomaticParts()
    if isAutomatic || controller.searchBar.isFirstResponder {
      update()
    } else {
      // The results are updated when the search bar becomes first responder.
      site.layOut()
      controller.searchBar.becomeFirstResponder()
    }
    guard mine == number else { return }
    animate(
      isAnimated,
      {
        self.site?.layOut()
        self.scrollBarIntoView()
      },
      then: { self.didBegin(mine) })
  }

  private func didBegin(_ mine: Int) {
    guard mine == number, phase == .presenting, let controller else { return }
    phase = .active
    if isAutomatic { controller.delegate?.didPresentSearchController(controller) }
    callCompletions()
  }

  /// If the search bar is at the top of a list, scrolls the list so that the bar is at the top of the screen.
  private func scrollBarIntoView() {
    guard item == nil, let bar = controller?.searchBar else { return }
    var ancestor = bar.superview
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    guard let list = ancestor as? UIScrollView else { return }
    let top = bar.convert(bar.bounds, to: list).minY - list.adjustedContentInset.top
    list.contentOffset = CGPoint(x: list.contentOffset.x, y: list.offsetRange.clamp(CGPoint(x: 0, y: top)).y)
  }

  // MARK: Ending a search

  /// Ends the search.
  func end() { end(isAutomatic: true, isAnimated: true) }

  private func end(isAutomatic: Bool, isAnimated: Bool) {
    guard isActive, let controller else { return callCompletions() }
    self.isAutomatic = isAutomatic
    phase = .dismissing
    let mine = nextNumber()
    if isAutomatic { controller.delegate?.willDismissSearchController(controller) }
    guard mine == number else { return }
    controller.searchBar.resignFirstResponder()
    _ = controller.searchBar.clearText()
    showAutomaticParts()
    update()
    guard mine == number else { return }
    returnNavigationItem()
    animate(
      isAnimated,
      {
        if let overlay = self.site?.host?.modalState.overlay { overlay.alpha = 0 }
        self.site?.layOut()
      },
      then: { self.didEnd(mine) })
  }

  /// Ends the search without an animation, whatever its phase.
  func endNow() {
    if isActive { end(isAutomatic: true, isAnimated: false) }
    if phase == .dismissing { didEnd(number) }
  }

  private func didEnd(_ mine: Int) {
    guard mine == number, phase == .dismissing else { return }
    phase = .inactive
    returnNavigationItem()
    removeOverlay()
    site = nil
    if showsResultsAutomatically { showsResults = false }
    guard let controller else { return callCompletions() }
    controller.modalState.presenter = nil
    controller.willMove(toParent: nil)
    controller.removeFromParent()
    if isAutomatic { controller.delegate?.didDismissSearchController(controller) }
    callCompletions()
  }

  private func returnNavigationItem() {
    guard let item = site?.host?.navigationItem, item.search === self else { return }
    item.search = self.item === item ? self : replaced
    replaced = nil
    guard isBorrowed else { return }
    isBorrowed = false
    site?.navigation?.bar.itemsChanged()
  }

  // MARK: Shared helpers

  private func nextNumber() -> Int {
    number &+= 1
    return number
  }

  private func callCompletions() {
    let calls = completions
    completions = []
    for call in calls { call() }
  }

  private func animate(_ isAnimated: Bool, _ changes: @escaping () -> Void, then end: @escaping () -> Void) {
    guard isAnimated, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled,
      site?.host?.viewIfLoaded?.window != nil
    else {
      changes()
      return end()
    }
    UIView.animate(
      withDuration: UIKitTuning.searchDuration, delay: 0, options: .beginFromCurrentState, animations: changes,
      completion: { _ in end() })
  }

  private func update() {
    guard let controller else { return }
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
  }

  private func showAutomaticParts() {
    guard let controller else { return }
    if controller.automaticallyShowsCancelButton { controller.searchBar.displayCancelButton(isActive) }
    if controller.automaticallyShowsScopeBar { controller.searchBar.displayScopeBar(isActive) }
  }

  // MARK: The overlay

  private var needsOverlay: Bool {
    guard let controller else { return false }
    return controller.obscuresBackgroundDuringPresentation || controller.searchResultsController != nil
  }

  /// Updates the overlay after a setting that affects it has changed.
  func overlayChanged() {
    guard isActive, let controller, let site else { return }
    if !needsOverlay {
      removeOverlay()
    } else if site.host?.modalState.overlay == nil {
      site.cover(with: controller.view)
    }
    updateOverlay()
  }

  private func updateOverlay() {
    guard let controller, let overlay = site?.host?.modalState.overlay as? SearchOverlayView else { return }
    overlay.alpha = 1
    if showsResultsAutomatically {
      showsResults = controller.searchBar.searchTextField.hasText
    }
    overlay.show(results: showsResults, dims: controller.obscuresBackgroundDuringPresentation)
    overlay.setNeedsLayout()
  }

  private func removeOverlay() {
    guard let host = site?.host, let overlay = host.modalState.overlay else { return }
    overlay.removeFromSuperview()
    host.modalState.overlay = nil
  }

  /// Returns the bottom edge of the search bar in the overlay's coordinates, or 0 if the search bar is in a navigation
  /// bar.
  func barBottom(in overlay: UIView) -> CGFloat {
    guard item == nil, !isBorrowed, let bar = controller?.searchBar, let host = site?.host?.viewIfLoaded,
      bar.isDescendant(of: host)
    else { return 0 }
    return max(0, bar.convert(bar.bounds, to: overlay).maxY)
  }
}

extension SearchCourse: SearchBarClient {
  func searchBarDidBeginEditing() {
    if isActive { update() } else { begin() }
  }

  func searchBarDidChange() {
    guard isActive else { return }
    updateOverlay()
    update()
  }

  func searchBarDidReturn() { if isActive { controller?.searchBar.resignFirstResponder() } }

  func searchBarWillCancel() {
    guard isActive, let bar = controller?.searchBar, bar.clearText() else { return }
    bar.delegate?.searchBar(bar, textDidChange: "")
  }

  func searchBarDidCancel() { end() }

  func programChangedCancelButton() { controller?.automaticallyShowsCancelButton = false }

  func programChangedScopeBar() { controller?.automaticallyShowsScopeBar = false }

  func searchBarHeightDidChange() {
    item?.bar?.superview?.setNeedsLayout()
    site?.navigation?.viewIfLoaded?.setNeedsLayout()
  }
}

extension SearchCourse: NavigationBarSearch {
  var barView: UIView? { item != nil || isBorrowed ? controller?.searchBar : nil }

  var rowHeight: CGFloat { controller?.searchBar.rowHeight ?? 0 }

  var hidesItems: Bool { controller?.hidesNavigationBarDuringPresentation ?? false && !isTitleView }

  /// Whether the search bar is in the title view, so that hiding the row with the title would also hide the search bar.
  private var isTitleView: Bool {
    guard let title = site?.host?.navigationItem.titleView else { return false }
    return controller?.searchBar.isDescendant(of: title) ?? false
  }

  func layOut(in row: CGRect) {
    guard let bar = controller?.searchBar else { return }
    let side = UIKitTuning.searchRowSide
    bar.rowMargin = isActive ? side.active : row.width < side.widthOfWide ? side.narrow : side.wide
    bar.layoutFrame = row
  }

  func cancel() -> Bool { isActive && controller?.searchBar.cancelByEscape() ?? false }
}

extension SearchCourse: OwnPresentation {
  var isPresented: Bool { isActive }

  func present(from source: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
    controller?.connectBar()
    if let completion { completions.append(completion) }
    guard !isActive else { return callCompletions() }
    begin(at: findSite(from: source), isAutomatic: false, isAnimated: isAnimated)
  }

  func dismiss(isAnimated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    end(isAutomatic: false, isAnimated: isAnimated)
  }
}
