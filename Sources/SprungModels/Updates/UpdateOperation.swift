// SPDX-License-Identifier: MIT

/// One change that an application announced. Places of deletes, reloads and starts of moves are those before the batch,
/// places of inserts and ends of moves are those after it.
package enum UpdateOperation: Equatable {
  case insertItem(ItemPosition)
  case deleteItem(ItemPosition)
  case reloadItem(ItemPosition)
  case moveItem(from: ItemPosition, to: ItemPosition)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)

  /// How the operation is written in messages.
  package var text: String {
    switch self {
    case .insertItem(let position): return "insert \(position.text)"
    case .deleteItem(let position): return "delete \(position.text)"
    case .reloadItem(let position): return "reload \(position.text)"
    case .moveItem(let from, let to): return "move \(from.text) to \(to.text)"
    case .insertSection(let section): return "insert section \(section)"
    case .deleteSection(let section): return "delete section \(section)"
    case .reloadSection(let section): return "reload section \(section)"
    case .moveSection(let from, let to): return "move section \(from) to \(to)"
    }
  }
}

/// A batch that cannot be: the rule that it breaks and a sentence for the person who wrote it.
package struct UpdateRuleViolation: Error, Equatable {
  /// The rules of a batch.
  package enum Rule: String {
    /// A position that does not exist on its side of the batch.
    case existence
    /// Two operations that use the same position.
    case conflict
    /// Counts before and after that do not fit the operations.
    case counts
  }

  package let rule: Rule
  package let message: String
}
