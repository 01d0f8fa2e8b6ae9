// SPDX-License-Identifier: MIT

import SprungModels

/// A row that is being carried by its control.
struct RowReordering {
  /// Where the row was.
  let from: IndexPath
  /// Where it would be put down.
  var to: IndexPath
  /// From the finger to the top of the row, in points.
  let grip: CGFloat
  /// The top of the row in content coordinates, in points.
  var top: CGFloat
}

/// How a row is being moved: by its control, and as the data source is told.
struct RowMovement {
  /// The row that its control carries; nil while none is.
  var carried: RowReordering? { didSet { if carried == nil, oldValue != nil { hasEnded = true } } }
  /// True from the end of a movement until the order of the views is brought into line.
  private var hasEnded = false
  /// The movement that the data source is being told of; nil while it is not.
  var reported: (from: IndexPath, to: IndexPath)?
  /// Whether the data source has shown the result of that movement by itself.
  var isShown = false

  /// Whether a movement has ended since the last call, and no other one has begun.
  mutating func takeEnd() -> Bool {
    guard hasEnded, carried == nil else { return false }
    hasEnded = false
    return true
  }
}

/// The press on the control of a row that carries it: it begins with the touch.
final class ReorderRecognizer: UILongPressGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
  }

  private var table: UITableView? { cell?.superview as? UITableView }

  private var cell: UITableViewCell? { view?.superview as? UITableViewCell }

  override func stateDidChange(to state: State) {
    guard let table else { return }
    switch state {
    case .began:
      if let cell { table.beginReordering(cell, at: location(in: table)) }
    case .changed: table.carryRow(to: location(in: table))
    case .ended: table.endReordering()
    case .cancelled, .failed: table.cancelReordering()
    default: break
    }
  }
}

extension UITableView {
  /// The row that its control carries; nil while none is.
  final var reordering: RowReordering? {
    get { movement.carried }
    set { movement.carried = newValue }
  }

  final func beginReordering(_ cell: UITableViewCell, at point: CGPoint) {
    swipes.close(animated: true)
    guard reordering == nil, engine.shown.placeholders.isEmpty, engine.editing.editingMode, !engine.transactions.isBusy,
      engine.counts.areKnown, let path = indexPath(for: cell),
      tableLayout.geometry.hasRow(path.row, section: path.section)
    else { return }
    reordering = RowReordering(from: path, to: path, grip: point.y - cell.frame.minY, top: cell.frame.minY)
    tableLayout.carriedRow = (ItemPosition(path), ItemPosition(path))
    cell.layer.shadowOpacity = 0.3
    showCarried(animated: false)
  }

  /// The finger moved: the row follows, the others make room, at an edge the content scrolls.
  final func carryRow(to point: CGPoint) {
    guard reordering != nil, !engine.transactions.isBusy else { return }
    scrollForCarried(point)
    // The scroll view's delegate may have changed the model, which ends the movement.
    guard var carried = reordering else { return }
    carried.top = point.y - carried.grip
    let proposal = destination(of: carried)
    var changed = false
    if proposal != carried.to {
      let target =
        tableDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: carried.from, toProposedIndexPath: proposal) ?? proposal
      guard reordering != nil else { return }
      let accepted = isDestination(target) ? target : carried.to
      changed = accepted != carried.to
      carried.to = accepted
    }
    reordering = carried
    tableLayout.carriedRow = (ItemPosition(carried.from), ItemPosition(carried.to))
    showCarried(animated: changed)
  }

  /// The finger was lifted: the model is changed, and the row goes to its place.
  final func endReordering() {
    guard let carried = reordering else { return }
    letGo(of: carried)
    // A data source that is gone in the meantime cannot move the row.
    guard carried.from != carried.to, dataSource != nil else {
      showCarried(animated: true)
      return
    }
    let generation = engine.updates.generation
    guard tellMove(from: carried.from, to: carried.to) else { return }
    guard generation == engine.updates.generation else {
      // The data source announced changes of its own: whether the move is one of them, only the model knows.
      engine.passes.reloadNow()
      return
    }
    engine.updates.record([.moveItem(from: ItemPosition(carried.from), to: ItemPosition(carried.to))])
  }

  /// The touch was taken: the row goes back.
  final func cancelReordering() {
    guard let carried = reordering else { return }
    letGo(of: carried)
    showCarried(animated: true)
  }

  /// The model changes: the row that is carried goes back at once, and the data source is not asked to move it.
  final func abandonReordering() {
    guard let carried = reordering else { return }
    letGo(of: carried)
    showCarried(animated: false)
  }

  private func letGo(of carried: RowReordering) {
    cellForRow(at: carried.from)?.layer.shadowOpacity = 0
    reordering = nil
    tableLayout.carriedRow = nil
  }

  private func showCarried(animated: Bool) {
    let context = TableInvalidationContext()
    context.keepsMetrics = true
    tableLayout.invalidateLayout(with: context)
    guard animated else { return }
    // The row under the finger must not lag behind it.
    if let carried = reordering, let cell = cellForRow(at: carried.from) {
      cell.center.y = carried.top + cell.bounds.height / 2
    }
    UIView.animate(
      withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState,
      animations: { self.layoutIfNeeded() })
  }

  /// The place whose middle the middle of the row has passed.
  private func destination(of carried: RowReordering) -> IndexPath {
    let geometry = tableLayout.geometry
    guard geometry.hasRow(carried.from.row, section: carried.from.section) else { return carried.to }
    let own = geometry.place(ofRow: carried.from.row, section: carried.from.section)
    let middle = Double(carried.top) + own.height / 2
    let sections = geometry.sections(from: middle, to: middle)
    guard let section = sections.first else { return carried.to }
    let rows = geometry.sections[section].rows
    let isOwn = section == carried.from.section
    guard rows.count > 0 else { return IndexPath(row: 0, section: section) }
    let distance = middle - geometry.top(ofSection: section) - geometry.sections[section].rowsStart
    let row = rows.row(at: min(max(0, distance), rows.total))
    if isOwn { return IndexPath(row: row, section: section) }
    let isBelow = distance > rows.start(of: row) + rows[row] / 2
    return IndexPath(row: isBelow ? row + 1 : row, section: section)
  }

  private func isDestination(_ path: IndexPath) -> Bool {
    guard engine.counts.hasSection(path.section), let from = reordering?.from else { return false }
    let count = engine.counts[path.section] + (path.section == from.section ? 0 : 1)
    return path.row >= 0 && path.row < count
  }

  private func scrollForCarried(_ point: CGPoint) {
    let inset = adjustedContentInset
    let edge = UIKitTuning.rowHeight
    var step: CGFloat = 0
    if point.y < bounds.minY + inset.top + edge { step = -UIKitTuning.reorderScrollStep }
    if point.y > bounds.maxY - inset.bottom - edge { step = UIKitTuning.reorderScrollStep }
    guard step != 0 else { return }
    let target = legalOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + step), contentSize: contentSize)
    if target != contentOffset { contentOffset = target }
  }
}
