// SPDX-License-Identifier: MIT

/// Prepares data for rows before they become visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when rows may soon become visible. The nearest row is first. Start to load the content of these rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called when announced rows will not become visible, because the scroll direction has changed. Default: nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
