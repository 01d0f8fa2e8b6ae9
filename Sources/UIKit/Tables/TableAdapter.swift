// SPDX-License-Identifier: MIT

/// Answers a collection view by asking the data source and the delegate of the table that it is.
@preconcurrency @MainActor
final class TableAdapter: NSObject {
  /// The table, which clears the reference when it is released; not weak, because every row reads it.
  unowned(unsafe) var table: UITableView!
  /// What the table's delegate would do with what is dragged over it.
  var dropProposal = UITableViewDropProposal(operation: .cancel)

  /// Makes the view of an element by asking data source or delegate; nil for a header or footer that is not there.
  func makeView(_ key: ElementKey) -> UICollectionReusableView? {
    guard key.isCell else { return makeBoundary(isHeader: key.kind == UICollectionView.headerKind, key.section) }
    return table.placeholderCell(key) ?? makeCell(table.placeholders.model(key.indexPath) ?? key.indexPath)
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    let cell =
      table.dataSource?.tableView(table, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    table.configure(cell, at: path)
    return cell
  }

  private func makeBoundary(isHeader: Bool, _ section: Int) -> UICollectionReusableView? {
    let delegate = table.tableDelegate
    let own =
      isHeader
      ? delegate?.tableView(table, viewForHeaderInSection: section)
      : delegate?.tableView(table, viewForFooterInSection: section)
    if let view = own as? UITableViewHeaderFooterView {
      view.take(table.style)
      return view
    }
    if let own { return TableBoundaryHost(own) }
    let title =
      isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
    guard let title else { return nil }
    let identifier = UITableViewHeaderFooterView.titleIdentifier
    let waiting = table.registry.dequeue(
      kind: UITableViewHeaderFooterView.sharedKind, identifier: identifier, frame: .zero)
    let view =
      (waiting as? UITableViewHeaderFooterView) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.take(table.style)
    view.showTitle(title, isHeader: isHeader)
    return view
  }
}

extension TableAdapter: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let source = table.dataSource else { return 0 }
    return source.numberOfSections(in: table)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: table.placeholders.shown(indexPath))
    if let cell = table.prepared.removeValue(forKey: key) as? UICollectionViewCell { return cell }
    return makeCell(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ElementKey(kind: ElementKindTable.number(of: .supplementaryView, kind), indexPath: indexPath)
    return table.prepared.removeValue(forKey: key) ?? makeView(key) ?? UICollectionReusableView(frame: .zero)
  }
}

extension TableAdapter: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    table.tableDelegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    table.tableDelegate?.tableView(table, didHighlightRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    table.tableDelegate?.tableView(table, didUnhighlightRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    table.tableDelegate?.tableView(table, canPerformPrimaryActionForRowAt: indexPath) ?? false
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    table.tableDelegate?.tableView(table, performPrimaryActionForRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    table.tableDelegate?.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.tableDelegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.tableDelegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.tableDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.tableDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.tableDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    table.tableDelegate?.tableView(table, canFocusRowAt: indexPath) ?? table.allowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    table.tableDelegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    table.tableDelegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    table.tableDelegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? UITableViewCell else { return }
    table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? UITableViewCell else { return }
    table.swipes.cellLeaves(cell)
    table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    let shown = (view as? TableBoundaryHost)?.content ?? view
    if elementKind == UICollectionView.elementKindSectionHeader {
      table.tableDelegate?.tableView(table, willDisplayHeaderView: shown, forSection: indexPath.section)
    } else {
      table.tableDelegate?.tableView(table, willDisplayFooterView: shown, forSection: indexPath.section)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    let shown = (view as? TableBoundaryHost)?.content ?? view
    if elementKind == UICollectionView.elementKindSectionHeader {
      table.tableDelegate?.tableView(table, didEndDisplayingHeaderView: shown, forSection: indexPath.section)
    } else {
      table.tableDelegate?.tableView(table, didEndDisplayingFooterView: shown, forSection: indexPath.section)
    }
  }
}

extension TableAdapter: SwipeRevealHost {
  func actions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    table?.swipeActions(path, side)
  }

  func willOpen(_ path: IndexPath) {
    guard let table else { return }
    table.cellForRow(at: path)?.showsConfirmation = true
    table.notifiedRowDelegate?.tableView(table, willBeginEditingRowAt: path)
  }

  func didClose(_ path: IndexPath, _ cell: UICollectionViewCell) {
    (cell as? UITableViewCell)?.showsConfirmation = false
    guard let table else { return }
    table.notifiedRowDelegate?.tableView(table, didEndEditingRowAt: path)
  }
}

extension TableAdapter: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let delegate = table.dropDelegate, let coordinator = coordinator as? ItemDropCoordinator else { return }
    delegate.tableView(table, performDropWith: RowDropCoordinator(coordinator, dropProposal))
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    table.dropDelegate?.tableView(table, canHandle: session) ?? false
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let delegate = table.dropDelegate else { return UICollectionViewDropProposal(operation: .cancel) }
    dropProposal = delegate.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    // Rows make no room, so the collection view is not told that they should.
    return UICollectionViewDropProposal(operation: dropProposal.operation)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }
}
