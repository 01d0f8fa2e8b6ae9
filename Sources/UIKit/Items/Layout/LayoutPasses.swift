// SPDX-License-Identifier: MIT

import SprungModels

/// Runs layout passes and prepares the layout.
final class LayoutPasses: EnginePart {
  @exclusivity(unchecked) var layoutIsValid = false
  @exclusivity(unchecked) var hasLaidOut = false
  @exclusivity(unchecked) var isLayingOut = false
  @exclusivity(unchecked) var pendingOffsetAdjustment = CGPoint.zero
  @exclusivity(unchecked) var pendingSizeAdjustment = CGSize.zero
  @exclusivity(unchecked) var appearing: [UICollectionViewLayoutAttributes] = []
  /// The context with which the layout is invalidated after new bounds are stored.
  @exclusivity(unchecked) private var boundsInvalidation: UICollectionViewLayoutInvalidationContext?
  @exclusivity(unchecked) private var isInvalidatingForBounds = false
  /// The number of runs of layout passes so far.
  @exclusivity(unchecked) var layoutRun: UInt32 = 0

  /// Reloads all content. Setters use this method because they must not call subclass overrides of `reloadData()`.
  func reloadContent() {
    guard engine.transactions.isBusy else {
      reloadNow()
      return
    }
    engine.transactions.requestReload { [self] in reloadNow() }
  }

  /// Discards all elements, selection, counts and geometry immediately, in a transaction.
  func reloadNow() {
    engine.transactions.inTransaction {
      client.contentWillReload()
      engine.updates.finish(finished: false)
      _ = engine.lists.closeListSwipes(animated: false)
      if engine.selection.highlighted != nil { engine.touches.discardTouch() }
      engine.display.retireAll()
      engine.selection.removeAll()
      engine.shown.placeholders.removeAll()
      engine.edges.stopScrollingAtEdges()
      engine.reordering.movement = nil
      engine.fingers.endMultipleSelection()
      engine.prefetcher.reset()
      engine.index.asksForIndex = true
      engine.counts.invalidate()
      let layout = engine.currentLayout
      let context = layout.makeInvalidationContext()
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
      layoutIsValid = false
      scrollView.setNeedsLayout()
    }
  }

  /// Queries the data source for its item counts unless they are known. Each section is queried exactly once.
  func loadCounts() {
    guard !engine.counts.areKnown else { return }
    engine.transactions.inTransaction {
      let known = askCounts()
      engine.shown.placeholders.fit(known)
      takeCounts(engine.shown.placeholders.positions.shownCounts(known))
      engine.selection.discardMissing(in: known)
    }
  }

  /// Stores new counts.
  func takeCounts(_ sections: [Int]) {
    engine.counts.set(sections)
    scrollView.layer.mark(.accessibility)
  }

  /// Queries the data source for the current item counts. A negative count is reported as a fault and treated as 0.
  func askCounts() -> [Int] {
    guard client.itemSource != nil else { return [] }
    engine.transactions.expectTransaction()
    let sections = notNegative(client.countSections(), "numberOfSections(in:)")
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      // Requests during the previous query may have changed the model.
      guard !engine.transactions.calls.hasRequests else { break }
      counts.append(notNegative(client.countItems(inSection: section), "numberOfItemsInSection \(section)"))
    }
    return counts
  }

  private func notNegative(_ count: Int, _ subject: String) -> Int {
    guard count < 0 else { return count }
    Diagnostics.report(
      "negativeCount", "The data source returned \(count) from \(subject). Counts cannot be negative, so 0 is used.")
    return 0
  }

  /// Runs layout passes until nothing is invalid, within the limits of `HeldPosition`.
  func runLayoutPasses() {
    guard !engine.transactions.isBusy else {
      // Set the needs-layout flag again, because it has already been cleared, and the open pass may have read the
      // bounds earlier.
      engine.transactions.notify { [self] in scrollView.setNeedsLayout() }
      return
    }
    engine.transactions.inTransaction {
      isLayingOut = true
      layoutRun &+= 1
      passUntilSettled()
      isLayingOut = false
    }
  }

  private func passUntilSettled() {
    engine.hold.holding.beginRun()
    while engine.hold.holding.mayPassAgain {
      runLayoutPass()
      if engine.transactions.calls.hasRequests {
        // The model may have changed during the pass. In that case, the request is handled first, and then another pass
        // runs.
        engine.visible.answer = nil
        scrollView.setNeedsLayout()
        return
      }
      if layoutIsValid && engine.counts.areKnown {
        if engine.scrollAim.stillFollowsAim() { continue }
        if engine.currentLayout.wantsToLetGo() {
          engine.hold.holding.want(engine.currentLayout)
          layoutIsValid = false
          continue
        }
        engine.lists.refreshListStyles()
        if engine.focus.pathToFocus != nil { engine.transactions.notify { [self] in engine.focus.focusAwaitedItem() } }
        if engine.options.isPrefetchingEnabled, engine.shown.placeholders.isEmpty,
          engine.options.hasPrefetchSource
        {
          engine.prefetcher.follow(engine)
        }
        return
      }
    }
    Diagnostics.report(
      "layoutNeverSettles",
      "The layout of a collection view was invalidated in each of \(UIKitTuning.layoutPassLimit) layout passes. "
        + "layoutAttributesForElements(in:), cellForItemAt and apply(_:) must not invalidate the layout every time.")
    layoutIsValid = true
    loadCounts()
  }

  private func runLayoutPass() {
    engine.transactions.expectTransaction()
    prepareLayout()
    if !hasLaidOut { startWhereLinesBegin() }
    hasLaidOut = true
    engine.display.layOutBackground()
    engine.sectionHosts.layOutHosts()
    engine.sectionHosts.adoptElements()
    engine.visible.beginPass()
    let rect = scrollView.bounds
    let asked = meetWhatStays(in: rect) ?? rect
    let attributes = engine.reordering.withMovement(
      engine.shown.presenting { engine.currentLayout.layoutAttributesForElements(in: asked) } ?? [])
    var isReordered = false
    var last = -1
    let scrollsAcross = engine.currentLayout.hostsElements
    // Counts do not change within a pass, and reading them from the engine each time is slower.
    let counts = engine.counts
    for attribute in attributes {
      let frame = scrollsAcross ? engine.sectionHosts.frameOnScreen(attribute) : attribute.transformedFrame
      guard FlowLayoutModel.touches(frame, rect) else { continue }
      guard counts.has(attribute.key) else {
        reportMissing(attribute)
        continue
      }
      guard let element = engine.visible.element(attribute.key, near: &last) else {
        appearing.append(attribute)
        continue
      }
      // If an element has two attributes objects, the first one applies.
      guard !engine.visible.isMet(element) else { continue }
      engine.visible.meet(element)
      if element.update(to: attribute) { isReordered = true }
      if element.fittedSize != attribute.size { engine.sizing.fit(element, to: attribute) }
    }
    for element in engine.visible.removeUnmet() { engine.display.retire(element) }
    engine.display.takeBackLostViews()
    if isReordered { sortElements() }
    appearPending()
    engine.sectionHosts.removeEmptyHosts()
    engine.visible.answer = mayKeepAnswer ? KeptAnswer(rect: rect) : nil
  }

  /// Whether the layout's result remains valid until it is prepared again.
  private var mayKeepAnswer: Bool {
    engine.currentLayout.keepsAttributes && layoutIsValid && engine.reordering.movement == nil
      && engine.updates.running == nil
      && engine.sectionHosts.hosts.isEmpty && engine.shown.placeholders.isEmpty
  }

  /// Marks the elements that are still visible according to the cached result. Returns the part of the rectangle that
  /// must be queried, or nil if there is no cached result.
  private func meetWhatStays(in rect: CGRect) -> CGRect? {
    guard mayKeepAnswer, let unknown = engine.visible.answer?.unknownPart(of: rect) else { return nil }
    engine.visible.meetElements(touching: rect)
    return unknown
  }

  /// Scrolls a mirrored layout to its start, which is on the right, when it first appears in a right-to-left language.
  private func startWhereLinesBegin() {
    guard engine.currentLayout.flipsHorizontallyInOppositeLayoutDirection, scrollView.activity == .idle,
      scrollView.effectiveUserInterfaceLayoutDirection != engine.currentLayout.developmentLayoutDirection
    else { return }
    let range = scrollView.offsetRange.x
    guard scrollView.contentOffset.x == range.lowerBound, range.upperBound > range.lowerBound else { return }
    scrollView.setExactOffset(CGPoint(x: range.upperBound, y: scrollView.contentOffset.y))
  }

  /// Called when the layout direction changes. A mirrored layout continues to display the same content.
  func mirror(from old: UITraitCollection?) {
    guard let old else { return }
    if old.displayScale != scrollView.traitCollection.displayScale
      || old.preferredContentSizeCategory != scrollView.traitCollection.preferredContentSizeCategory
    {
      askAllSizesAgain()
    }
    guard old.layoutDirection != scrollView.traitCollection.layoutDirection,
      engine.currentLayout.flipsHorizontallyInOppositeLayoutDirection
    else { return }
    let range = scrollView.offsetRange.x
    let mirrored = range.upperBound - (scrollView.contentOffset.x - range.lowerBound)
    engine.currentLayout.invalidateLayout()
    if mirrored != scrollView.contentOffset.x {
      scrollView.setExactOffset(CGPoint(x: mirrored, y: scrollView.contentOffset.y))
    }
  }

  /// Marks all elements, so that they are measured again. On a screen with a different scale, preferred sizes are
  /// rounded to different pixels, and a different text size requires different heights.
  private func askAllSizesAgain() {
    // Visible content stays in place while elements before it are measured.
    engine.hold.holding.want(engine.currentLayout)
    engine.currentLayout.fittedSizesBecomeEstimates()
    for element in engine.visible.elements {
      client.discardSize(of: element)
      engine.hold.askSizeAgain(of: element)
    }
  }

  private func appearPending() {
    guard !appearing.isEmpty else { return }
    var pending = appearing
    appearing.removeAll(keepingCapacity: true)
    // Layouts mostly return attributes in this order.
    for index in 1..<pending.count where isBehind(pending[index], pending[index - 1]) {
      pending.sort { isBehind($0, $1) }
      break
    }
    for attribute in pending where engine.visible[attribute.key] == nil && !engine.transactions.calls.hasRequests {
      engine.display.appear(attribute)
    }
  }

  private func isBehind(_ one: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes) -> Bool {
    VisibleElement.isBehind(one.key, one.zIndex, other.key, other.zIndex)
  }

  /// Sorts the elements and their subviews by zIndex.
  func sortElements() {
    engine.visible.sort()
    arrangeSubviews()
  }

  /// Moves each view that is behind a view that it should cover. Views that are already in the correct order do not
  /// change.
  func arrangeSubviews() {
    let order = engine.visible.elements
    guard order.count > 1 else { return }
    for index in 1..<order.count {
      let view = engine.sectionHosts.outermostView(order[index])
      let previous = engine.sectionHosts.outermostView(order[index - 1])
      guard let viewIndex = scrollView.subviews.identityIndex(of: view),
        let previousIndex = scrollView.subviews.identityIndex(of: previous), viewIndex < previousIndex
      else { continue }
      scrollView.insertSubview(view, aboveSubview: previous)
    }
    engine.sectionHosts.arrangeHosts()
  }

  /// Returns whether attributes belong to an existing element that intersects the rectangle.
  func isShown(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
    FlowLayoutModel.touches(engine.sectionHosts.frameOnScreen(attributes), rect) && exists(attributes)
  }

  /// Returns whether attributes belong to an existing element. If the element does not exist, reports a fault of the
  /// layout.
  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if engine.counts.has(attributes.key) { return true }
    reportMissing(attributes)
    return false
  }

  private func reportMissing(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    guard key.isCell else {
      Diagnostics.report(
        "attributesBeyondCounts",
        "The layout returned attributes for \(attributes.title), but there are only \(engine.counts.count) sections. "
          + "The attributes are ignored."
      )
      return
    }
    let limit =
      engine.counts.hasSection(key.section)
      ? "section \(key.section) has only \(engine.counts[key.section]) items"
      : "there are only \(engine.counts.count) sections"
    Diagnostics.report(
      "attributesBeyondCounts",
      "The layout returned attributes for item \(key.section)-\(key.item), but \(limit). The attributes are ignored. "
        + "A layout must discard cached attributes when counts change.")
  }

  /// Loads counts, prepares the layout if it is invalid and applies its content size.
  func prepareLayout() {
    engine.transactions.inTransaction { prepareInTransaction() }
  }

  private func prepareInTransaction() {
    loadCounts()
    let layout = engine.currentLayout
    if layoutIsValid, layout.isOutOfDate { layoutIsValid = false }
    guard !layoutIsValid else { return }
    if layout.holdsWhilePreparing { engine.hold.holding.want(layout) }
    let held = engine.hold.elementToHold()
    prepareNow(layout)
    engine.hold.takeContentSize(askContentSize(), keeping: held)
  }

  /// Calls `prepare()`. Invalidations by the layout during this call are ignored.
  func prepareNow(_ layout: UICollectionViewLayout) {
    engine.transactions.expectTransaction()
    engine.visible.answer = nil
    layout.isPreparing = true
    engine.shown.presenting {
      layout.prepare()
      layout.takeUpChanges()
    }
    layout.isPreparing = false
    layoutIsValid = true
  }

  /// Returns the layout's content size with pending adjustments. A size that is not finite or out of range is ignored
  /// and reported as a fault. Negative dimensions are replaced by 0.
  func askContentSize() -> CGSize {
    let size = engine.shown.presenting { engine.currentLayout.collectionViewContentSize }
    let width = size.width + pendingSizeAdjustment.width
    let height = size.height + pendingSizeAdjustment.height
    pendingSizeAdjustment = .zero
    guard width.keepsLimit, height.keepsLimit else {
      Diagnostics.report(
        "contentSize",
        "collectionViewContentSize of the layout is \(Double(width)) x \(Double(height)), but "
          + "\(GeometryLimit.rule). The old size remains.")
      return scrollView.contentSize
    }
    return CGSize(width: width, height: height).notNegative("collectionViewContentSize of the layout")
  }

  /// Applies a content size unless it would change the offset, because the offset must change in the animation.
  func takeContentSizeUnlessOffsetMoves(_ size: CGSize) {
    guard
      scrollView.legalOffset(scrollView.contentOffset, contentSize: size)
        == scrollView.legalOffset(scrollView.contentOffset, contentSize: scrollView.contentSize)
    else {
      return
    }
    takeContentSize(size)
  }

  func takeContentSize(_ size: CGSize) {
    if scrollView.contentSize != size {
      scrollView.contentSize = size
      for reference in engine.currentLayout.animators { reference.animator?.contentSizeChanged() }
    }
  }

  /// Called when the layout has been invalidated.
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === engine.currentLayout || engine.interactive.isPartOfTransition(layout) else { return }
    if context.invalidateDataSourceCounts, engine.updates.running == nil { engine.counts.invalidate() }
    layoutIsValid = false
    engine.hold.askSizesAgain(namedIn: context)
    // No further adjustment is needed if the engine already holds the content in place.
    let offset = context.isFromFitting && engine.hold.holding.isWanted ? CGPoint.zero : context.contentOffsetAdjustment
    let size = context.contentSizeAdjustment
    pendingOffsetAdjustment = CGPoint(x: pendingOffsetAdjustment.x + offset.x, y: pendingOffsetAdjustment.y + offset.y)
    pendingSizeAdjustment = CGSize(
      width: pendingSizeAdjustment.width + size.width, height: pendingSizeAdjustment.height + size.height)
    scrollView.setNeedsLayout()
  }

  /// Displays all content from scratch for the current counts, without animation and without querying the counts again.
  func showWithoutAnimation() {
    engine.transactions.inTransaction {
      engine.display.retireAll()
      let layout = engine.currentLayout
      let context = layout.makeInvalidationContext()
      context.invalidateEverything = true
      layout.invalidateLayout(with: context)
      layoutIsValid = false
      scrollView.setNeedsLayout()
    }
  }

  /// Asks the layout whether new bounds invalidate it. Called before the bounds are stored.
  func askLayoutAboutBounds(_ newBounds: CGRect) {
    engine.scrollAim.keepAimWhileResizing(to: newBounds.size)
    let layout = engine.currentLayout
    guard layout.engine === engine, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    boundsInvalidation = layout.invalidationContext(forBoundsChange: newBounds)
  }

  /// Invalidates the layout for new bounds if the layout requested that. Called after the bounds are stored.
  ///
  /// The layout may set the offset during this call. In that case, the layout is queried about the new bounds but not
  /// invalidated again.
  func invalidateForBounds() {
    guard let context = boundsInvalidation else { return }
    boundsInvalidation = nil
    let layout = engine.currentLayout
    guard !isInvalidatingForBounds else { return layoutWasInvalidated(layout, with: context) }
    isInvalidatingForBounds = true
    layout.invalidateLayout(with: context)
    isInvalidatingForBounds = false
  }
}
