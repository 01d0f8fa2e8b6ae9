// SPDX-License-Identifier: MIT

/// Gets data ready for rows before they are seen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows are about to be seen, the nearest first: time to start loading what they show.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced will not be seen after all, because the content turned round. Default: nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
