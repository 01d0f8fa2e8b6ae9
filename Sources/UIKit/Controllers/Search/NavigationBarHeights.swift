// SPDX-License-Identifier: MIT

/// Computes the form of a navigation controller's bar for the visible screen, or for a transition between two screens.
final class NavigationBarHeights {
  private let bar: UINavigationBar
  /// The running transition. The progress is nil until the transition becomes visible.
  private var change: (from: NavigationBarForm, wasAtEdge: Bool, target: UIViewController, progress: CGFloat?)?

  init(of bar: UINavigationBar) { self.bar = bar }

  /// Returns the current form of the bar.
  func form(for screen: UIViewController?) -> NavigationBarForm {
    guard let change else { return screen.map { form(of: $0) } ?? NavigationBarForm() }
    guard let progress = change.progress else { return change.from }
    return change.from.mixed(with: form(of: change.target), progress: progress)
  }

  /// Returns the form of the bar while the given screen is on top and no transition is running.
  func form(of screen: UIViewController) -> NavigationBarForm {
    let item = screen.navigationItem
    let topBar = contentView(of: screen)?.topBar
    var form = NavigationBarForm()
    if item.prompt != nil { form.prompt = UIKitTuning.promptHeight }
    form.large = bar.largeTitle?.height(of: item) ?? 0
    if let topBar, topBar.upper > 0 {
      form.large = topBar.upperVisible
      form.stretch = topBar.stretch
      form.pull = topBar.pull
    }
    if let search = item.search {
      form.search = search.barView == nil ? 0 : search.rowHeight
      if !search.isActive {
        if let topBar, topBar.lower > 0 { form.search = topBar.lowerVisible }
      } else if search.hidesItems {
        form = NavigationBarForm(items: 0, search: form.search)
      }
    }
    form.largeRow = form.large
    form.searchRow = form.search
    return form
  }

  /// Returns whether the visible screen's content is scrolled to its top edge.
  func isAtEdge(for screen: UIViewController?) -> Bool {
    if let change { return change.progress ?? 0 < 0.5 ? change.wasAtEdge : isAtEdge(of: change.target) }
    return screen.map { isAtEdge(of: $0) } ?? false
  }

  private func isAtEdge(of screen: UIViewController) -> Bool {
    // During a search, the results scroll under the bar, so they are never at its edge.
    if screen.modalState.overlay != nil { return false }
    guard let content = contentView(of: screen) else { return true }
    return content.topBar?.isAtEdge ?? false
  }

  /// Begins a transition from the current form to that of a screen.
  func beginChange(to screen: UIViewController) { change = (bar.form, bar.isAtEdge, screen, nil) }

  /// Sets the progress of the transition, 0...1.
  func setProgress(_ progress: CGFloat) { change?.progress = progress }

  /// Ends the transition.
  func endChange() { change = nil }

  /// Connects a screen's content to the rows that scroll with it: the large title and, if the content extends under the
  /// bar, the search row. While the bar is hidden, the heights of the rows do not change.
  func connect(_ screen: UIViewController, of navigation: UINavigationController, isBarHidden: Bool) {
    let item = screen.navigationItem
    let found = contentView(of: screen)
    if let old = item.movingContent, old !== found { old.topBar = nil }
    item.movingContent = found
    guard let content = found else { return }
    let isBelow = content.contentInsetAdjustmentBehavior != .never
    let large = isBelow ? bar.largeTitle?.height(of: item) ?? 0 : 0
    var row: CGFloat = 0
    if let search = item.search, search.barView != nil, item.hidesSearchBarWhenScrolling, isBelow,
      large > 0 || bar.isTranslucent || screen.extendedLayoutIncludesOpaqueBars
    {
      row = search.rowHeight
    }
    guard large > 0 || row > 0 || bar.hasEdgeAppearance(of: item) else {
      if content.topBar != nil { content.topBar = nil }
      return
    }
    let isAtTop = content.contentOffset.y <= 0 - content.adjustedContentInset.top
    let topBar =
      content.topBar
      ?? ScrollTopBar(upper: large, lower: row, isVisible: isAtTop) { [navigation = WeakReference(navigation)] in
        navigation.wrappedValue?.layOutContents()
      }
    if content.topBar == nil { content.topBar = topBar }
    topBar.refreshHost = change == nil && screen === navigation.shown ? bar.largeTitle?.view : nil
    if isBarHidden || item.search?.isActive == true {
      topBar.pin()
    } else {
      topBar.release(upper: large, lower: row, isAtTop: isAtTop)
    }
  }

  /// Updates whether a screen's content is at its top edge, after the bar's heights or the safe area have changed.
  func updateEdge(of screen: UIViewController) {
    guard let content = contentView(of: screen) else { return }
    guard let topBar = content.topBar else { return }
    topBar.updateEdge(in: content)
    if topBar.upper > 0 { content.refreshControl?.contentMoved() }
  }

  /// Returns whether a screen's content extends under an opaque bar. It does if the screen requests it or the large
  /// title scrolls with the content.
  func extendsBelowOpaqueBar(_ screen: UIViewController) -> Bool {
    if screen.extendedLayoutIncludesOpaqueBars { return true }
    guard let topBar = contentView(of: screen)?.topBar else { return false }
    return topBar.upper > 0
  }

  /// Returns the scroll view at the top edge of a screen, which controls the rows: the screen's content scroll view for
  /// that edge, its view, or its first subview.
  private func contentView(of screen: UIViewController) -> UIScrollView? {
    guard let view = screen.viewIfLoaded,
      let content = screen.contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    else { return nil }
    return content === view || content.convert(content.bounds, to: view).minY < 1 ? content : nil
  }
}
