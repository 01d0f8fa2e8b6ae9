// SPDX-License-Identifier: MIT

import SprungModels

/// Applies changes to multiple elements: batch updates, layout changes and animated bounds changes.
///
/// A batch has four steps. The batch is recorded while the application's block runs. The recorded operations are
/// checked against the data source's counts before and after the block. The batch is then applied: the layout is
/// queried, and views get new keys, appear and disappear. Finally, the batch is animated. At any time, at most one
/// change is being applied and at most one is being animated. When a new change begins, the animated change ends.
///
/// # The idea
///
/// A batch contains two kinds of index paths. Deletes, reloads and sources of moves use index paths of the state before
/// the batch. Inserts and destinations of moves use index paths of the state after the batch. `UpdateMap` combines both
/// kinds into a function from old to new positions, whose memory use depends on the number of operations rather than
/// items. If the operations do not match the data source's counts before and after, the violated rule is reported. The
/// function from old to new positions then determines the new keys of existing views, the appearing and disappearing
/// elements, and the new positions of the selection, the focus and a layout's own items.
///
/// The layout is queried for the elements in the viewport before and after the batch. Only these elements move, so a
/// batch over ten million items affects a single screen.
///
/// The rules for index paths and the order in which layout methods are called follow Apple's documentation of
/// `performBatchUpdates(_:completion:)`.
///
/// Every change runs in a transaction. `CallQueue` describes when application code may be called.
///
/// Invariants: after a batch, the visible views are those that the layout displays, each with the key of its item. No
/// callback runs while the data source's counts match neither the old nor the new state. Completions are called once,
/// in the order in which they were added.
///
/// The completion of an animation retains this engine part but not the view, so it may run after the view is released.
final class UpdateEngine: EnginePart {
  /// The update that is being applied, while the layout is queried and views are moved.
  @exclusivity(unchecked) private(set) var running: RunningUpdate?
  /// The update that is being animated.
  @exclusivity(unchecked) private(set) var animating: RunningUpdate?
  @exclusivity(unchecked) private var depth = 0
  /// The number of open transactions while the block of a batch runs, or 0 otherwise.
  @exclusivity(unchecked) private(set) var blockDepth = 0
  /// The number of batches that have been applied.
  @exclusivity(unchecked) private(set) var generation = 0
  @exclusivity(unchecked) private var operations: [UpdateOperation] = []
  @exclusivity(unchecked) private var completions: [(Bool) -> Void] = []

  /// Whether the block of a batch is running, or recorded operations have not been applied yet.
  var hasUncommitted: Bool { depth > 0 || !operations.isEmpty }

  // Batches.

  /// Records changes as part of the current batch, or as a batch of their own if no block is running.
  func record(_ operations: [UpdateOperation]) {
    if depth > 0 {
      self.operations += operations
      return
    }
    // While a reload is pending, the old counts are unknown. The reload will display the result.
    guard let engine = attachedEngine else { return }
    guard engine.counts.areKnown || engine.transactions.isBusy else {
      engine.currentLayout.batchDidEnd(isApplied: false)
      return
    }
    perform(operations, completion: nil) {}
  }

  /// Runs a block that changes the model and reports the changes, and applies them together with `operations`. Nested
  /// batches become part of the outer batch.
  func perform(
    _ operations: [UpdateOperation] = [], completion: ((Bool) -> Void)?, _ updates: @escaping () -> Void
  ) {
    guard let engine = attachedEngine else { return }
    if engine.transactions.isBusy {
      reloadLater(engine, completion, updates)
      return
    }
    if let completion { completions.append(completion) }
    if depth > 0 {
      depth += 1
      updates()
      depth -= 1
      return
    }
    engine.transactions.inTransaction {
      engine.client.abandonTouches()
      let isReload = !engine.counts.areKnown || !engine.passes.hasLaidOut || engine.client.window == nil
      engine.passes.loadCounts()
      self.operations += operations
      run(updates, of: engine)
      commit(to: engine, asReload: isReload)
    }
  }

  /// Runs the block of a batch. In the block, the application changes its model and may call any other code.
  private func run(_ updates: () -> Void, of engine: ItemEngine) {
    let outer = (depth, blockDepth)
    depth = 1
    blockDepth = engine.transactions.calls.depth
    updates()
    (depth, blockDepth) = outer
  }

  /// Handles an update that the application requests during a query. The query's remaining results may describe the old
  /// or the new state, so the block runs after the transaction, and a reload displays the result.
  private func reloadLater(
    _ engine: ItemEngine, _ completion: ((Bool) -> Void)?, _ updates: @escaping () -> Void
  ) {
    reportUpdateInsideCallback()
    engine.transactions.requestReload { [self] in
      guard let engine = attachedEngine else { return }
      engine.transactions.inTransaction {
        run(updates, of: engine)
        operations = []
        engine.currentLayout.batchDidEnd(isApplied: false)
        let completions = takeCompletions() + (completion.map { [$0] } ?? [])
        engine.passes.reloadNow()
        deliver(completions, finished: false)
      }
    }
  }

  /// Similar to `reloadLater`, but for a block that cannot be deferred. The block runs during the query, and a reload
  /// displays the result.
  ///
  /// Returns false without running the block if no query is in progress.
  func performInsideCallback(completion: ((Bool) -> Void)?, _ updates: () -> Void) -> Bool {
    guard let engine = attachedEngine, engine.transactions.isBusy else { return false }
    reportUpdateInsideCallback()
    let outer = operations
    run(updates, of: engine)
    operations = outer
    engine.transactions.requestReload { [self] in
      guard let engine = attachedEngine else { return }
      engine.passes.reloadNow()
      deliver(completion.map { [$0] } ?? [], finished: false)
    }
    return true
  }

  private func reportUpdateInsideCallback() {
    Diagnostics.report(
      "updateInsideCallback",
      "An update began inside a data source or layout callback, so the collection view reloads after the callback. "
        + "Start updates from an event handler, a timer, a completion handler, willDisplay or didScroll."
    )
  }

  private func commit(to engine: ItemEngine, asReload isReload: Bool) {
    let operations = self.operations
    self.operations = []
    let completions = takeCompletions()
    // The block requested a reload, which displays the result, so the reported changes are no longer needed.
    guard engine.counts.areKnown else {
      engine.currentLayout.batchDidEnd(isApplied: false)
      deliver(completions, finished: true)
      return
    }
    let before = engine.shown.placeholders.positions.modelCounts(engine.counts.sections)
    let after = engine.passes.askCounts()
    do throws(UpdateRuleViolation) {
      let announced = try UpdateMap(before: before, after: after, operations: operations)
      finish(finished: false)
      let map = try engine.shown.takeCounts(after, announced, operations)
      engine.selection.move(through: announced)
      engine.prefetcher.move(through: announced)
      engine.focus.moveAwaitedFocus(through: announced)
      engine.dragging.moveDragged(through: announced)
      generation &+= 1
      engine.currentLayout.batchDidEnd(isApplied: !isReload)
      if isReload {
        engine.passes.showWithoutAnimation()
        deliver(completions, finished: true)
      } else {
        apply(RunningUpdate(map: map, completions: completions, elements: engine.visible.elements))
      }
    } catch {
      engine.currentLayout.batchDidEnd(isApplied: false)
      Diagnostics.report("invalidUpdate", "Invalid collection view update: \(error.message)")
      engine.passes.reloadNow()
      deliver(completions, finished: false)
    }
  }

  /// Applies an update after the new counts have been stored.
  func apply(_ update: RunningUpdate, with given: UICollectionViewLayoutInvalidationContext? = nil) {
    guard let engine = attachedEngine else { return }
    let layout = engine.currentLayout
    running = update
    engine.hold.holding.aim = nil
    layout.updateWillBegin()
    let context = given ?? layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    engine.passes.prepareNow(layout)
    let size = engine.passes.askContentSize()
    engine.passes.takeContentSizeUnlessOffsetMoves(size)
    layout.prepare(forCollectionViewUpdates: update.map.updateItems())
    var plan = UpdatePlan(of: engine, size, proposedOffset: engine.client.contentOffset)
    plan.askForAllEnds(engine)
    plan.askForLayoutsOwnChanges(engine)
    animate(update, plan, in: engine) { layout.finalizeCollectionViewUpdates() }
    layout.updateDidEnd()
  }

  /// Moves a displayed item before the data source is notified.
  func move(from: ItemPosition, to: ItemPosition, _ context: UICollectionViewLayoutInvalidationContext) {
    guard let engine = attachedEngine else { return }
    let before = engine.counts.sections
    var after = before
    after[from.section] -= 1
    after[to.section] += 1
    guard let map = try? UpdateMap(before: before, after: after, operations: [.moveItem(from: from, to: to)]) else {
      return
    }
    engine.transactions.inTransaction {
      finish(finished: false)
      engine.passes.takeCounts(after)
      engine.selection.move(through: map)
      engine.prefetcher.move(through: map)
      engine.focus.moveAwaitedFocus(through: map)
      apply(RunningUpdate(map: map, completions: [], elements: engine.visible.elements), with: context)
    }
  }

  /// Moves the item that the user is dragging back to its original position, without querying the layout or the data
  /// source. The model has already changed, and the next update displays the change.
  func putBack(from: ItemPosition, to: ItemPosition, counts: [Int]) {
    guard let engine = attachedEngine,
      let map = try? UpdateMap(
        before: engine.counts.sections, after: counts, operations: [.moveItem(from: from, to: to)])
    else { return }
    engine.passes.takeCounts(counts)
    engine.selection.move(through: map)
    engine.prefetcher.move(through: map)
    engine.focus.moveAwaitedFocus(through: map)
    for element in engine.visible.startOver().elements {
      let key = map.newKey(ofOld: element.key) ?? element.key
      element.rename(key)
      engine.visible.keep(element, as: key)
    }
    engine.visible.sort()
  }

  // Layout changes and bounds changes.

  /// Moves all elements from the attributes of the current layout to those of another layout.
  func change(to layout: UICollectionViewLayout, completions: [(Bool) -> Void]) {
    guard let engine = attachedEngine else { return }
    engine.transactions.inTransaction { change(engine, to: layout, completions) }
  }

  private func change(
    _ engine: ItemEngine, to layout: UICollectionViewLayout, _ completions: [(Bool) -> Void]
  ) {
    finish(finished: false)
    let old = engine.currentLayout
    let middle = engine.changes.itemNearestToMiddle()
    let update = RunningUpdate(
      map: UpdateMap(unchanged: engine.counts.sections), completions: completions,
      elements: engine.visible.elements)
    running = update
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    engine.attach(layout)
    engine.passes.prepareNow(layout)
    let size = engine.passes.askContentSize()
    engine.passes.takeContentSizeUnlessOffsetMoves(size)
    var plan = UpdatePlan(
      of: engine, size, proposedOffset: engine.changes.offset(keeping: middle, inContentOf: size))
    plan.askForEndsOfOneSide(engine, from: old, to: layout)
    for element in engine.visible.elements { element.view.willTransition(from: old, to: layout) }
    update.atEnd = { engine in
      let views = engine.visible.elements.map { $0.view }
      engine.transactions.notify { for view in views { view.didTransition(from: old, to: layout) } }
    }
    animate(update, plan, in: engine) {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
  }

  /// Called when the size of the bounds changes in an animation block. Remaining, appearing and disappearing elements
  /// are animated by the same block.
  ///
  /// The layout receives `prepare(forAnimatedBoundsChange:)` and is queried for initial and final attributes, as in an
  /// update without changes. Last, the layout receives `finalizeAnimatedBoundsChange()`, still inside the block.
  func changeBounds(from oldBounds: CGRect) {
    guard let engine = attachedEngine else { return }
    engine.transactions.inTransaction { changeBounds(of: engine, from: oldBounds) }
  }

  private func changeBounds(of engine: ItemEngine, from oldBounds: CGRect) {
    finish(finished: false)
    let layout = engine.currentLayout
    let update = RunningUpdate(
      map: UpdateMap(unchanged: engine.counts.sections), completions: [], elements: engine.visible.elements)
    running = update
    layout.updateWillBegin()
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    if !engine.passes.layoutIsValid || layout.isOutOfDate { engine.passes.prepareNow(layout) }
    var plan = UpdatePlan(of: engine, engine.passes.askContentSize(), proposedOffset: engine.client.contentOffset)
    plan.askForEndsOfOneSide(engine)
    animate(update, plan, in: engine) { layout.finalizeAnimatedBoundsChange() }
    layout.updateDidEnd()
  }

  // Completion.

  /// Animates all elements to their end attributes over 0.3 s. `finalize` runs in the animation block.
  private func animate(
    _ update: RunningUpdate, _ plan: UpdatePlan, in engine: ItemEngine, _ finalize: @escaping () -> Void
  ) {
    engine.sectionHosts.moveHosts(through: update.map)
    let ends = update.moveViews(of: engine, plan)
    // Selection properties that cells override are application code, so they are set in `notify`.
    engine.transactions.notify { engine.touches.showSelection() }
    engine.sectionHosts.adoptElements()
    animating = update
    let isAnimated = UIView.areAnimationsEnabled
    UIView.animate(
      withDuration: UIKitTuning.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        engine.passes.takeContentSize(plan.contentSize)
        if engine.client.contentOffset != plan.offset { engine.client.contentOffset = plan.offset }
        // The background is laid out together with the offset change, so that it stays behind the moving viewport.
        engine.display.layOutBackground()
        engine.sectionHosts.layOutHosts()
        var isReordered = false
        for attributes in plan.shown {
          guard let element = engine.visible[attributes.key] else { continue }
          if element.update(to: attributes) { isReordered = true }
          element.view.layoutMarked()
        }
        if isReordered { engine.passes.sortElements() }
        engine.sectionHosts.settleAdopted()
        for (element, end) in zip(update.departing, ends) {
          _ = element.update(to: end)
          element.view.layoutMarked()
        }
        finalize()
      },
      completion: { [self] finished in
        if animating === update { finish(finished: finished) }
      })
    if !isAnimated { update.retireDeparting(from: engine) }
    running = nil
    engine.client.setNeedsLayout()
  }

  /// Ends the running animation, removes the disappearing elements and calls the completions.
  func finish(finished: Bool) {
    guard let update = animating else { return }
    animating = nil
    guard let engine = attachedEngine else {
      update.complete(finished: finished, in: nil)
      return
    }
    engine.transactions.inTransaction {
      update.retireDeparting(from: engine)
      update.complete(finished: finished, in: engine)
    }
  }

  private func takeCompletions() -> [(Bool) -> Void] {
    let taken = completions
    completions = []
    return taken
  }

  /// Calls completions after the current frame.
  func deliver(_ completions: [(Bool) -> Void], finished: Bool) {
    guard !completions.isEmpty else { return }
    AppContext.shared.afterCommit {
      for completion in completions { completion(finished) }
    }
  }
}
