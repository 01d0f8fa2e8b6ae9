// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UITableViewDragDelegate {
  /// Lets `tableView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tableView: OptionalCalls.TableViewDragDelegateTableView? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `tableView` of a `UITableViewDragDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDragDelegateTableView {
    let delegate: any UITableViewDragDelegate

    /// Calls `tableView(_:itemsForAddingTo:at:point:)`; nil where it is left out.
    public func callAsFunction(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]! {
      OptionalCall.answer(of: delegate, "tableView(_:itemsForAddingTo:at:point:)") {
        delegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
      }
    }

    /// Calls `tableView(_:dragPreviewParametersForRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
      -> UIDragPreviewParameters?
    {
      OptionalCall.answer(of: delegate, "tableView(_:dragPreviewParametersForRowAt:)") {
        delegate.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
      } ?? nil
    }

    /// Calls `tableView(_:dragSessionWillBegin:)`.
    public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      delegate.tableView(tableView, dragSessionWillBegin: session)
    }

    /// Calls `tableView(_:dragSessionDidEnd:)`.
    public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      delegate.tableView(tableView, dragSessionDidEnd: session)
    }

    /// Calls `tableView(_:dragSessionAllowsMoveOperation:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
      -> Bool!
    {
      OptionalCall.answer(of: delegate, "tableView(_:dragSessionAllowsMoveOperation:)") {
        delegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
      }
    }
  }
}
