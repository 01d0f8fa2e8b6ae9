// SPDX-License-Identifier: MIT

/// What a table would do with things that are dropped on it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the things would go.
  nonisolated public enum Intent: Int, Sendable {
    /// Anywhere.
    case unspecified = 0
    /// Between rows. Differs from Apple: rows do not make room.
    case insertAtDestinationIndexPath = 1
    /// Into the row below the finger.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one; the same as between them.
    case automatic = 3
  }

  /// Where the things would go.
  open private(set) var intent: Intent

  /// Makes a proposal that says where the things would go.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that does not say where the things would go.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// One of the things that were dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was in the same table; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}

/// What was dropped on a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UITableViewDropItem] { get }
  /// The row below the finger; nil beside all of them.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate wanted to do.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// The picture of a thing goes to a row, once the data source has it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// The picture of a thing goes into a rectangle of a row, in the coordinates of its cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// The picture of a thing goes to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// The picture of a thing goes to a row that stands for it until the data source has it.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// Says what may be dropped on a table, and takes it. All but the first method may be left out.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Things were dropped: change the model, announce it, and say where their pictures go.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the drag means anything to the table. Default: `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The drag has come over the table. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop here would do. Default: `UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy)`,
  /// which moves what comes from the same table and copies the rest.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag has left the table. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// A drag that was over the table is over. Default: nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}
