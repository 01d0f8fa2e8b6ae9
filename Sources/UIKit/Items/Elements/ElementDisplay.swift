// SPDX-License-Identifier: MIT

/// Creates, displays and removes the views of elements.
final class ElementDisplay: EnginePart {
  /// The view that a layout pass is adding or removing. Changes made by a pass do not require another pass.
  @exclusivity(unchecked) var ownSubview: UIView?
  @exclusivity(unchecked) var creation: ElementCreation?
  /// A view behind all elements that fills the viewport, or nil if there is none.
  var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }

  /// Creates the view of an element, and displays it with the given attributes and without animation.
  func appear(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    let view = makeView(attributes)
    let element = VisibleElement(key: key, view: view, attributes: attributes, stamp: engine.visible.stamp)
    UIView.withoutAnimation {
      if let cell = view.itemCell, key.isCell {
        // A placeholder is not an item.
        let path = engine.shown.placeholders.model(attributes.indexPath)
        element.isPlaceholder = path == nil
        // This code avoids closures, because each one would check for the main actor.
        var isSelected = false
        var isEdited = false
        if let path {
          isSelected = engine.selection.contains(path)
          isEdited = engine.editing.isEditingItem(path)
        }
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted { cell.isHighlighted = false }
        cell.itemState.isEditingItem = isEdited
      }
      insert(element)
      correctState(of: element)
      // The view may have been laid out before it had a superview, and must now reserve space for the section index.
      if engine.index.indexBar != nil { view.setNeedsLayout() }
      keyDidChange(element)
    }
    // During an update, these attributes are only the starting point. The next layout pass measures the view.
    if engine.updates.running == nil {
      element.run = engine.passes.layoutRun
      engine.sizing.fit(element, to: attributes)
    }
    announce(element)
    // The subviews of a new view must not animate from a zero frame.
    if engine.updates.running != nil || AnimationGroup.current != nil {
      UIView.withoutAnimation { view.layoutMarked() }
    }
  }

  /// Updates the state of a new cell if the state has changed. The cell's own overrides may have changed the selection
  /// before the cell became a visible element, in which case the cell was not notified.
  private func correctState(of element: VisibleElement) {
    guard element.key.isCell, let cell = element.view.itemCell else { return }
    let path = element.isPlaceholder ? nil : engine.shown.placeholders.model(element.key.indexPath)
    guard let path else { return }
    let transactions = engine.transactions
    if cell.isSelected != engine.selection.contains(path) {
      transactions.notify { [engine] in engine.touches.showSelection() }
    }
    if !client.isEditingCurrent(in: cell) { transactions.notify { [client] in client.updateEditing(animated: false) } }
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> any ItemView {
    let key = attributes.key
    if ElementKindTable.category(of: key.kind) == .decorationView { return makeDecoration(attributes) }
    let modelKey = engine.shown.modelKey(of: key)
    let creation = ElementCreation(attributes: attributes, askedKey: modelKey)
    let outer = self.creation
    self.creation = creation
    let view = engine.shown.placeholderCell(key) ?? askForView(modelKey)
    self.creation = outer
    for other in creation.dequeued where other !== view {
      Diagnostics.report(
        "dequeuedTwice",
        "The data source dequeued several views for \(attributes.title) but returned only one. Dequeue "
          + "once, and return that view.")
      engine.registry.enqueue(other)
    }
    // A dequeued view already has these attributes. Later changes by the view or the data source are preserved.
    if !creation.hasDequeued(view) { showFirst(attributes, in: view) }
    if creation.dequeued.isEmpty {
      if view.record.reuseIdentifier == nil, client.itemSource != nil, !engine.options.acceptsForeignViews {
        Diagnostics.report(
          "foreignView",
          "The view that the data source returned for \(attributes.title) was not dequeued from this collection view, "
            + "so it cannot be reused.")
      }
    }
    return view
  }

  private func askForView(_ key: ElementKey) -> any ItemView {
    engine.transactions.expectTransaction()
    return client.makeView(key)
  }

  private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> any ItemView {
    let kind = attributes.key.kind
    let name = ElementKindTable.name(of: kind) ?? ""
    let view = engine.interactive.decorationRegistry(of: kind).dequeue(
      kind: kind, identifier: name, frame: CGRect(origin: .zero, size: attributes.size))
    guard let view else {
      Diagnostics.report(
        "unregisteredDecoration",
        "The layout contains \(attributes.title), but no class is registered for this kind. Call "
          + "register(_:forDecorationViewOfKind:) on the layout. An empty view is displayed.")
      return EmptyItemView(frame: .zero)
    }
    showFirst(attributes, in: view)
    return view
  }

  private func showFirst(_ attributes: UICollectionViewLayoutAttributes, in view: any ItemView) {
    UIView.withoutAnimation {
      ItemViewBehavior.show(attributes, in: view)
      view.apply(attributes)
    }
  }

  /// Ends the display of an element that has already been removed from `visible`. After an update, `newKey` is the
  /// item's current key.
  func retire(_ element: VisibleElement, newKey: ElementKey? = nil) {
    if let cell = element.view.itemCell {
      engine.lists.listSwipes?.reveal.cellLeaves(cell)
      ItemCellBehavior.setDropTarget(false, of: cell)
      ItemCellBehavior.setDragState(.none, of: cell)
    }
    engine.focus.keepFocus(of: element, newKey: newKey)
    engine.sectionHosts.leaveHost(element.view)
    if element.view.superview === client { asOwn(element.view) { element.view.removeFromSuperview() } }
    let isDecoration = ElementKindTable.category(of: element.key.kind) == .decorationView
    if isDecoration || !client.hasItemDelegate || element.isPlaceholder || !element.isAnnounced {
      recycle(element)
    } else {
      engine.transactions.send(.didEndDisplaying(element, element.modelKey.indexPath))
    }
  }

  /// Adds the view of a removed element to the reuse queue.
  func recycle(_ element: VisibleElement) {
    if ElementKindTable.category(of: element.key.kind) == .decorationView {
      engine.interactive.decorationRegistry(of: element.key.kind).enqueue(element.view)
    } else {
      engine.registry.enqueue(element.view)
    }
  }

  /// Reconfigures existing cells through the data source.
  func reconfigure(_ paths: [IndexPath]) {
    engine.transactions.inTransaction {
      for path in paths where !engine.transactions.calls.hasRequests { reconfigure(path) }
    }
  }

  private func reconfigure(_ path: IndexPath) {
    let shown = ElementKey(kind: ElementKindTable.cell, indexPath: engine.shown.shownPath(path))
    guard let element = engine.visible[shown], client.itemSource != nil else { return }
    let outer = creation
    let asked = engine.shown.modelKey(of: element.key)
    creation = ElementCreation(attributes: element.applied, askedKey: asked, existing: element.view)
    engine.transactions.expectTransaction()
    let cell = client.makeView(asked)
    creation = outer
    engine.hold.askSizeAgain(of: element)
    if cell !== element.view {
      Diagnostics.report(
        "reconfiguredCell",
        "The data source returned a different cell for the reconfigured item \(path.section)-\(path.item). The old "
          + "cell remains. Dequeue the cell with the same reuse identifier.")
    }
  }

  /// Restores the positions of element views that the app has removed from the client and not added elsewhere.
  ///
  /// Some apps remove views manually, because early releases of Apple's UIKit left views behind after an update. Such
  /// an app may remove a view that is still in use.
  func takeBackLostViews() {
    let order = engine.visible.elements
    for index in order.indices where order[index].view.parentReference == nil {
      if engine.sectionHosts.joinHost(order[index]) { continue }
      if index > 0 {
        scrollView.insertSubview(order[index].view, aboveSubview: engine.sectionHosts.outermostView(order[index - 1]))
      } else {
        scrollView.insertSubview(order[index].view, at: backgroundView == nil ? 0 : 1)
      }
    }
  }

  /// Ends the display of all elements.
  func retireAll() {
    for element in engine.visible.removeAll() { retire(element) }
  }

  /// Adds an element to the visible elements, and its view to the subviews.
  private func insert(_ element: VisibleElement) {
    let behind = engine.visible.insert(element)
    if engine.sectionHosts.joinHost(element) { return }
    asOwn(element.view) {
      if let behind {
        scrollView.insertSubview(element.view, aboveSubview: engine.sectionHosts.outermostView(behind))
      } else {
        scrollView.insertSubview(element.view, at: backgroundView == nil ? 0 : 1)
      }
      // A section's scroll view may be in front of elements that should be in front of the section's first element.
      if !engine.sectionHosts.hosts.isEmpty { engine.passes.arrangeSubviews() }
    }
  }

  /// Adds or removes the view of an element. During a layout pass, the change does not trigger another pass.
  private func asOwn(_ view: UIView, _ change: @MainActor () -> Void) {
    let outer = ownSubview
    if engine.passes.isLayingOut { ownSubview = view }
    change()
    ownSubview = outer
    if engine.passes.isLayingOut, scrollView.layoutStorage != nil { scrollView.noteNaturalSize() }
  }

  private func backgroundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    scrollView.insertSubview(backgroundView, at: 0)
    layOutBackground()
  }

  /// Resizes the background view to the viewport.
  func layOutBackground() {
    guard let backgroundView, backgroundView.layoutFrame != scrollView.bounds else { return }
    backgroundView.layoutFrame = scrollView.bounds
  }

  /// Called after the key of an element has changed. Updates its data source key and, for assistive technology, a
  /// cell's ordinal position.
  func keyDidChange(_ element: VisibleElement) {
    element.modelKey = engine.shown.modelKey(of: element.key)
    guard element.key.isCell, engine.counts.hasSection(element.key.section) else { return }
    let ordinal = engine.counts.ordinal(section: element.key.section, item: element.key.item) + 1
    if let cell = element.view.itemCell { ItemCellBehavior.setOrdinal(ordinal, of: engine.counts.total, in: cell) }
  }

  /// Notifies the delegate of a new element.
  private func announce(_ element: VisibleElement) {
    let isDecoration = ElementKindTable.category(of: element.key.kind) == .decorationView
    if isDecoration || !client.hasItemDelegate || element.isPlaceholder {
      element.isAnnounced = true
    } else {
      engine.transactions.send(.willDisplay(element))
    }
  }
}
