// SPDX-License-Identifier: MIT

/// What of the content a change of layout keeps in sight.
enum LayoutChangeAnchor {
  /// The content offset is this one.
  case offset(CGPoint)
  /// The middle of an item stays at a point of the viewport, or moves only as far as the whole item needs.
  case item(IndexPath, at: CGPoint)
}

extension UICollectionView {
  /// Gets whether the new layout was reached, and whether nothing cut its last part, the animation, short.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  final func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let running = interactiveTransition, running.isSettling { running.end(finished: false) }
    let old = collectionViewLayout
    if let running = interactiveTransition {
      refuse(
        "startInteractiveTransition was called while another interactive transition is under way; finish or cancel it "
          + "first. The running one goes on.", completion)
      return running.layout
    }
    guard layout !== old, !isBusy, !updates.hasUncommitted else {
      refuse(
        layout === old
          ? "startInteractiveTransition was called with the layout that the collection view has; give it another one. "
            + "Nothing was started."
          : "startInteractiveTransition was called inside a layout pass, an update or a call to the data source or "
            + "layout; call it from an event. Nothing was started.", completion)
      return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    }
    return inTransaction { installTransition(from: old, to: layout, completion) }
  }

  private func installTransition(
    from old: UICollectionViewLayout, to layout: UICollectionViewLayout,
    _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    updates.finish(finished: false)
    prepareLayout()
    let middle = itemNearestToMiddle()
    let made = makeTransitionLayout(from: old, to: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for element in visible.elements { element.view.willTransition(from: old, to: layout) }
    let isCurrentPrepared = layoutIsValid
    interactiveTransition = InteractiveLayoutTransition(self, made, completion: completion)
    attach(made)
    old.owner = self
    layout.owner = self
    made.begin(isCurrentPrepared: isCurrentPrepared)
    prepareNow(made)
    let end = targetOffset(of: layout, keeping: middle)
    made.offsets = (contentOffset, end)
    takeContentSize(askContentSize())
    return made
  }

  private func refuse(_ reason: String, _ completion: LayoutInteractiveTransitionCompletion?) {
    Diagnostics.report("interactiveTransition", reason)
    if let completion { AppContext.shared.afterCommit { completion(false, false) } }
  }

  private func makeTransitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    guard let delegate = collectionDelegate else {
      return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    }
    let made = delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
    if made.currentLayout === old, made.nextLayout === new, made.collectionView == nil { return made }
    Diagnostics.report(
      "transitionLayout",
      "the delegate's transitionLayoutForOldLayout returned a layout that is in use or not between the two that it was "
        + "given; make it with init(currentLayout:nextLayout:) every time. A plain one is used.")
    return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  /// Goes on to the new layout (progress 1) or back (0), over a time in seconds; nil for the part of 0.3 s that is left.
  final func settleTransition(at goal: CGFloat, duration: TimeInterval? = nil) {
    guard let running = interactiveTransition else {
      Diagnostics.report(
        "interactiveTransition",
        (goal == 1 ? "finishInteractiveTransition" : "cancelInteractiveTransition")
          + " was called without startInteractiveTransition(to:completion:); nothing happens.")
      return
    }
    guard !running.isSettling else { return }
    let layout = running.layout
    if goal == 0 {
      for element in visible.elements { element.view.willTransition(from: layout.nextLayout, to: layout.currentLayout) }
    }
    let rest = min(1, (goal - layout.transitionProgress).magnitude)
    running.settle(at: goal, duration: duration ?? UIKitTuning.updateDuration * TimeInterval(rest))
  }

  /// Puts the layout at which an interactive transition ended in its place.
  final func install(_ layout: UICollectionViewLayout, after transition: InteractiveLayoutTransition) {
    guard interactiveTransition === transition else { return }
    inTransaction { replace(transition.layout, by: layout) }
  }

  private func replace(_ passing: UICollectionViewTransitionLayout, by layout: UICollectionViewLayout) {
    let isPrepared = passing.hasPrepared(layout)
    let other = layout === passing.nextLayout ? passing.currentLayout : passing.nextLayout
    interactiveTransition = nil
    other.owner = nil
    attach(layout)
    // It was prepared on the way, with the same bounds and counts.
    layoutIsValid = isPrepared && counts.areKnown && !layout.isOutOfDate
    if layoutIsValid { takeContentSize(askContentSize()) }
    if activity == .idle, !isTracking {
      contentOffset = legalOffset(contentOffset, contentSize: contentSize)
    }
    passing.currentLayout.finalizeLayoutTransition()
    passing.nextLayout.finalizeLayoutTransition()
    let views = visible.elements.map { $0.view }
    notify { for view in views { view.didTransition(from: other, to: layout) } }
  }

  /// Another change of layout begins: a transition under way ends where it is.
  final func abandonInteractiveTransition() {
    guard let running = interactiveTransition else { return }
    interactiveTransition = nil
    running.abandon()
    running.layout.currentLayout.owner = nil
    running.layout.nextLayout.owner = nil
  }

  /// The progress of a transition layout has changed, and with it the place of the content.
  final func transitionMoved(_ layout: UICollectionViewTransitionLayout, by distance: CGPoint) {
    guard interactiveTransition?.layout === layout else { return }
    inTransaction {
      layout.invalidateLayout(with: layout.makeInvalidationContext())
      let wanted = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
      if counts.areKnown, updates.running == nil { takeContentSize(askContentSize()) }
      if wanted != contentOffset { setExactOffset(wanted) }
    }
  }

  /// Whether a layout that was invalidated is one of the two of a transition, which has to hear of it.
  final func isPartOfTransition(_ layout: UICollectionViewLayout) -> Bool {
    interactiveTransition?.layout.noteInvalidation(of: layout) ?? false
  }

  /// Where decoration views of a kind come from and go to: the layout that registered a class for them.
  final func decorationRegistry(of kind: Int32) -> ReuseRegistry {
    let layout = collectionViewLayout
    guard let passing = layout as? UICollectionViewTransitionLayout else { return layout.decorations }
    let name = ElementKindTable.name(of: kind) ?? ""
    return (passing.owner(ofDecoration: kind, name) ?? layout).decorations
  }

  // Offsets.

  private func targetOffset(of layout: UICollectionViewLayout, keeping middle: IndexPath?) -> CGPoint {
    let size = layout.collectionViewContentSize
    let proposed = proposedOffset(by: layout, keeping: middle, contentSize: size)
    var target = layout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    return legalOffset(target.keepsLimit ? target : proposed, contentSize: size)
  }

  /// The offset at which a change of layout should end: with the item that was nearest to the middle there, unless there is
  /// something else to be kept in sight.
  final func proposedOffset(
    by layout: UICollectionViewLayout, keeping middle: IndexPath?, contentSize size: CGSize
  ) -> CGPoint {
    switch layoutChangeAnchor {
    case .offset(let offset): return legalOffset(offset, contentSize: size)
    case .item(let path, let place):
      guard itemExists(path), let attributes = layout.layoutAttributesForItem(at: path) else { break }
      let frame = attributes.transformedFrame
      let seen = bounds.inset(by: adjustedContentInset)
      let inset = CGPoint(x: seen.minX - bounds.minX, y: seen.minY - bounds.minY)
      return legalOffset(
        CGPoint(
          x: kept(attributes.center.x - place.x, inset.x, seen.width, frame.minX, frame.maxX, bounds.minX),
          y: kept(attributes.center.y - place.y, inset.y, seen.height, frame.minY, frame.maxY, bounds.minY)),
        contentSize: size)
    case nil: break
    }
    guard let middle, let center = layout.layoutAttributesForItem(at: middle)?.center else {
      return legalOffset(contentOffset, contentSize: size)
    }
    let wanted = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    return legalOffset(wanted, contentSize: size)
  }

  /// The offset nearest to a wanted one at which an extent lies within what is seen, or fills it, along one axis. Content at
  /// its beginning stays there if the extent is seen.
  private func kept(
    _ wanted: CGFloat, _ inset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat, _ present: CGFloat
  ) -> CGFloat {
    if present == -inset, start >= 0, end <= length { return present }
    let most = start - inset
    let least = end - inset - length
    return most >= least ? min(max(wanted, least), most) : min(max(wanted, most), least)
  }
}
