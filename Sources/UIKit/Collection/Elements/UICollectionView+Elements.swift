// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Makes the view of an element, without animation, and shows it with the attributes.
  final func appear(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    let view = makeView(attributes)
    let element = VisibleElement(key: key, view: view, attributes: attributes, stamp: visible.stamp)
    UIView.withoutAnimation {
      if key.isCell, let cell = view as? UICollectionViewCell {
        // A placeholder is no item.
        let path = placeholders.model(attributes.indexPath)
        element.isPlaceholder = path == nil
        let isSelected = path.map { selection.contains($0) } ?? false
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted { cell.isHighlighted = false }
        cell.isEditingItem = path.map { isEditingItem($0) } ?? false
      }
      insert(element)
      correctState(of: element)
      // It may have been laid out while it was in no view, and now keeps clear of the titles at the edge.
      if indexBar != nil { view.setNeedsLayout() }
      tellPlace(element)
    }
    // In an update the attributes are only where the element starts; the next layout pass asks.
    if updates.running == nil {
      element.run = layoutRun
      fit(element, to: attributes)
    }
    announce(element)
    // What a new view places in its own layout must not grow from nothing in the animation that brings the view.
    if updates.running != nil || AnimationGroup.current != nil {
      UIView.withoutAnimation { view.layoutMarked() }
    }
  }

  /// Shows the state of a new cell again if it differs: while the cell was not among the visible elements, its own overrides may
  /// have changed the selection, and the change did not reach it.
  private func correctState(of element: VisibleElement) {
    guard element.key.isCell, let cell = element.view as? UICollectionViewCell else { return }
    let path = element.isPlaceholder ? nil : placeholders.model(element.key.indexPath)
    guard let path else { return }
    if cell.isSelected != selection.contains(path) { notify { [self] in showSelection() } }
    if !isEditingShown(in: cell) { notify { [self] in showEditing(animated: false) } }
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let key = attributes.key
    if ElementKindTable.category(of: key.kind) == .decorationView { return makeDecoration(attributes) }
    let modelKey = self.modelKey(of: key)
    let creation = ElementCreation(attributes: attributes, askedKey: modelKey)
    let outer = self.creation
    self.creation = creation
    let view = placeholderCell(key) ?? askForView(modelKey)
    self.creation = outer
    for other in creation.dequeued where other !== view {
      Diagnostics.report(
        "dequeuedTwice",
        "The data source dequeued more than one view for \(attributes.title) and returned only one of them; dequeue "
          + "once and return that view.")
      registry.enqueue(other)
    }
    // A dequeued view shows them already; what it or the data source changed since then stays.
    if creation.dequeued.identityIndex(of: view) == nil { showFirst(attributes, in: view) }
    if creation.dequeued.isEmpty {
      if view.reuseIdentifier == nil, dataSource != nil, !acceptsForeignViews {
        Diagnostics.report(
          "foreignView",
          "The data source returned a view for \(attributes.title) that it did not dequeue from this collection view; "
            + "it is shown, but never used again.")
      }
    }
    return view
  }

  private func askForView(_ key: ElementKey) -> UICollectionReusableView {
    expectTransaction()
    let path = key.indexPath
    guard let dataSource else {
      return key.isCell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }
    if key.isCell { return dataSource.collectionView(self, cellForItemAt: path) }
    return dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: ElementKindTable.name(of: key.kind) ?? "", at: path)
  }

  private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let kind = attributes.key.kind
    let name = ElementKindTable.name(of: kind) ?? ""
    let view = decorationRegistry(of: kind).dequeue(
      kind: kind, identifier: name, frame: CGRect(origin: .zero, size: attributes.size))
    guard let view else {
      Diagnostics.report(
        "unregisteredDecoration",
        "The layout places \(attributes.title), but registered no class for that kind; call "
          + "register(_:forDecorationViewOfKind:) on the layout. An empty view is shown.")
      return UICollectionReusableView(frame: .zero)
    }
    showFirst(attributes, in: view)
    return view
  }

  private func showFirst(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionReusableView) {
    UIView.withoutAnimation {
      view.show(attributes)
      view.apply(attributes)
    }
  }

  /// Ends the display of an element whose entry in `visible` is already gone. After an update, `newKey` is the key of its item now.
  final func retire(_ element: VisibleElement, newKey: ElementKey? = nil) {
    if let cell = element.view as? UICollectionViewCell {
      listSwipes?.reveal.cellLeaves(cell)
      cell.isDropTarget = false
      if cell.dragState != .none { cell.dragState = .none }
    }
    keepFocus(of: element, newKey: newKey)
    leaveHost(element.view)
    if element.view.superview === self { asOwn(element.view) { element.view.removeFromSuperview() } }
    let isDecoration = ElementKindTable.category(of: element.key.kind) == .decorationView
    if isDecoration || collectionDelegate == nil || element.isPlaceholder || !element.isAnnounced {
      recycle(element)
    } else {
      send(.didEndDisplaying(element, modelPath(of: element)))
    }
  }

  /// Puts the view of an element that is gone among those that wait to be used again.
  final func recycle(_ element: VisibleElement) {
    if ElementKindTable.category(of: element.key.kind) == .decorationView {
      decorationRegistry(of: element.key.kind).enqueue(element.view)
    } else {
      registry.enqueue(element.view)
    }
  }

  /// Ends the display of everything.
  final func retireAll() {
    for element in visible.removeAll() { retire(element) }
  }

  /// Puts an element among those that show, and its view among the subviews.
  private final func insert(_ element: VisibleElement) {
    let behind = visible.insert(element)
    if joinHost(element) { return }
    asOwn(element.view) {
      if let behind {
        insertSubview(element.view, aboveSubview: outermostView(behind))
      } else {
        insertSubview(element.view, at: backgroundView == nil ? 0 : 1)
      }
      // The scroll view of a section may be in front of elements that are in front of its first one.
      if !hosts.isEmpty { arrangeSubviews() }
    }
  }

  /// Adds or removes the view of an element; in a layout pass without asking for another one.
  private func asOwn(_ view: UIView, _ change: @MainActor () -> Void) {
    let outer = ownSubview
    if isLayingOut { ownSubview = view }
    change()
    ownSubview = outer
    if isLayingOut, layoutStorage != nil { noteNaturalSize() }
  }

  final func backgroundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.layoutFrame = bounds
  }

  /// Tells a cell which of how many items it shows, for assistive technology.
  final func tellPlace(_ element: VisibleElement) {
    guard element.key.isCell, counts.hasSection(element.key.section) else { return }
    let place = counts.ordinal(section: element.key.section, item: element.key.item) + 1
    (element.view as? UICollectionViewCell)?.setPlace(place, of: counts.total)
  }

  /// The place of an element as the data source knows it.
  final func modelPath(of element: VisibleElement) -> IndexPath {
    let path = element.key.indexPath
    return element.key.isCell ? placeholders.model(path) ?? path : path
  }

  /// Notifies the delegate of a new element.
  private func announce(_ element: VisibleElement) {
    let isDecoration = ElementKindTable.category(of: element.key.kind) == .decorationView
    if isDecoration || collectionDelegate == nil || element.isPlaceholder {
      element.isAnnounced = true
    } else {
      send(.willDisplay(element))
    }
  }
}
