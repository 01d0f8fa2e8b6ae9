// SPDX-License-Identifier: MIT

/// One change of a batch, as a layout receives it in `prepare(forCollectionViewUpdates:)`.
///
/// For operations on whole sections the item of the index paths is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change of an item or section.
  nonisolated public enum Action: Int, Sendable {
    /// It is new.
    case insert
    /// It is gone.
    case delete
    /// It shows something else.
    case reload
    /// It has moved.
    case move
    /// Nothing.
    case none
  }

  /// Where the item was, nil for inserts.
  open var indexPathBeforeUpdate: IndexPath? { storedIndexPathBeforeUpdate }
  @exclusivity(unchecked) private final var storedIndexPathBeforeUpdate: IndexPath?
  /// Where the item is now, nil for deletes.
  open var indexPathAfterUpdate: IndexPath? { storedIndexPathAfterUpdate }
  @exclusivity(unchecked) private final var storedIndexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction: Action

  /// Makes an item about nothing, for tests of layouts.
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

  /// True if a whole section is meant.
  final var isSectionOperation: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }

  /// A text for people: the action and the index paths.
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
