// SPDX-License-Identifier: MIT

import SprungModels

/// The changes reported between `beginUpdates()` and `endUpdates()`.
struct TableBatch {
  /// The nesting depth of the calls.
  var depth = 0
  /// The changes reported so far.
  var operations: [UpdateOperation] = []
  /// The completions of nested batches.
  var completions: [(Bool) -> Void] = []
  /// Whether the rows before the batch are unknown, so that only a reload can display the current rows.
  var isReload = false
}

extension UITableView {
  final func openBatch() {
    batch.depth += 1
    guard batch.depth == 1 else { return }
    batch.isReload = !engine.counts.areKnown
    // The counts must be loaded before the model changes.
    engine.passes.loadCounts()
  }

  final func closeBatch() {
    guard batch.depth > 0 else {
      Diagnostics.report(
        "endUpdates", "endUpdates() of a table view was called without beginUpdates() and is ignored.")
      return
    }
    batch.depth -= 1
    guard batch.depth == 0 else { return }
    let finished = batch
    batch = TableBatch()
    // After a reload inside the batch, the counts before the changes are unknown as well.
    guard !finished.isReload, engine.counts.areKnown else {
      tableLayout.batchDidEnd(isApplied: false)
      reloadData()
      engine.updates.deliver(finished.completions, finished: true)
      return
    }
    let completions = finished.completions
    engine.updates.perform(
      completion: completions.isEmpty ? nil : { isFinished in for completion in completions { completion(isFinished) } }
    ) { [self] in engine.updates.record(finished.operations) }
  }

  /// Adds changes to the batch between `beginUpdates()` and `endUpdates()`. Outside a batch, reports the changes to the
  /// engine. The model has already changed, so the delegate is not notified until the engine's transaction ends.
  final func announce(_ operations: [UpdateOperation]) {
    if batch.depth > 0 {
      batch.operations += operations
    } else {
      engine.updates.record(operations)
    }
  }

  /// Reports changes. All affected rows and sections appear or disappear with the given animation.
  final func announce(_ operations: [UpdateOperation], animated animation: RowAnimation) {
    for operation in operations {
      switch operation {
      case .insertItem(let position): tableLayout.announcedAnimations.insert([position.indexPath], animation)
      case .deleteItem(let position), .reloadItem(let position):
        tableLayout.announcedAnimations.delete([position.indexPath], animation)
      case .insertSection(let section): tableLayout.announcedAnimations.insert(IndexSet(integer: section), animation)
      case .deleteSection(let section), .reloadSection(let section):
        tableLayout.announcedAnimations.delete(IndexSet(integer: section), animation)
      case .moveItem, .moveSection: break
      }
    }
    announce(operations)
  }

  // Registration.

  final func registerTableClass(_ viewClass: AnyClass?, isCell: Bool, _ identifier: String) {
    let kind = isCell ? ElementKindTable.cell : UITableViewHeaderFooterView.sharedKind
    if let viewClass {
      let base: AnyClass = isCell ? UITableViewCell.self : UITableViewHeaderFooterView.self
      guard ClassFamily.isClass(viewClass, inFamilyOf: base) else {
        Diagnostics.report(
          "wrongViewClass",
          "The class registered with a table view for the identifier '\(identifier)' must be "
            + "\(isCell ? "UITableViewCell" : "UITableViewHeaderFooterView") or a subclass. Nothing was registered.")
        return
      }
    }
    engine.registry.register(viewClass, kind: kind, identifier: identifier)
  }

  final func registerTableNib(_ nib: UINib?, isCell: Bool, _ identifier: String) {
    let kind = isCell ? ElementKindTable.cell : UITableViewHeaderFooterView.sharedKind
    guard let nib else { return engine.registry.register(nil, kind: kind, identifier: identifier) }
    engine.registry.register(
      {
        for object in nib.makeObjects(owner: nil) {
          if isCell, let cell = object as? UITableViewCell { return cell }
          if !isCell, let view = object as? UITableViewHeaderFooterView { return view }
        }
        nib.reportWithoutView(identifier, isCell ? "UITableViewCell" : "UITableViewHeaderFooterView")
        return isCell
          ? UITableViewCell(style: .default, reuseIdentifier: identifier)
          : UITableViewHeaderFooterView(reuseIdentifier: identifier)
      }, kind: kind, identifier: identifier)
  }

  /// Notifies the delegate of a selection and performs the segue of the selected cell.
  final func notifySelection(of path: IndexPath) {
    if let cell = cellForRow(at: path) { cell.selectionSegue?.fire(cell) }
    notifiedRowDelegate?.tableView(self, didSelectRowAt: path)
    postSelectionChange()
  }

  /// Returns a reused or new view for the element whose view is being requested.
  final func dequeueWithoutIndexPath(_ kind: Int32, _ identifier: String) -> (any ItemView)? {
    if let existing = engine.display.creation?.existing, existing.record.reuseIdentifier == identifier {
      return existing
    }
    return engine.registry.dequeue(
      kind: kind, identifier: identifier,
      frame: CGRect(origin: .zero, size: engine.display.creation?.attributes.size ?? .zero))
  }
}
