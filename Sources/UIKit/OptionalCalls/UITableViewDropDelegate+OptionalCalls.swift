// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UITableViewDropDelegate {
  /// Lets `tableView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tableView: OptionalCalls.TableViewDropDelegateTableView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `tableView` of a `UITableViewDropDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDropDelegateTableView {
    let delegate: any UITableViewDropDelegate

    /// Calls `tableView(_:canHandle:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool! {
      OptionalCall.answer(of: delegate, "tableView(_:canHandle:)") {
        delegate.tableView(tableView, canHandle: session)
      }
    }

    /// Calls `tableView(_:dropSessionDidEnter:)`.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      delegate.tableView(tableView, dropSessionDidEnter: session)
    }

    /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; nil where it is left out.
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal! {
      OptionalCall.answer(of: delegate, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
        delegate.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      }
    }

    /// Calls `tableView(_:dropSessionDidExit:)`.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      delegate.tableView(tableView, dropSessionDidExit: session)
    }

    /// Calls `tableView(_:dropSessionDidEnd:)`.
    public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      delegate.tableView(tableView, dropSessionDidEnd: session)
    }
  }
}
