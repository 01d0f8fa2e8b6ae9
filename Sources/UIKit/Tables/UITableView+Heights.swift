// SPDX-License-Identifier: MIT

extension UITableView {
  /// Checks a new height: an invalid one is rejected, a changed one is used from the next layout pass on.
  final func accepted(_ height: CGFloat, _ old: CGFloat, _ name: StaticString) -> CGFloat {
    let accepted = TableMetricsCheck.height(height, fallback: old, "\(name) of a table view")
    if accepted != old { tableLayout.invalidateLayout() }
    return accepted
  }

  /// The delegate's height of a row; nil if it does not implement the method.
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

  /// The height that the cell of a row wants for a width; the cell is made if there is none yet.
  final func fittedHeight(ofRow key: ElementKey, width: CGFloat) -> CGFloat {
    guard let cell = view(toMeasure: key) as? UITableViewCell else { return UIKitTuning.rowHeight }
    return cell.fittedHeight(width: width)
  }

  /// The height that a header or footer wants for a width; nil if there is none.
  final func fittedHeight(ofBoundary key: ElementKey, width: CGFloat) -> CGFloat? {
    guard let view = view(toMeasure: key) else { return nil }
    if let view = view as? UITableViewHeaderFooterView {
      return view.fittedHeight(width: width, isHeader: key.kind == ElementKindTable.header)
    }
    if let host = view as? TableBoundaryHost { return host.fittedHeight(width: width) }
    return view.bounds.height
  }

  /// The view that an element has, or one that it will have.
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

  /// Asks for the view of an element ahead of time; it is kept until the element is shown.
  private func prepare(_ key: ElementKey) -> (any ItemView)? {
    // After a request of the application its answers belong to another state.
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

  /// Puts back what was prepared and not shown after all.
  final func discardPrepared() {
    for view in preparedRows.removeAll() { engine.registry.enqueue(view) }
  }

  /// Whether the delegate has views for headers or footers. It is asked for the first section's, which is kept.
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

  /// Rows are measured again, and what is on screen moves to where it then belongs.
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
