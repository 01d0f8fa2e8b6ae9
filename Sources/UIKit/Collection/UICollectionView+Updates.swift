// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// True between the end of an updates block and its being applied, and inside the block.
  public final var hasUncommittedUpdates: Bool { batchDepth > 0 || !pendingOperations.isEmpty }

  /// Announces new items by the places that they have now. The model must have changed already.
  public final func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .insertItem(ItemPosition($0)) })
  }

  /// Announces that items are gone, by the places that they had.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .deleteItem(ItemPosition($0)) })
  }

  /// Replaces the cells of items, by the places that they had before the update.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .reloadItem(ItemPosition($0)) })
  }

  /// Announces that an item moved from a place before the update to a place after it.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(from: ItemPosition(indexPath), to: ItemPosition(newIndexPath))])
  }

  /// Announces new sections by the places that they have now.
  public final func insertSections(_ sections: IndexSet) {
    record(sections.map { .insertSection($0) })
  }

  /// Announces that sections are gone, by the places that they had.
  public final func deleteSections(_ sections: IndexSet) {
    record(sections.map { .deleteSection($0) })
  }

  /// Replaces everything in sections; their counts may change.
  public final func reloadSections(_ sections: IndexSet) {
    record(sections.map { .reloadSection($0) })
  }

  /// Announces that a section moved from a place before the update to a place after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }

  /// Lets the data source configure cells anew that stay as they are: the dequeue returns the cell that is on screen.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let element = visible[ElementKey(kind: ElementKindTable.cell, indexPath: path)], let dataSource else {
        continue
      }
      let outer = creation
      creation = ElementCreation(attributes: element.applied, existing: element.view)
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      creation = outer
      if cell !== element.view {
        Diagnostics.report(
          "reconfiguredCell",
          "The data source returned another cell for the reconfigured item \(path.section)-\(path.item); it must dequeue "
            + "with the identifier that the item had, so the old cell stays.")
      }
    }
  }

  private func record(_ operations: [UpdateOperation]) {
    if batchDepth > 0 {
      pendingOperations += operations
      return
    }
    // While a reload is pending nobody knows the counts before; the reload shows the result anyway.
    guard countsAreValid else { return }
    performBatch(operations) {}
  }

  /// Applies several changes as one, animated over 0.3 s.
  ///
  /// The block changes the model and announces the changes; their order within it does not matter. Places of deletes,
  /// reloads and starts of moves are those before the block, places of inserts and ends of moves are those after it.
  /// Without operations a change of layout made in or before the block is animated. The completion is called once: with
  /// true at the end, with false if a reload or another batch interrupts. A batch whose counts do not fit is a fault; the
  /// view then reloads.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if let completion { batchCompletions.append(completion) }
    performBatch([]) { updates?() }
  }

  private func performBatch(_ operations: [UpdateOperation], _ updates: () -> Void) {
    if batchDepth > 0 {
      batchDepth += 1
      updates()
      batchDepth -= 1
      return
    }
    guard !isLayingOut, !isAskingDataSource, runningUpdate == nil else {
      Diagnostics.report(
        "updateInsideCallback",
        "An update was started inside a layout pass or a call to the data source or layout; start it from an event, a "
          + "timer or a completion. The collection view reloads instead.")
      updates()
      let completions = takeCompletions()
      reloadData()
      deliver(completions, finished: false)
      return
    }
    batchIsReload = !countsAreValid || !hasLaidOut || window == nil
    loadCounts()
    batchDepth = 1
    pendingOperations += operations
    updates()
    batchDepth = 0
    commitBatch()
  }

  private func takeCompletions() -> [(Bool) -> Void] {
    let completions = batchCompletions
    batchCompletions = []
    return completions
  }

  final func deliver(_ completions: [(Bool) -> Void], finished: Bool) {
    guard !completions.isEmpty else { return }
    UIApplication.shared.afterCommit {
      for completion in completions { completion(finished) }
    }
  }

  private func commitBatch() {
    let operations = pendingOperations
    pendingOperations = []
    let completions = takeCompletions()
    // A reload inside the block: it shows the result, so the announced changes have nothing left to do.
    guard countsAreValid else {
      deliver(completions, finished: true)
      return
    }
    let before = counts
    let after = askCounts()
    do throws(UpdateRuleViolation) {
      let map = try UpdateMap(before: before, after: after, operations: operations)
      finishAnimatingUpdate(finished: false)
      counts = after
      moveSelection(through: map)
      if batchIsReload {
        showWithoutAnimation()
        deliver(completions, finished: true)
      } else {
        apply(RunningUpdate(map: map, completions: completions, elements: order))
      }
    } catch {
      Diagnostics.report("invalidUpdate", "Invalid update of a collection view: \(error.message)")
      reloadData()
      deliver(completions, finished: false)
    }
  }

  private func showWithoutAnimation() {
    retireAll()
    let layout = collectionViewLayout
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    layoutIsValid = false
    setNeedsLayout()
  }

  /// Ends the update that is being animated: what leaves is gone, the completions are called.
  final func finishAnimatingUpdate(finished: Bool) {
    guard let update = animatingUpdate else { return }
    animatingUpdate = nil
    retireDeparting(update)
    update.complete(finished: finished)
  }

  final func retireDeparting(_ update: RunningUpdate) {
    let departing = update.departing
    update.departing = []
    for element in departing { retire(element) }
  }
}
