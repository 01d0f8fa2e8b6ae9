// SPDX-License-Identifier: MIT

/// Says which rows can be dragged out of a table, and hears of it. All but the first method may be left out.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged with a row; an empty array for nothing.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on a row, at a place in the table, adds to a drag that is going on. Default: `[]`.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// How a row looks while it is dragged. Default: `nil`, as its cell.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Things are lifted. Default: nothing.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is over. Default: nothing.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the things may be moved. Default: `true`.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
}
