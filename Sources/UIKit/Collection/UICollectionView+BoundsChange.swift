// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The size changes in an animation block: what is on screen, comes and goes moves along with it, in the same animation.
  ///
  /// The layout hears of it by `prepare(forAnimatedBoundsChange:)`, is asked where elements come from and go to as in an
  /// update in which nothing changes its place, and hears the end by `finalizeAnimatedBoundsChange()`, in the block. An update
  /// that is still being animated ends, its completion gets false.
  final func animateBoundsChange(from oldBounds: CGRect) {
    guard AnimationGroup.current != nil, UIView.areAnimationsEnabled, hasLaidOut, countsAreValid, window != nil,
      runningUpdate == nil, !isLayingOut, !isAskingDataSource
    else { return }
    finishAnimatingUpdate(finished: false)
    let layout = collectionViewLayout
    let update = RunningUpdate(map: UpdateMap(unchanged: counts), completions: [], elements: order)
    runningUpdate = update
    layout.updateWillBegin()
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    if !layoutIsValid || layout.isOutOfDate { prepareNow(layout) }
    var plan = planOfElements(askContentSize(), proposedOffset: contentOffset)
    askForEnds(&plan)
    let ends = moveViews(update, plan)
    animate(update, plan, ends) { layout.finalizeAnimatedBoundsChange() }
    layout.updateDidEnd()
  }

  /// Asks where the elements that only one of the two sizes shows come from and go to.
  private func askForEnds(_ plan: inout UpdatePlan) {
    let layout = collectionViewLayout
    var shown: Set<ElementKey> = []
    for attributes in plan.shown { shown.insert(attributes.key) }
    for element in order where !shown.contains(element.key) {
      plan.final[element.key] = layout.finalAttributes(for: element.key)
    }
    for attributes in plan.shown where visible[attributes.key] == nil {
      plan.initial[attributes.key] = layout.initialAttributes(for: attributes.key)
    }
  }
}
