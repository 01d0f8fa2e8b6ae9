// SPDX-License-Identifier: MIT

/// The proposed effect of a drop on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the things would go.
  nonisolated public enum Intent: Int, Sendable {
    /// Anywhere: nothing makes room.
    case unspecified = 0
    /// Between items, which make room if the thing is one of them.
    case insertAtDestinationIndexPath = 1
    /// Into the item below the finger.
    case insertIntoDestinationIndexPath = 2
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

/// One of the things that were dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// Where it was in the same collection view; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}

/// The dropped items, and their destination in the collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The things.
  var items: [any UICollectionViewDropItem] { get }
  /// The position between the items, or the item, below the finger; nil outside of all items.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates the preview of a drag item to the cell of an item, after the data source contains it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the preview of a drag item into a rectangle of an item, in the coordinates of its cell.
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

/// Decides which items may be dropped on a collection view, and receives them. Only the first method is required.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Things were dropped: change the model, announce it, and say where their pictures go.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the drag means anything to the collection view. Default: `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// The drag has come over the collection view. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// The proposed effect of a drop at the current location. Default:
  /// `UICollectionViewDropProposal(operation: collectionView.hasActiveDrag ? .move : .copy)`, which moves items from
  /// the same collection view, copies others, and does not determine an intent.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The drag has left the collection view. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// A drag that was over the collection view is over. Default: nothing.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}
