// SPDX-License-Identifier: MIT

extension UITableView: ItemEngineClient {
  var itemSource: AnyObject? { dataSource }

  func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func countItems(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

  func makeView(_ key: ElementKey) -> any ItemView {
    let shown = key.isCell ? engine.shown.placeholders.shown(key.indexPath) : key.indexPath
    if let waiting = preparedRows.views.removeValue(forKey: ElementKey(kind: key.kind, indexPath: shown)) {
      return waiting
    }
    return makeRowView(key) ?? EmptyItemView(frame: .zero)
  }

  func makeEmptyCell() -> any ItemCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func moveItem(from: IndexPath, to: IndexPath) { dataSource?.tableView(self, moveRowAt: from, to: to) }

  var hasItemDelegate: Bool { true }

  func allows(_ action: ItemAction, at path: IndexPath) -> Bool {
    let delegate = tableDelegate
    switch action {
    case .highlight: return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    case .primaryAction: return delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false
    case .focus: return delegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus
    case .followFocus:
      return delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    case .selectSeveral: return delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    case .select, .deselect, .edit: return true
    // The user moves rows with reorder controls instead of these gestures.
    case .move, .moveByStandardGesture: return false
    }
  }

  func report(_ event: ItemEvent) {
    let delegate = tableDelegate
    switch event {
    case .didHighlight(let path): delegate?.tableView(self, didHighlightRowAt: path)
    case .didUnhighlight(let path): delegate?.tableView(self, didUnhighlightRowAt: path)
    case .didSelect(let path): delegate?.tableView(self, didSelectRowAt: path)
    case .didDeselect(let path): delegate?.tableView(self, didDeselectRowAt: path)
    case .primaryAction(let path): delegate?.tableView(self, performPrimaryActionForRowAt: path)
    case .didBeginSelectingSeveral(let path):
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    case .didEndSelectingSeveral: delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    case .willDisplay(let view, let key, let path): reportWillDisplay(view, key, path)
    case .didEndDisplaying(let view, let key, let path): reportDidEndDisplaying(view, key, path)
    case .prefetch(let paths): prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
    case .cancelPrefetching(let paths): prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
    }
  }

  private func reportWillDisplay(_ view: any ItemView, _ key: ElementKey, _ path: IndexPath) {
    if key.isCell {
      if let cell = view as? UITableViewCell { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
      return
    }
    let content = (view as? TableBoundaryHost)?.content ?? view
    if key.kind == ElementKindTable.header {
      tableDelegate?.tableView(self, willDisplayHeaderView: content, forSection: path.section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: content, forSection: path.section)
    }
  }

  private func reportDidEndDisplaying(_ view: any ItemView, _ key: ElementKey, _ path: IndexPath) {
    if key.isCell {
      guard let cell = view as? UITableViewCell else { return }
      swipes.cellLeaves(cell)
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      return
    }
    let content = (view as? TableBoundaryHost)?.content ?? view
    if key.kind == ElementKindTable.header {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: content, forSection: path.section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: content, forSection: path.section)
    }
  }

  func itemWasTapped(_ path: IndexPath) { rowWasTapped(path) }

  func selectForPerson(_ path: IndexPath) -> Bool { selectRowAsking(path) }

  func deselectForPerson(_ path: IndexPath) -> Bool { deselectRowAsking(path) }

  func target(ofMoving original: IndexPath, from current: IndexPath, to proposed: IndexPath) -> IndexPath { proposed }

  var isHoldingContent: Bool { carrier.carried != nil }

  func contentScrolledBelowFinger(by distance: CGPoint) { carrier.contentScrolled(by: distance) }

  func abandonTouches() {
    swipes.close(animated: false)
    carrier.abandon()
    engine.fingers.endMultipleSelection()
  }

  func preferredOffset(_ proposed: CGPoint) -> CGPoint { proposed }

  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? { nil }

  func discardSize(of element: VisibleElement) {
    guard element.key.isCell, (delegateHeight(ofRow: element.key.indexPath) ?? rowHeight) < 0 else { return }
    measureAgain([element.key.indexPath])
  }

  func contentWillReload() {
    swipes.close(animated: false)
    carrier.abandon()
    discardPrepared()
  }

  /// Returns the index titles, or nil unless the table has the plain style.
  func indexTitles() -> [String]? { style == .plain ? dataSource?.sectionIndexTitles(for: self) : nil }

  func follow(indexTitle title: String, at index: Int) { showSection(ofIndexTitle: title, at: index) }

  var indexMinimum: Int { sectionIndexMinimumDisplayRowCount }

  func paintIndex(_ bar: SectionIndexBar) {
    bar.color = sectionIndexColor
    bar.ground = sectionIndexBackgroundColor
    bar.trackingGround = sectionIndexTrackingBackgroundColor
  }
}
