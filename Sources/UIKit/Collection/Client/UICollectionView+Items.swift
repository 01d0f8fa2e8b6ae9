// SPDX-License-Identifier: MIT

extension UICollectionView: ItemEngineClient {
  var itemSource: AnyObject? { dataSource }

  func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func countItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func makeView(_ key: ElementKey) -> any ItemView {
    guard let dataSource else { return key.isCell ? makeEmptyCell() : UICollectionReusableView(frame: .zero) }
    if key.isCell { return dataSource.collectionView(self, cellForItemAt: key.indexPath) }
    return dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: ElementKindTable.name(of: key.kind) ?? "", at: key.indexPath)
  }

  func makeEmptyCell() -> any ItemCell { UICollectionViewCell(frame: .zero) }

  func moveItem(from: IndexPath, to: IndexPath) { dataSource?.collectionView(self, moveItemAt: from, to: to) }

  var hasItemDelegate: Bool { collectionDelegate != nil }

  func allows(_ action: ItemAction, at path: IndexPath) -> Bool {
    switch action {
    case .move: return dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    case .moveByStandardGesture: return canMoveByStandardGesture(path)
    default: break
    }
    guard let delegate = collectionDelegate else {
      switch action {
      case .primaryAction, .selectSeveral: return false
      case .followFocus: return selectionFollowsFocus
      default: return true
      }
    }
    switch action {
    case .highlight: return delegate.collectionView(self, shouldHighlightItemAt: path)
    case .select: return delegate.collectionView(self, shouldSelectItemAt: path)
    case .deselect: return delegate.collectionView(self, shouldDeselectItemAt: path)
    case .primaryAction: return delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    case .focus: return delegate.collectionView(self, canFocusItemAt: path)
    case .followFocus: return delegate.collectionView(self, selectionFollowsFocusForItemAt: path)
    case .edit: return delegate.collectionView(self, canEditItemAt: path)
    case .selectSeveral: return delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
    case .move, .moveByStandardGesture: return false
    }
  }

  private func canMoveByStandardGesture(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let controller = dataSource as AnyObject as? UICollectionViewController
    controller?.isAskedByGesture = true
    defer { controller?.isAskedByGesture = false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  func report(_ event: ItemEvent) {
    switch event {
    case .prefetch(let paths):
      prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
      return
    case .cancelPrefetching(let paths):
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
      return
    case .didSelect(let path):
      if let cell = cellForItem(at: path) { cell.selectionSegue?.fire(cell) }
    default: break
    }
    guard let delegate = collectionDelegate else { return }
    switch event {
    case .didHighlight(let path): delegate.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight(let path): delegate.collectionView(self, didUnhighlightItemAt: path)
    case .didSelect(let path):
      delegate.collectionView(self, didSelectItemAt: path)
    case .didDeselect(let path): delegate.collectionView(self, didDeselectItemAt: path)
    case .primaryAction(let path): delegate.collectionView(self, performPrimaryActionForItemAt: path)
    case .didBeginSelectingSeveral(let path):
      delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    case .didEndSelectingSeveral: delegate.collectionViewDidEndMultipleSelectionInteraction(self)
    case .willDisplay(let view, let key, let path):
      if key.isCell {
        if let cell = view as? UICollectionViewCell {
          delegate.collectionView(self, willDisplay: cell, forItemAt: path)
        }
      } else if let view = view as? UICollectionReusableView {
        delegate.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: ElementKindTable.name(of: key.kind) ?? "", at: path)
      }
    case .didEndDisplaying(let view, let key, let path):
      if key.isCell {
        if let cell = view as? UICollectionViewCell {
          delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
      } else if let view = view as? UICollectionReusableView {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view,
          forElementOfKind: ElementKindTable.name(of: key.kind) ?? "", at: path)
      }
    case .prefetch, .cancelPrefetching: break
    }
  }

  func itemWasTapped(_ path: IndexPath) {
    if let cell = engine.queries.cell(at: path) as? UICollectionViewListCell, cell.toggledByTap() { return }
    engine.touches.tap(path)
  }

  func selectForPerson(_ path: IndexPath) -> Bool { engine.touches.selectAsking(path) }

  func deselectForPerson(_ path: IndexPath) -> Bool { engine.touches.deselectAsking(path) }

  func target(ofMoving original: IndexPath, from current: IndexPath, to proposed: IndexPath) -> IndexPath {
    collectionDelegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
      toProposedIndexPath: proposed) ?? proposed
  }

  func isEditingCurrent(in cell: any ItemCell) -> Bool { true }

  func updateEditing(animated: Bool) {}

  /// Always false, because the engine manages items that the user is moving.
  var isHoldingContent: Bool { false }

  func contentScrolledBelowFinger(by distance: CGPoint) {}

  func abandonTouches() {
    engine.reordering.abandonMovement(modelHasChanged: true)
    engine.fingers.endMultipleSelection()
  }

  func preferredOffset(_ proposed: CGPoint) -> CGPoint {
    collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
  }

  func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
  }

  func discardSize(of element: VisibleElement) {}

  func contentWillReload() {}

  func indexTitles() -> [String]? { dataSource?.indexTitles(for: self) }

  func follow(indexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    engine.index.showItem(dataSource.collectionView(self, indexPathForIndexTitle: title, at: index))
  }

  var indexMinimum: Int { 0 }

  func paintIndex(_ bar: SectionIndexBar) {}

  /// Registers a nib for views. Passing nil removes the registration.
  final func registerNib(_ nib: UINib?, isCell: Bool, kind: Int32, _ identifier: String) {
    guard let nib else { return engine.registry.register(nil, kind: kind, identifier: identifier) }
    engine.registry.register(
      {
        for object in nib.makeObjects(owner: nil) {
          if isCell, let cell = object as? UICollectionViewCell { return cell }
          if !isCell, let view = object as? UICollectionReusableView { return view }
        }
        nib.reportWithoutView(identifier, isCell ? "UICollectionViewCell" : "UICollectionReusableView")
        return isCell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
      }, kind: kind, identifier: identifier)
  }

  /// Registers a class for views. Passing nil removes the registration.
  final func registerClass(_ viewClass: AnyClass?, isCell: Bool, kind: Int32, _ identifier: String) {
    if let viewClass {
      let base: AnyClass = isCell ? UICollectionViewCell.self : UICollectionReusableView.self
      guard ClassFamily.isClass(viewClass, inFamilyOf: base) else {
        Diagnostics.report(
          "wrongViewClass",
          "The class registered for \(ElementKindTable.title(of: kind)) with the identifier '\(identifier)' must be "
            + "\(isCell ? "UICollectionViewCell" : "UICollectionReusableView") or a subclass. Nothing was registered.")
        return
      }
    }
    engine.registry.register(viewClass, kind: kind, identifier: identifier)
  }
}
