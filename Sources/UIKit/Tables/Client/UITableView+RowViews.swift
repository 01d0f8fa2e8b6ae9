// SPDX-License-Identifier: MIT

extension UITableView {
  /// Asks the data source or delegate to create the view of an element. `key` is the key of the element in the model.
  /// Returns nil if the header or footer does not exist.
  final func makeRowView(_ key: ElementKey) -> (any ItemView)? {
    key.isCell ? makeRow(key.indexPath) : makeBoundary(isHeader: key.kind == ElementKindTable.header, key.section)
  }

  private func makeRow(_ path: IndexPath) -> UITableViewCell {
    let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    configure(cell, at: path)
    return cell
  }

  private func makeBoundary(isHeader: Bool, _ section: Int) -> (any ItemView)? {
    let delegate = tableDelegate
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let view = own as? UITableViewHeaderFooterView {
      view.take(style)
      view.take(tableLayout.rowMargins)
      return view
    }
    if let own { return TableBoundaryHost(own) }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let identifier = UITableViewHeaderFooterView.titleIdentifier
    let waiting = engine.registry.dequeue(
      kind: UITableViewHeaderFooterView.sharedKind, identifier: identifier, frame: .zero)
    let view = (waiting as? UITableViewHeaderFooterView) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.take(style)
    view.take(tableLayout.rowMargins)
    view.showTitle(title, isHeader: isHeader)
    return view
  }
}
