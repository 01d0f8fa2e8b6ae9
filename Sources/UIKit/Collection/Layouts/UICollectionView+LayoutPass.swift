// SPDX-License-Identifier: MIT

import SprungModels

extension UICollectionView {
  /// Reloads everything, on behalf of a setter too: a subclass that overrides `reloadData()` is not called there.
  final func reloadContent() {
    guard isBusy else {
      reloadNow()
      return
    }
    calls.requestReload { [self] in reloadNow() }
  }

  /// Discards all elements, selection, counts and geometry at once, in a transaction.
  final func reloadNow() {
    inTransaction {
      contentWillReload()
      updates.finish(finished: false)
      _ = closeListSwipes(animated: false)
      if selection.highlighted != nil { forgetTouch() }
      retireAll()
      selection.removeAll()
      placeholders.removeAll()
      stopScrollingAtEdges()
      movement = nil
      endMultipleSelection()
      prefetcher.reset()
      asksForIndex = true
      counts.forget()
      let layout = collectionViewLayout
      let context = layout.makeInvalidationContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
      layoutIsValid = false
      setNeedsLayout()
    }
  }

  /// Asks the data source for its counts unless they are known; each section is asked exactly once.
  final func loadCounts() {
    guard !counts.areKnown else { return }
    inTransaction {
      let known = askCounts()
      placeholders.fit(known)
      takeCounts(placeholders.places.shownCounts(known))
      selection.discardMissing(in: known)
    }
  }

  /// Goes by new counts from now on.
  final func takeCounts(_ sections: [Int]) {
    counts.set(sections)
    layer.mark(.accessibility)
  }

  /// The counts that the data source has now; negative ones are a fault and count as none.
  final func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    expectTransaction()
    let sections = notNegative(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      // What was requested in the last call may have changed the model.
      guard !calls.hasRequests else { break }
      counts.append(
        notNegative(
          dataSource.collectionView(self, numberOfItemsInSection: section), "numberOfItemsInSection \(section)"))
    }
    return counts
  }

  private func notNegative(_ count: Int, _ subject: String) -> Int {
    guard count < 0 else { return count }
    Diagnostics.report(
      "negativeCount", "The data source answered \(subject) with \(count); counts must not be negative, so 0 is used.")
    return 0
  }

  /// Runs layout passes until nothing is invalid any more, ten at most.
  final func runLayoutPasses() {
    guard !isBusy else {
      // The mark that led here is cleared already, and the pass that is open may have read the bounds before.
      notify { [self] in setNeedsLayout() }
      return
    }
    inTransaction {
      isLayingOut = true
      layoutRun &+= 1
      passUntilSettled()
      isLayingOut = false
    }
  }

  private func passUntilSettled() {
    holding.beginRun()
    while holding.mayPassAgain {
      runLayoutPass()
      if calls.hasRequests {
        // The model may have changed under the pass: the request comes first, then another pass.
        visible.answer = nil
        setNeedsLayout()
        return
      }
      if layoutIsValid && counts.areKnown {
        if stillFollowsAim() { continue }
        if collectionViewLayout.wantsToLetGo() {
          holding.want(collectionViewLayout)
          layoutIsValid = false
          continue
        }
        refreshListLooks()
        if pathToFocus != nil { notify { [self] in focusAwaitedItem() } }
        if isPrefetchingEnabled, placeholders.isEmpty, let prefetchDataSource {
          prefetcher.follow(self, prefetchDataSource)
        }
        return
      }
    }
    Diagnostics.report(
      "layoutNeverSettles",
      "The layout of a collection view was invalidated again in each of \(UIKitTuning.layoutPassLimit) layout passes; "
        + "layoutAttributesForElements(in:), cellForItemAt and apply(_:) must not invalidate the layout every time.")
    layoutIsValid = true
    loadCounts()
  }

  private func runLayoutPass() {
    expectTransaction()
    prepareLayout()
    if !hasLaidOut { startWhereLinesBegin() }
    hasLaidOut = true
    if let backgroundView, backgroundView.layoutFrame != bounds { backgroundView.layoutFrame = bounds }
    placeHosts()
    adoptElements()
    visible.beginPass()
    let rect = bounds
    let asked = meetWhatStays(in: rect) ?? rect
    let attributes = withMovement(presenting { collectionViewLayout.layoutAttributesForElements(in: asked) } ?? [])
    var isReordered = false
    var last = -1
    for attribute in attributes where isShown(attribute, in: rect) {
      guard let element = visible.element(attribute.key, near: &last) else {
        appearing.append(attribute)
        continue
      }
      // The first of two attributes for one element counts.
      guard !visible.isMet(element) else { continue }
      visible.meet(element)
      if element.update(to: attribute) { isReordered = true }
      if element.fittedSize != attribute.size { fit(element, to: attribute) }
    }
    for element in visible.removeUnmet() { retire(element) }
    takeBackLostViews()
    if isReordered { sortElements() }
    appearPending()
    removeEmptyHosts()
    visible.answer = mayKeepAnswer ? KeptAnswer(rect: rect) : nil
  }

  /// Whether the layout's answer holds until it is prepared again.
  private var mayKeepAnswer: Bool {
    collectionViewLayout.keepsAttributes && layoutIsValid && movement == nil && updates.running == nil
      && hosts.isEmpty && placeholders.isEmpty
  }

  /// Meets the elements of which the kept answer says that they still show, and answers what is to be asked for beside them; nil if
  /// nothing is kept.
  private func meetWhatStays(in rect: CGRect) -> CGRect? {
    guard mayKeepAnswer, let unknown = visible.answer?.unknownPart(of: rect) else { return nil }
    for element in visible.elements where FlowLayoutModel.touches(element.applied.frame, rect) { visible.meet(element) }
    return unknown
  }

  /// Where people write from right to left, a mirrored layout shows its beginning, which lies at the right, at first.
  private func startWhereLinesBegin() {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection, activity == .idle,
      effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
    else { return }
    let range = offsetRange.x
    guard contentOffset.x == range.lowerBound, range.upperBound > range.lowerBound else { return }
    setExactOffset(CGPoint(x: range.upperBound, y: contentOffset.y))
  }

  /// The direction of writing has changed: a mirrored layout goes on to show what it showed, from the other side.
  final func mirror(from old: UITraitCollection?) {
    guard let old else { return }
    if old.displayScale != traitCollection.displayScale
      || old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      askAllSizesAgain()
    }
    guard old.layoutDirection != traitCollection.layoutDirection,
      collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    else { return }
    let range = offsetRange.x
    let mirrored = range.upperBound - (contentOffset.x - range.lowerBound)
    collectionViewLayout.invalidateLayout()
    if mirrored != contentOffset.x { setExactOffset(CGPoint(x: mirrored, y: contentOffset.y)) }
  }

  /// On a screen of another scale views round the sizes that they prefer to other pixels, and texts of another size need other
  /// heights.
  private func askAllSizesAgain() {
    // Visible content stays in place while the sizes before it change.
    holding.want(collectionViewLayout)
    collectionViewLayout.fittedSizesBecomeEstimates()
    for element in visible.elements {
      forgetSize(of: element)
      askSizeAgain(of: element)
    }
  }

  private func appearPending() {
    guard !appearing.isEmpty else { return }
    var pending = appearing
    appearing.removeAll(keepingCapacity: true)
    // Layouts mostly answer in this order.
    for index in 1..<pending.count where isBehind(pending[index], pending[index - 1]) {
      pending.sort { isBehind($0, $1) }
      break
    }
    for attribute in pending where visible[attribute.key] == nil && !calls.hasRequests { appear(attribute) }
  }

  private func isBehind(_ one: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes) -> Bool {
    VisibleElement.isBehind(one.key, one.zIndex, other.key, other.zIndex)
  }

  /// Brings order and subviews into line with the zIndex of the elements.
  final func sortElements() {
    visible.sort()
    arrangeSubviews()
  }

  /// Moves views that lie behind one that they should cover; those in the right order are not touched.
  final func arrangeSubviews() {
    let order = visible.elements
    guard order.count > 1 else { return }
    for index in 1..<order.count {
      let view = outermostView(order[index])
      let previous = outermostView(order[index - 1])
      guard let place = subviews.identityIndex(of: view),
        let previousPlace = subviews.identityIndex(of: previous), place < previousPlace
      else { continue }
      insertSubview(view, aboveSubview: previous)
    }
    arrangeHosts()
  }

  /// True if attributes belong to an existing element that touches the rectangle.
  final func isShown(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
    guard FlowLayoutModel.touches(frameOnScreen(attributes), rect) else { return false }
    let key = attributes.key
    guard !counts.has(key) else { return true }
    if key.isCell {
      let sectionExists = counts.hasSection(key.section)
      Diagnostics.report(
        "attributesBeyondCounts",
        "The layout returned attributes for item \(key.section)-\(key.item), but "
          + (sectionExists
            ? "section \(key.section) has \(counts[key.section]) items"
            : "there are \(counts.count) sections")
          + "; they are ignored. Layouts must drop what they keep when counts change.")
      return false
    }
    Diagnostics.report(
      "attributesBeyondCounts",
      "The layout returned attributes for \(attributes.title), but there are \(counts.count) sections; they are ignored."
    )
    return false
  }

  /// Loads counts, prepares the layout if it is invalid and takes over its content size.
  final func prepareLayout() {
    inTransaction { prepareInTransaction() }
  }

  private func prepareInTransaction() {
    loadCounts()
    let layout = collectionViewLayout
    if layoutIsValid, layout.isOutOfDate { layoutIsValid = false }
    guard !layoutIsValid else { return }
    if layout.holdsWhilePreparing { holding.want(layout) }
    let held = elementToHold()
    prepareNow(layout)
    takeContentSize(askContentSize(), keeping: held)
  }

  /// Calls `prepare()`; what the layout invalidates in it is being prepared already.
  final func prepareNow(_ layout: UICollectionViewLayout) {
    expectTransaction()
    visible.answer = nil
    layout.isPreparing = true
    presenting {
      layout.prepare()
      layout.takeUpChanges()
    }
    layout.isPreparing = false
    layoutIsValid = true
  }

  /// The content size of the layout with pending adjustments; one that is not finite, or absurd, is a fault and changes nothing,
  /// and negative sides become 0.
  final func askContentSize() -> CGSize {
    let size = presenting { collectionViewLayout.collectionViewContentSize }
    let width = size.width + pendingSizeAdjustment.width
    let height = size.height + pendingSizeAdjustment.height
    pendingSizeAdjustment = .zero
    guard width.keepsLimit, height.keepsLimit else {
      Diagnostics.report(
        "contentSize",
        "collectionViewContentSize of the layout is \(Double(width)) x \(Double(height)); "
          + "\(GeometryLimit.rule), so the old content size stays.")
      return contentSize
    }
    return CGSize(width: width, height: height).notNegative("collectionViewContentSize of the layout")
  }

  /// Takes a content size over unless the offset would have to give way: that belongs into the animation.
  final func takeContentSizeUnlessOffsetMoves(_ size: CGSize) {
    guard legalOffset(contentOffset, contentSize: size) == legalOffset(contentOffset, contentSize: contentSize) else {
      return
    }
    takeContentSize(size)
  }

  final func takeContentSize(_ size: CGSize) {
    if contentSize != size {
      contentSize = size
      for reference in collectionViewLayout.animators { reference.animator?.contentSizeChanged() }
    }
  }

  /// The layout told that it is not valid any more.
  final func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === collectionViewLayout || isPartOfTransition(layout) else { return }
    if context.invalidateDataSourceCounts, updates.running == nil { counts.forget() }
    layoutIsValid = false
    askSizesAgain(namedIn: context)
    // What the layout keeps in place needs no other adjustment.
    let offset = context.isFromFitting && holding.isWanted ? CGPoint.zero : context.contentOffsetAdjustment
    let size = context.contentSizeAdjustment
    pendingOffsetAdjustment = CGPoint(x: pendingOffsetAdjustment.x + offset.x, y: pendingOffsetAdjustment.y + offset.y)
    pendingSizeAdjustment = CGSize(
      width: pendingSizeAdjustment.width + size.width, height: pendingSizeAdjustment.height + size.height)
    setNeedsLayout()
  }

  /// Shows the present counts from scratch, without animation and without asking for them again.
  final func showWithoutAnimation() {
    inTransaction {
      retireAll()
      let layout = collectionViewLayout
      let context = layout.makeInvalidationContext()
      context.invalidateEverything = true
      layout.invalidateLayout(with: context)
      layoutIsValid = false
      setNeedsLayout()
    }
  }

  /// Asks the layout, before new bounds are stored, whether they invalidate it.
  final func askLayoutAboutBounds(_ newBounds: CGRect) {
    keepAimWhileResizing(to: newBounds.size)
    let layout = collectionViewLayout
    guard layout.collectionView === self, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }
}
