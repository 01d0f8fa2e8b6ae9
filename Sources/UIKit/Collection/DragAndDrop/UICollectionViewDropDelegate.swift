// SPDX-License-Identifier: MIT

/// The proposed effect of a drop on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The destination of the dropped items.
  nonisolated public enum Intent: Int, Sendable {
    /// Unspecified. No items move aside.
    case unspecified = 0
    /// Between items, which move aside if the dragged item is from the same collection view.
    case insertAtDestinationIndexPath = 1
    /// Into the item under the touch.
    case insertIntoDestinationIndexPath = 2
  }

  /// The destination of the dropped items.
  open private(set) var intent: Intent

  /// Creates a proposal with the given operation and destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with an unspecified destination.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An item that was dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// The item's original index path in the same collection view, or nil if the item comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// Provides the dropped items and their destination in the collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The position at which items are inserted, or the item into which they are dropped; nil if there is no destination.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates the preview of a drag item to the cell of an item, after the data source contains it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of a drag item into a rectangle of an item, in the coordinates of the item's cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates the preview of a drag item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Animates the preview of a drag item to a placeholder cell, which is shown until the data source contains the item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// Determines which items can be dropped on a collection view, and receives them. Only the first method is required.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called when items are dropped. Implementations update the model, report the changes to the collection view, and
  /// animate the previews to their targets.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection view can handle the drag. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag enters the collection view. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the proposed effect of a drop at the current location. Default: `UICollectionViewDropProposal(operation:
  /// collectionView.hasActiveDrag ? .move : .copy)`, which moves items of the same collection view, copies items from
  /// other sources, and has an unspecified intent.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the drag leaves the collection view. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag that entered the collection view has ended. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}
