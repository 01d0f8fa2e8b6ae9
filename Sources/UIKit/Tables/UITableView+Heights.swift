// SPDX-License-Identifier: MIT

extension UITableView {
  /// Checks a new height and returns the height to use. An invalid height is rejected. A different height takes effect
  /// in the next layout pass.
  final func accepted(_ height: CGFloat, _ old: CGFloat, _ name: StaticString) -> CGFloat {
    let accepted = TableMetricsCheck.height(height, fallback: old, "\(name) of a table view")
    if accepted != old { tableLayout.invalidateLayout() }
    return accepted
  }

  /// Returns the delegate's height for a row, or nil if the delegate does not implement the method.
  final func delegateHeight(ofRow shown: IndexPath) -> CGFloat? {
    guard let path = engine.shown.placeholders.model(shown) else { return placeholderHeight(shown) }
    guard !engine.transactions.calls.hasRequests, let delegate = tableDelegate else { return nil }
    let answer = OptionalCall.answer(of: delegate, "tableView(_:heightForRowAt:)") {
      delegate.tableView(self, heightForRowAt: path)
    }
    return answer.map {
      TableMetricsCheck.height(
        $0, fallback: rowHeight >= 0 ? rowHeight : UIKitTuning.rowHeight,
        "The height of row \(path.section)-\(path.row)")
    }
  }

  /// Returns the height of a row's cell for the given width. The cell is created if necessary.
  final func fittedHeight(ofRow key: ElementKey, width: CGFloat) -> CGFloat {
    guard let cell = view(toMeasure: key) as? UITableViewCell else { return UIKitTuning.rowHeight }
    return cell.fittedHeight(width: width)
  }

  /// Returns the height of a header or footer for the given width, or nil if there is none.
  final func fittedHeight(ofBoundary key: ElementKey, width: CGFloat) -> CGFloat? {
    guard let view = view(toMeasure: key) else { return nil }
    if let view = view as? UITableViewHeaderFooterView {
      return view.fittedHeight(width: width, isHeader: key.kind == ElementKindTable.header)
    }
    if let host = view as? TableBoundaryHost { return host.fittedHeight(width: width) }
    return view.bounds.height
  }

  /// Returns the view that displays an element or that will display it.
  private func view(toMeasure key: ElementKey) -> (any ItemView)? {
    if let waiting = preparedRows.views[key] { return waiting }
    var current: ElementKey? = key
    if let map = engine.queries.runningUpdate?.map {
      current = map.oldKey(ofNew: key)
      if let old = current, map.isReloaded(oldKey: old) { current = nil }
    }
    if let current, let element = engine.visible[current] { return element.view }
    return prepare(key)
  }

  /// Creates the view of an element before it is displayed, and retains the view until then.
  private func prepare(_ key: ElementKey) -> (any ItemView)? {
    // If the application has requested changes, the results of queries may describe a different state.
    guard !engine.transactions.calls.hasRequests, let attributes = tableLayout.settledAttributes(for: key) else {
      return nil
    }
    let creation = ElementCreation(attributes: attributes, askedKey: attributes.key)
    let outer = self.engine.display.creation
    self.engine.display.creation = creation
    let view: (any ItemView)? = engine.shown.placeholderCell(key) ?? makeRowView(engine.shown.modelKey(of: key))
    self.engine.display.creation = outer
    for other in creation.dequeued where other !== view { engine.registry.enqueue(other) }
    if let view { preparedRows.views[key] = view }
    return view
  }

  /// Moves prepared views that were never displayed to the reuse queue.
  final func discardPrepared() {
    for view in preparedRows.removeAll() { engine.registry.enqueue(view) }
  }

  /// Returns whether the delegate provides views for headers or footers. To determine this, the table asks the delegate
  /// for the first section's view, and caches the view.
  final func delegateHasBoundary(isHeader: Bool) -> Bool {
    guard let delegate = tableDelegate else { return false }
    let key = ElementKey(
      kind: isHeader ? ElementKindTable.header : ElementKindTable.footer, section: 0, item: 0)
    if engine.visible[key]?.view is TableBoundaryHost { return true }
    let answer: UIView?? =
      isHeader
      ? OptionalCall.answer(of: delegate, "tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(self, viewForHeaderInSection: 0)
      }
      : OptionalCall.answer(of: delegate, "tableView(_:viewForFooterInSection:)") {
        delegate.tableView(self, viewForFooterInSection: 0)
      }
    guard let answer else { return false }
    if let view = answer as? UITableViewHeaderFooterView, view.superview == nil { engine.registry.enqueue(view) }
    return true
  }

  /// Measures rows again. Elements on screen move to their new positions.
  final func measureAgain(_ paths: [IndexPath]) {
    for path in paths.map({ engine.shown.shownPath($0) })
    where tableLayout.geometry.hasRow(path.row, section: path.section) {
      tableLayout.geometry.update(path.section) { $0.rows.forget(path.row) }
    }
    let context = TableInvalidationContext()
    context.keepsMetrics = true
    tableLayout.invalidateLayout(with: context)
  }
}
