// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// What layouts say about a batch, or a change of layout, before any view changes.
  struct UpdatePlan {
    var contentSize: CGSize
    var offset: CGPoint
    /// The attributes of everything that is to be on screen, from back to front.
    var shown: [UICollectionViewLayoutAttributes]
    /// Where elements start that come, by their new keys.
    var initial: [ElementKey: UICollectionViewLayoutAttributes]
    /// Where elements end that were on screen, by their old keys.
    var final: [ElementKey: UICollectionViewLayoutAttributes]
    /// Elements that the layout removes or adds of its own accord.
    var deleted: [ElementKey]
    var inserted: [ElementKey]
  }

  /// Applies a batch whose counts are already in place: asks the layout, moves and makes views, starts the animation.
  final func apply(_ update: RunningUpdate) {
    runningUpdate = update
    let layout = collectionViewLayout
    layout.updateWillBegin()
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    prepareNow(layout)
    let size = askContentSize()
    // A smaller content may pull the offset; that must happen in the animation, not before it.
    if legalOffset(contentOffset, contentSize: size) == legalOffset(contentOffset, contentSize: contentSize) {
      takeContentSize(size)
    }
    layout.prepare(forCollectionViewUpdates: update.map.updateItems())
    let plan = makePlan(update, size)
    let ends = moveViews(update, plan)
    animate(update, plan, ends) { layout.finalizeCollectionViewUpdates() }
    layout.updateDidEnd()
  }

  private func makePlan(_ update: RunningUpdate, _ size: CGSize) -> UpdatePlan {
    let layout = collectionViewLayout
    var plan = planOfElements(size, proposedOffset: contentOffset)
    for element in order { plan.final[element.key] = layout.finalAttributes(for: element.key) }
    for attributes in plan.shown { plan.initial[attributes.key] = layout.initialAttributes(for: attributes.key) }
    askForLayoutsOwnChanges(&plan)
    return plan
  }

  /// Asks the layout for the offset and for everything that is on screen there.
  final func planOfElements(_ size: CGSize, proposedOffset: CGPoint) -> UpdatePlan {
    let layout = collectionViewLayout
    var target = layout.targetContentOffset(forProposedContentOffset: proposedOffset)
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if !target.keepsLimit { target = contentOffset }
    target = legalOffset(target, contentSize: size)
    let rect = CGRect(origin: target, size: bounds.size)
    // One viewport more to every side: what leaves the screen must be known to go there, and a layout that is asked for
    // single items may not know those that are not near.
    let surroundings = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var shown: [UICollectionViewLayoutAttributes] = []
    for attributes in layout.layoutAttributesForElements(in: surroundings) ?? [] {
      let key = attributes.key
      guard runningUpdate?.collected[key] == nil else { continue }
      let isShown = isShown(attributes, in: rect)
      guard isShown || exists(key) else { continue }
      runningUpdate?.collected[key] = attributes
      if isShown { shown.append(attributes) }
    }
    shown.sort { VisibleElement.isBehind($0.key, $0.zIndex, $1.key, $1.zIndex) }
    return UpdatePlan(
      contentSize: size, offset: target, shown: shown, initial: [:], final: [:], deleted: [], inserted: [])
  }

  /// Asks which supplementary and decoration elements the layout itself adds and removes, once for each kind in use.
  private func askForLayoutsOwnChanges(_ plan: inout UpdatePlan) {
    let layout = collectionViewLayout
    var kinds: [Int32] = []
    for kind in order.map({ $0.key.kind }) + plan.shown.map({ $0.key.kind })
    where kind != ElementKindTable.cell && !kinds.contains(kind) {
      kinds.append(kind)
    }
    for kind in kinds {
      let name = ElementKindTable.name(of: kind) ?? ""
      let isDecoration = ElementKindTable.category(of: kind) == .decorationView
      let deleted =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: name)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      let inserted =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: name)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      plan.deleted += deleted.map { ElementKey(kind: kind, indexPath: $0) }
      plan.inserted += inserted.map { ElementKey(kind: kind, indexPath: $0) }
    }
  }

  /// Gives every element its new key, makes the views that come, at their starts, and sets aside those that leave.
  /// Returns where those that leave end.
  final func moveViews(_ update: RunningUpdate, _ plan: UpdatePlan) -> [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    let map = update.map
    let oldOrder = order
    let oldVisible = visible
    visible = [:]
    order = []
    passStamp &+= 1
    var isMissing: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in plan.shown {
      let oldKey = plan.inserted.contains(attributes.key) ? nil : map.oldKey(ofNew: attributes.key)
      if let oldKey, !map.isReloaded(oldKey: oldKey), !plan.deleted.contains(oldKey), let element = oldVisible[oldKey],
        element.stamp != passStamp
      {
        element.stamp = passStamp
        element.key = attributes.key
        visible[attributes.key] = element
        order.append(element)
        tellPlace(element)
      } else {
        isMissing[attributes.key] = attributes
      }
    }
    var ends: [UICollectionViewLayoutAttributes] = []
    for element in oldOrder where element.stamp != passStamp {
      update.departing.append(element)
      ends.append(end(of: element, plan, map, layout))
    }
    for attributes in plan.shown where isMissing[attributes.key] != nil {
      let oldKey = plan.inserted.contains(attributes.key) ? nil : map.oldKey(ofNew: attributes.key)
      let isNew = oldKey.map { map.isReloaded(oldKey: $0) } ?? true
      let start = plan.initial[attributes.key] ?? defaultStart(attributes, isNew: isNew, oldKey, layout)
      _ = appear(withKeyOf: attributes, start)
    }
    order.sort { $0.isBehind($1) }
    arrangeSubviews()
    return ends
  }

  private func appear(
    withKeyOf attributes: UICollectionViewLayoutAttributes, _ start: UICollectionViewLayoutAttributes
  ) -> VisibleElement {
    // A layout may answer with an object of its own that is still the old item's; the element is what was asked for.
    guard start.key != attributes.key else { return appear(start) }
    let copy = start.duplicate()
    guard copy.key.kind == attributes.key.kind else { return appear(attributes) }
    copy.indexPath = attributes.indexPath
    return appear(copy)
  }

  private func defaultStart(
    _ attributes: UICollectionViewLayoutAttributes, isNew: Bool, _ oldKey: ElementKey?,
    _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    if !isNew, let oldKey, let former = layout.formerAttributes(for: oldKey) { return former }
    let start = attributes.duplicate()
    start.alpha = 0
    return start
  }

  private func end(
    of element: VisibleElement, _ plan: UpdatePlan, _ map: UpdateMap, _ layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    if let final = plan.final[element.key] { return final }
    let copy = element.applied.duplicate()
    let newKey = plan.deleted.contains(element.key) ? nil : map.newKey(ofOld: element.key)
    if let newKey, !map.isReloaded(oldKey: element.key), let settled = layout.settledAttributes(for: newKey) {
      return settled
    }
    copy.alpha = 0
    return copy
  }

  /// Moves everything to its end over 0.3 s; `finalize` runs in the animation block.
  final func animate(
    _ update: RunningUpdate, _ plan: UpdatePlan, _ ends: [UICollectionViewLayoutAttributes],
    _ finalize: @escaping () -> Void
  ) {
    animatingUpdate = update
    let isAnimated = UIView.areAnimationsEnabled
    UIView.animate(
      withDuration: UIKitTuning.updateDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        takeContentSize(plan.contentSize)
        if contentOffset != plan.offset { contentOffset = plan.offset }
        for attributes in plan.shown {
          guard let element = visible[attributes.key] else { continue }
          _ = element.update(to: attributes)
          element.view.layoutMarked()
        }
        for (element, end) in zip(update.departing, ends) { element.view.show(end) }
        finalize()
      },
      completion: { [self] finished in
        if animatingUpdate === update { finishAnimatingUpdate(finished: finished) }
      })
    if !isAnimated { retireDeparting(update) }
    runningUpdate = nil
    setNeedsLayout()
  }
}
