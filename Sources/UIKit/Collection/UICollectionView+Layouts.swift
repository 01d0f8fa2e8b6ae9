// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Changes to another layout at once, or over 0.3 s.
  ///
  /// The item nearest to the middle of the viewport stays there if it can, unless a layout or the delegate wants another
  /// offset. Elements that both layouts show move from one place to the other; those of one layout alone come from, or go
  /// to, where the other one has them, and fade if it has them nowhere. The completion is called once: with true at the end,
  /// with false if an update, a reload or another change interrupts.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let completions = completion.map { [$0] } ?? []
    let old = collectionViewLayout
    guard layout !== old else {
      deliver(completions, finished: true)
      return
    }
    guard animated, hasLaidOut, countsAreValid, window != nil, runningUpdate == nil, !isLayingOut else {
      finishAnimatingUpdate(finished: false)
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      attach(layout)
      deliver(completions, finished: true)
      return
    }
    finishAnimatingUpdate(finished: false)
    let update = RunningUpdate(map: UpdateMap(unchanged: counts), completions: completions, elements: order)
    let middle = itemNearestToMiddle()
    runningUpdate = update
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    attach(layout)
    prepareNow(layout)
    let size = askContentSize()
    if legalOffset(contentOffset, contentSize: size) == legalOffset(contentOffset, contentSize: contentSize) {
      takeContentSize(size)
    }
    var plan = planOfElements(size, proposedOffset: offset(keeping: middle, inContentOf: size))
    complete(&plan, from: old, to: layout)
    for element in order { element.view.willTransition(from: old, to: layout) }
    let ends = moveViews(update, plan)
    update.atEnd = { [self] in
      for element in order { element.view.didTransition(from: old, to: layout) }
    }
    animate(update, plan, ends) {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
  }

  /// Starts and ends of the elements that only one of the two layouts shows.
  private func complete(_ plan: inout UpdatePlan, from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    var shown: Set<ElementKey> = []
    for attributes in plan.shown { shown.insert(attributes.key) }
    for attributes in plan.shown where visible[attributes.key] == nil {
      plan.initial[attributes.key] =
        new.initialAttributes(for: attributes.key) ?? old.settledAttributes(for: attributes.key)
        ?? faded(attributes)
    }
    for element in order where !shown.contains(element.key) {
      plan.final[element.key] =
        old.finalAttributes(for: element.key) ?? new.settledAttributes(for: element.key)
        ?? new.attributes(for: element.key)?.duplicate() ?? faded(element.applied)
    }
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    copy.alpha = 0
    return copy
  }

  private func itemNearestToMiddle() -> IndexPath? {
    var nearest: (path: IndexPath, distance: CGFloat)?
    for element in order where element.key.isCell {
      let center = element.applied.center
      let x = center.x - bounds.midX
      let y = center.y - bounds.midY
      let distance = x * x + y * y
      let path = element.key.indexPath
      if let other = nearest, other.distance < distance || (other.distance == distance && other.path < path) {
        continue
      }
      nearest = (path, distance)
    }
    return nearest?.path
  }

  private func offset(keeping path: IndexPath?, inContentOf size: CGSize) -> CGPoint {
    guard let path, let center = collectionViewLayout.layoutAttributesForItem(at: path)?.center else {
      return legalOffset(contentOffset, contentSize: size)
    }
    let wanted = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    return legalOffset(wanted, contentSize: size)
  }
}
