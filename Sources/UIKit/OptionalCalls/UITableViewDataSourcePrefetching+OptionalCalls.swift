// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UITableViewDataSourcePrefetching {
  /// Lets `tableView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tableView: OptionalCalls.TableViewDataSourcePrefetchingTableView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `tableView` of a `UITableViewDataSourcePrefetching`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDataSourcePrefetchingTableView {
    let delegate: any UITableViewDataSourcePrefetching

    /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`.
    public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
