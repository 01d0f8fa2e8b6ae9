// SPDX-License-Identifier: MIT

import SprungModels

extension UpdateEngine {
  /// Changes the displayed items without changing the data source.
  func changeShown(_ operations: [UpdateOperation], before: [Int], after: [Int]) {
    guard let engine = attachedEngine, let map = try? UpdateMap(before: before, after: after, operations: operations)
    else { return }
    guard !engine.transactions.isBusy, !hasUncommitted else {
      // If another change is in progress, the next layout pass displays the combined result.
      engine.counts.invalidate()
      engine.passes.showWithoutAnimation()
      return
    }
    engine.transactions.inTransaction {
      finish(finished: false)
      let isReload = !engine.counts.areKnown || !engine.passes.hasLaidOut || engine.client.window == nil
      engine.passes.takeCounts(after)
      if isReload {
        engine.passes.showWithoutAnimation()
      } else {
        apply(RunningUpdate(map: map, completions: [], elements: engine.visible.elements))
      }
    }
  }
}

/// Converts between displayed positions and those of the data source.
final class ShownItems: EnginePart {
  /// The placeholders among the items of the data source.
  let placeholders = PlaceholderSet()
  /// The nesting depth of calls whose index paths include placeholders.
  @exclusivity(unchecked) var presentation = 0

  /// Whether index paths in the API must be converted between the data source and displayed positions.
  var translatesPaths: Bool { !placeholders.isEmpty && presentation == 0 }

  /// Whether each item is displayed at its position in the data source, because there are no placeholders and the user
  /// is not moving an item.
  var areAllInPlace: Bool { placeholders.isEmpty && engine.reordering.movement == nil }

  /// Converts an index path from the application to the displayed index path.
  func shownPath(_ path: IndexPath) -> IndexPath { translatesPaths ? placeholders.shown(path) : path }

  /// Converts a displayed index path for use by the application. Returns nil for a placeholder.
  func modelPath(_ path: IndexPath) -> IndexPath? { translatesPaths ? placeholders.model(path) : path }

  /// Runs a closure in which index paths include placeholders, as they do in layouts.
  func presenting<Value>(_ body: () -> Value) -> Value {
    presentation += 1
    defer { presentation -= 1 }
    return body()
  }

  /// The counts of the data source, without placeholders.
  var modelCounts: ItemCounts {
    guard !placeholders.isEmpty else { return engine.counts }
    var counts = ItemCounts()
    counts.set(placeholders.positions.modelCounts(engine.counts.sections))
    if !engine.counts.areKnown { counts.invalidate() }
    return counts
  }

  /// Returns the data source key for the element at a displayed position.
  func modelKey(of key: ElementKey) -> ElementKey {
    guard !placeholders.isEmpty, key.isCell else { return engine.reordering.movement?.modelKey(of: key) ?? key }
    guard let path = placeholders.model(key.indexPath) else { return key }
    return ElementKey(section: path.section, item: path.item)
  }

  /// Returns the cell of the placeholder at a position, or nil if an item is displayed there.
  func placeholderCell(_ key: ElementKey) -> (any ItemCell)? {
    guard let entry = placeholders.entry(at: key) else { return nil }
    let cell = engine.registration.dequeue(key, entry.reuseIdentifier)?.itemCell ?? client.makeEmptyCell()
    entry.update?(cell)
    return cell
  }

  /// Stores the counts of the data source after an update, and returns the update converted to displayed positions.
  func takeCounts(
    _ after: [Int], _ map: UpdateMap, _ operations: [UpdateOperation]
  ) throws(UpdateRuleViolation) -> UpdateMap {
    guard !placeholders.isEmpty else {
      engine.passes.takeCounts(after)
      return map
    }
    let shown = placeholders.move(through: map, operations, counts: after)
    let counts = placeholders.positions.shownCounts(after)
    let result = try UpdateMap(before: engine.counts.sections, after: counts, operations: shown)
    engine.passes.takeCounts(counts)
    return result
  }

  /// Inserts a placeholder before an item without notifying the data source. Returns its displayed position.
  func insertPlaceholder(_ entry: StandingPlaceholder, before path: IndexPath) -> IndexPath? {
    engine.reordering.abandonMovement()
    // Finish the running update, because removed elements are identified by their previous positions.
    engine.updates.finish(finished: false)
    engine.passes.loadCounts()
    let model = placeholders.positions.modelCounts(engine.counts.sections)
    guard model.indices.contains(path.section), path.item >= 0, path.item <= model[path.section] else {
      Diagnostics.report(
        "placeholderPlace",
        "A placeholder cannot be inserted at item \(path.section)-\(path.item): the data source has \(model) items in "
          + "its sections. The placeholder is not displayed, and its context has no effect.")
      return nil
    }
    let before = engine.counts.sections
    placeholders.insert(entry, before: ItemPosition(path))
    guard let index = placeholders.index(of: entry) else { return nil }
    let position = placeholders.positions.position(of: index)
    engine.updates.changeShown(
      [.insertItem(position)], before: before, after: placeholders.positions.shownCounts(model))
    return position.indexPath
  }

  /// Removes a placeholder. Returns false if it no longer exists.
  func deletePlaceholder(_ entry: StandingPlaceholder) -> Bool {
    guard placeholders.index(of: entry) != nil else { return false }
    engine.reordering.abandonMovement()
    engine.updates.finish(finished: false)
    // Callbacks of the update may have reloaded the data.
    guard let index = placeholders.index(of: entry) else { return false }
    let before = engine.counts.sections
    let position = placeholders.positions.position(of: index)
    let model = placeholders.positions.modelCounts(before)
    placeholders.remove(index)
    engine.updates.changeShown(
      [.deleteItem(position)], before: before, after: placeholders.positions.shownCounts(model))
    return true
  }

  /// Replaces a placeholder with an item of the data source. Returns false without any change if the placeholder no
  /// longer exists.
  func commitPlaceholder(_ entry: StandingPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
    guard placeholders.index(of: entry) != nil else { return false }
    engine.reordering.abandonMovement()
    engine.updates.finish(finished: false)
    guard let index = placeholders.index(of: entry) else { return false }
    let gap = placeholders.positions.gaps[index]
    change(gap.indexPath)
    // The closure is not allowed to reload the data or report changes, but may have done so.
    guard let index = placeholders.index(of: entry) else { return true }
    guard engine.counts.areKnown else {
      placeholders.replace(index)
      return true
    }
    let before = engine.counts.sections
    let model = placeholders.positions.modelCounts(before)
    let position = placeholders.positions.position(of: index)
    let after = engine.transactions.inTransaction { engine.passes.askCounts() }
    // The data source may have reloaded the data during the query.
    guard engine.counts.areKnown, placeholders.index(of: entry) == index else { return true }
    var expected = model
    expected[gap.section] += 1
    guard after == expected else {
      Diagnostics.report(
        "placeholderCommit",
        "commitInsertion(dataSourceUpdates:) must add one item at \(gap.text) to the model, without updating the view, "
          + "but the data source now has \(after) items in its sections instead of \(expected). The placeholder is removed, "
          + "and the collection view reloads.")
      engine.passes.reloadContent()
      return true
    }
    placeholders.replace(index)
    if let map = try? UpdateMap(before: model, after: after, operations: [.insertItem(gap)]) {
      engine.selection.move(through: map)
      engine.prefetcher.move(through: map)
      engine.focus.moveAwaitedFocus(through: map)
      engine.dragging.moveDragged(through: map)
    }
    engine.updates.changeShown([.reloadItem(position)], before: before, after: before)
    return true
  }

  /// Configures the cell of a placeholder again if the cell is on screen.
  func updatePlaceholderCell(_ entry: StandingPlaceholder) {
    guard let cell = cell(ofPlaceholder: entry) else { return }
    entry.update?(cell)
  }

  /// Returns the cell of a placeholder, or nil if the cell is not on screen.
  func cell(ofPlaceholder entry: StandingPlaceholder) -> (any ItemCell)? {
    guard let index = placeholders.index(of: entry) else { return nil }
    let position = placeholders.positions.position(of: index)
    return engine.visible[ElementKey(section: position.section, item: position.item)]?.view.itemCell
  }
}
