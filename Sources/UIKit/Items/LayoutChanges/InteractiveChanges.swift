// SPDX-License-Identifier: MIT

/// The content that stays visible during a layout change.
enum LayoutChangeAnchor {
  /// A content offset to restore.
  case offset(CGPoint)
  /// Keeps the center of an item at a point of the viewport. The item moves only as far as necessary to become entirely
  /// visible.
  case item(IndexPath, at: CGPoint)
}

/// Layout changes that are controlled by a gesture.
final class InteractiveChanges: EnginePart {
  /// The interactive layout change that is in progress or completing.
  @exclusivity(unchecked) var interactiveTransition: InteractiveLayoutTransition?

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    if let running = interactiveTransition, running.isSettling { running.end(finished: false) }
    let old = engine.currentLayout
    if let running = interactiveTransition {
      refuse(
        "startInteractiveTransition was called during another interactive transition and is ignored. Finish or cancel "
          + "that transition first.", completion)
      return running.layout
    }
    guard layout !== old, !engine.transactions.isBusy, !engine.updates.hasUncommitted else {
      refuse(
        layout === old
          ? "startInteractiveTransition was called with the current layout and is ignored. Pass a different layout "
            + "instead."
          : "startInteractiveTransition was called during a layout pass, an update, or a data source or layout "
            + "callback, and is ignored. Call it from an event handler.", completion)
      return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    }
    return engine.transactions.inTransaction { installTransition(from: old, to: layout, completion) }
  }

  private func installTransition(
    from old: UICollectionViewLayout, to layout: UICollectionViewLayout,
    _ completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    engine.updates.finish(finished: false)
    engine.passes.prepareLayout()
    let middle = engine.changes.itemNearestToMiddle()
    let made = makeTransitionLayout(from: old, to: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for element in engine.visible.elements { element.view.willTransition(from: old, to: layout) }
    let isCurrentPrepared = engine.passes.layoutIsValid
    interactiveTransition = InteractiveLayoutTransition(client, made, completion: completion)
    engine.attach(made)
    old.client = client
    layout.client = client
    made.begin(isCurrentPrepared: isCurrentPrepared)
    engine.passes.prepareNow(made)
    let end = targetOffset(of: layout, keeping: middle)
    made.offsets = (scrollView.contentOffset, end)
    engine.passes.takeContentSize(engine.passes.askContentSize())
    return made
  }

  private func refuse(_ reason: String, _ completion: ((Bool, Bool) -> Void)?) {
    Diagnostics.report("interactiveTransition", reason)
    if let completion { AppContext.shared.afterCommit { completion(false, false) } }
  }

  private func makeTransitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    guard let made = client.transitionLayout(from: old, to: new) else {
      return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }
    if made.currentLayout === old, made.nextLayout === new, made.collectionView == nil { return made }
    Diagnostics.report(
      "transitionLayout",
      "transitionLayoutForOldLayout of the delegate returned a layout that is in use, or was not created for "
        + "the given layouts. Create it with init(currentLayout:nextLayout:) each time. A default layout is used.")
    return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  /// Animates to the new layout (1) or back to the previous one (0). The duration is in seconds. If it is nil, the
  /// animation takes the remaining fraction of 0.3 s.
  func settleTransition(at goal: CGFloat, duration: TimeInterval? = nil) {
    guard let running = interactiveTransition else {
      Diagnostics.report(
        "interactiveTransition",
        (goal == 1 ? "finishInteractiveTransition" : "cancelInteractiveTransition")
          + "was called without startInteractiveTransition(to:completion:) and is ignored.")
      return
    }
    guard !running.isSettling else { return }
    let layout = running.layout
    if goal == 0 {
      for element in engine.visible.elements {
        element.view.willTransition(from: layout.nextLayout, to: layout.currentLayout)
      }
    }
    let rest = min(1, (goal - layout.transitionProgress).magnitude)
    running.settle(at: goal, duration: duration ?? UIKitTuning.updateDuration * TimeInterval(rest))
  }

  /// Installs the layout at which an interactive transition ended.
  func install(_ layout: UICollectionViewLayout, after transition: InteractiveLayoutTransition) {
    guard interactiveTransition === transition else { return }
    engine.transactions.inTransaction { replace(transition.layout, by: layout) }
  }

  private func replace(_ passing: UICollectionViewTransitionLayout, by layout: UICollectionViewLayout) {
    let isPrepared = passing.hasPrepared(layout)
    let other = layout === passing.nextLayout ? passing.currentLayout : passing.nextLayout
    interactiveTransition = nil
    other.client = nil
    engine.attach(layout)
    // The layout was already prepared during the transition, for the same bounds and counts.
    engine.passes.layoutIsValid = isPrepared && engine.counts.areKnown && !layout.isOutOfDate
    if engine.passes.layoutIsValid { engine.passes.takeContentSize(engine.passes.askContentSize()) }
    if scrollView.activity == .idle, !scrollView.isTracking {
      scrollView.contentOffset = scrollView.legalOffset(scrollView.contentOffset, contentSize: scrollView.contentSize)
    }
    passing.currentLayout.finalizeLayoutTransition()
    passing.nextLayout.finalizeLayoutTransition()
    let views = engine.visible.elements.map { $0.view }
    engine.transactions.notify { for view in views { view.didTransition(from: other, to: layout) } }
  }

  /// Ends the running transition at its current progress because another layout change begins.
  func abandonInteractiveTransition() {
    guard let running = interactiveTransition else { return }
    interactiveTransition = nil
    running.abandon()
    running.layout.currentLayout.client = nil
    running.layout.nextLayout.client = nil
  }

  /// Called when the progress of a transition layout has changed, which moves the content.
  func transitionMoved(_ layout: UICollectionViewTransitionLayout, by distance: CGPoint) {
    guard interactiveTransition?.layout === layout else { return }
    engine.transactions.inTransaction {
      layout.invalidateLayout(with: layout.makeInvalidationContext())
      let wanted = CGPoint(x: scrollView.contentOffset.x + distance.x, y: scrollView.contentOffset.y + distance.y)
      if engine.counts.areKnown, engine.updates.running == nil {
        engine.passes.takeContentSize(engine.passes.askContentSize())
      }
      if wanted != scrollView.contentOffset { scrollView.setExactOffset(wanted) }
    }
  }

  /// Returns whether an invalidated layout belongs to the running transition. If so, notifies the transition.
  func isPartOfTransition(_ layout: UICollectionViewLayout) -> Bool {
    interactiveTransition?.layout.noteInvalidation(of: layout) ?? false
  }

  /// Returns the registry for decoration views of a kind, from the layout that registered a class for them.
  func decorationRegistry(of kind: Int32) -> ReuseRegistry {
    let layout = engine.currentLayout
    guard let passing = layout as? UICollectionViewTransitionLayout else { return layout.decorations }
    let name = ElementKindTable.name(of: kind) ?? ""
    return (passing.owner(ofDecoration: kind, name) ?? layout).decorations
  }

  // Offsets.

  private func targetOffset(of layout: UICollectionViewLayout, keeping middle: IndexPath?) -> CGPoint {
    let size = layout.collectionViewContentSize
    let proposed = proposedOffset(by: layout, keeping: middle, contentSize: size)
    var target = layout.targetContentOffset(forProposedContentOffset: proposed)
    target = client.preferredOffset(target)
    return scrollView.legalOffset(target.keepsLimit ? target : proposed, contentSize: size)
  }

  /// Returns the content offset at which a layout change must end. The item that was nearest to the center of the
  /// viewport is centered, unless other content must stay visible.
  func proposedOffset(
    by layout: UICollectionViewLayout, keeping middle: IndexPath?, contentSize size: CGSize
  ) -> CGPoint {
    switch engine.changes.layoutChangeAnchor {
    case .offset(let offset): return scrollView.legalOffset(offset, contentSize: size)
    case .item(let path, let position):
      guard engine.queries.itemExists(path), let attributes = layout.layoutAttributesForItem(at: path) else { break }
      let frame = attributes.transformedFrame
      let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
      let inset = CGPoint(x: seen.minX - scrollView.bounds.minX, y: seen.minY - scrollView.bounds.minY)
      return scrollView.legalOffset(
        CGPoint(
          x: kept(
            attributes.center.x - position.x, inset.x, seen.width, frame.minX, frame.maxX, scrollView.bounds.minX),
          y: kept(
            attributes.center.y - position.y, inset.y, seen.height, frame.minY, frame.maxY, scrollView.bounds.minY)),
        contentSize: size)
    case nil: break
    }
    guard let middle, let center = layout.layoutAttributesForItem(at: middle)?.center else {
      return scrollView.legalOffset(scrollView.contentOffset, contentSize: size)
    }
    let wanted = CGPoint(x: center.x - scrollView.bounds.width / 2, y: center.y - scrollView.bounds.height / 2)
    return scrollView.legalOffset(wanted, contentSize: size)
  }

  /// Returns the offset along one axis at which a range is inside the viewport or, if it is longer, fills the viewport.
  /// Of these offsets, the one nearest to the preferred offset is returned. Content that is scrolled to its start stays
  /// there if the range is visible.
  private func kept(
    _ wanted: CGFloat, _ inset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, _ present: CGFloat
  ) -> CGFloat {
    if present == -inset, start >= 0, end <= length { return present }
    let most = start - inset
    let least = end - inset - length
    return most >= least ? min(max(wanted, least), most) : min(max(wanted, most), least)
  }
}
