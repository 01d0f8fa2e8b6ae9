// SPDX-License-Identifier: MIT

/// A change in a batch update. A layout receives such changes in `prepare(forCollectionViewUpdates:)`.
///
/// If the change affects an entire section, the item of the index paths is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change to an item or section.
  nonisolated public enum Action: Int, Sendable {
    /// The item or section is inserted.
    case insert
    /// The item or section is deleted.
    case delete
    /// The item or section is reloaded.
    case reload
    /// The item or section is moved.
    case move
    /// No change.
    case none
  }

  /// The index path before the update, or nil for inserts.
  open var indexPathBeforeUpdate: IndexPath? { storedIndexPathBeforeUpdate }
  @exclusivity(unchecked) private final var storedIndexPathBeforeUpdate: IndexPath?
  /// The index path after the update, or nil for deletes.
  open var indexPathAfterUpdate: IndexPath? { storedIndexPathAfterUpdate }
  @exclusivity(unchecked) private final var storedIndexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction: Action

  /// Creates an update item that contains no change. This initializer is intended for testing layouts.
  public override init() {
    updateAction = .none
    super.init()
  }

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    storedIndexPathBeforeUpdate = before
    storedIndexPathAfterUpdate = after
    updateAction = action
    super.init()
  }

  /// Whether the operation affects a whole section.
  final var isSectionOperation: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }

  /// A readable description with the action and the index paths.
  nonisolated public override var description: String {
    onMain {
      func text(_ path: IndexPath?) -> String {
        guard let path else { return "-" }
        return path.item == NSNotFound ? "section \(path.section)" : "\(path.section)-\(path.item)"
      }
      let names = ["insert", "delete", "reload", "move", "none"]
      return "<\(names[updateAction.rawValue]) \(text(indexPathBeforeUpdate)) to \(text(indexPathAfterUpdate))>"
    }
  }
}
