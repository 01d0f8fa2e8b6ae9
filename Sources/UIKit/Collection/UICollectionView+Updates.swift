// SPDX-License-Identifier: MIT

extension UICollectionView {
  final func record(_ operations: [UpdateOperation]) {
    if batchDepth > 0 {
      pendingOperations += operations
      return
    }
    // While a reload is pending nobody knows the counts before; the reload shows the result anyway.
    guard countsAreValid else { return }
    performBatch(operations) {}
  }

  final func performBatch(_ operations: [UpdateOperation], _ updates: () -> Void) {
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
