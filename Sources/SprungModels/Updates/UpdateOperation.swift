// SPDX-License-Identifier: MIT

/// A change in a batch update. The positions of deletes, reloads and sources of moves refer to the state before the
/// batch. The positions of inserts and targets of moves refer to the state after the batch.
package enum UpdateOperation: Equatable {
  case insertItem(ItemPosition)
  case deleteItem(ItemPosition)
  case reloadItem(ItemPosition)
  case moveItem(from: ItemPosition, to: ItemPosition)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)

  /// The operation in messages.
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

/// The error of an invalid batch: the violated rule and a message for the developer.
package struct UpdateRuleViolation: Error, Equatable {
  /// The rules of a batch update.
  package enum Rule: String {
    /// A position does not exist in the state to which it refers, before or after the batch.
    case existence
    /// Two operations use the same position.
    case conflict
    /// The numbers of items or sections before and after the batch do not match the operations.
    case counts
  }

  package let rule: Rule
  package let message: String
}
