// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UITableViewDataSource {
  /// Lets `numberOfSections?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var numberOfSections: OptionalCalls.TableViewDataSourceNumberOfSections? { .init(delegate: self) }

  /// Lets `tableView?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tableView: OptionalCalls.TableViewDataSourceTableView? { .init(delegate: self) }

  /// Lets `sectionIndexTitles?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var sectionIndexTitles: OptionalCalls.TableViewDataSourceSectionIndexTitles? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `numberOfSections` of a `UITableViewDataSource`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDataSourceNumberOfSections {
    let delegate: any UITableViewDataSource

    /// Calls `numberOfSections(in:)`; nil where it is left out.
    public func callAsFunction(in tableView: UITableView) -> Int! {
      OptionalCall.answer(of: delegate, "numberOfSections(in:)") {
        delegate.numberOfSections(in: tableView)
      }
    }
  }

  /// The methods `tableView` of a `UITableViewDataSource`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDataSourceTableView {
    let delegate: any UITableViewDataSource

    /// Calls `tableView(_:titleForHeaderInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      OptionalCall.answer(of: delegate, "tableView(_:titleForHeaderInSection:)") {
        delegate.tableView(tableView, titleForHeaderInSection: section)
      } ?? nil
    }

    /// Calls `tableView(_:titleForFooterInSection:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      OptionalCall.answer(of: delegate, "tableView(_:titleForFooterInSection:)") {
        delegate.tableView(tableView, titleForFooterInSection: section)
      } ?? nil
    }

    /// Calls `tableView(_:canEditRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool! {
      OptionalCall.answer(of: delegate, "tableView(_:canEditRowAt:)") {
        delegate.tableView(tableView, canEditRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:canMoveRowAt:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool! {
      OptionalCall.answer(of: delegate, "tableView(_:canMoveRowAt:)") {
        delegate.tableView(tableView, canMoveRowAt: indexPath)
      }
    }

    /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`; nil where it is left out.
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
      -> Int!
    {
      OptionalCall.answer(of: delegate, "tableView(_:sectionForSectionIndexTitle:at:)") {
        delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
      }
    }

    /// Calls `tableView(_:commit:forRowAt:)`.
    public func callAsFunction(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    /// Calls `tableView(_:moveRowAt:to:)`.
    public func callAsFunction(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  /// The methods `sectionIndexTitles` of a `UITableViewDataSource`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TableViewDataSourceSectionIndexTitles {
    let delegate: any UITableViewDataSource

    /// Calls `sectionIndexTitles(for:)`; nil where it is left out.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      OptionalCall.answer(of: delegate, "sectionIndexTitles(for:)") {
        delegate.sectionIndexTitles(for: tableView)
      } ?? nil
    }
  }
}
