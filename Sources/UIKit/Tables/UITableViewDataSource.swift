// SPDX-License-Identifier: MIT

/// Provides the rows of a table, and changes the model when a person edits rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section. Must not be negative.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, dequeued from the table or made by hand.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections. Default: `1`.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title of a section's header. Default: `nil`, none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title of a section's footer. Default: `nil`, none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited. Default: `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved by its control. Default: `true`, where the cell's `showsReorderControl` decides.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the index at the edge. Default: `nil`, no index. Tables in plain style show one only.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the index scrolls to. Default: `index`.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// A person deleted a row, or inserts one: change the model, and announce it to the table. Default: nothing.
  ///
  /// Differs from Apple: whether this is implemented cannot be known, so a swipe deletes a row only where something is said of
  /// editing: by `canEditRowAt`, `editingStyleForRowAt` or `_commitsEditing`.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// A person moved a row: change the model. The table shows it already. Default: nothing.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Whether `commit` is implemented, where this cannot be detected: then a swipe across a row deletes it. Default:
  /// false.
  var _commitsEditing: Bool { get }
}

extension UITableViewDataSource {
  /// False.
  public var _commitsEditing: Bool { false }
}
