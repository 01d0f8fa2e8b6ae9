// SPDX-License-Identifier: MIT

/// Provides the rows of a table, and updates the model when the user edits rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section. Must not be negative.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row. The cell can be dequeued from the table or created directly.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections. Default: `1`.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header. Default: `nil`, no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer. Default: `nil`, no title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited. Default: `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the user can move a row. Default: `true`, but the cell's `showsReorderControl` decides if this
  /// method is not implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the section index, which is displayed only in the plain style. Default: `nil`, no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which an index title scrolls. Default: `index`.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when the user deleted or inserted a row. Update the model and report the change. Default: nothing.
  ///
  /// Differs from Apple: UIKit cannot detect whether this method is implemented. A swipe therefore deletes a row only
  /// if `canEditRowAt`, `editingStyleForRowAt` or `_commitsEditing` indicates that rows can be edited.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when the user moved a row. Update the model. The table already displays the move. Default: nothing.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Whether `commit` is implemented, which UIKit cannot detect. If true, a swipe across a row deletes the row.
  /// Default: false.
  var _commitsEditing: Bool { get }
}

extension UITableViewDataSource {
  /// False.
  public var _commitsEditing: Bool { false }
}
