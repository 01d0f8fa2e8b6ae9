// SPDX-License-Identifier: MIT

/// The rules of a batch update, and the messages for violations.
struct UpdateCheck {
  /// The number of items in each section before the batch.
  let before: [Int]
  /// The number of items in each section after the batch.
  let after: [Int]
  /// The operations in order.
  let operations: [UpdateOperation]

  /// Rule: the positions of deletes, reloads and sources of moves exist before the batch, and the positions of inserts
  /// and targets of moves exist after it.
  func existence() throws(UpdateRuleViolation) {
    for operation in operations {
      switch operation {
      case .deleteItem(let position), .reloadItem(let position):
        try requireItem(position, in: before, "before", operation)
      case .insertItem(let position): try requireItem(position, in: after, "after", operation)
      case .moveItem(let from, let to):
        try requireItem(from, in: before, "before", operation)
        try requireItem(to, in: after, "after", operation)
      case .deleteSection(let section), .reloadSection(let section):
        try requireSection(section, in: before, "before", operation)
      case .insertSection(let section): try requireSection(section, in: after, "after", operation)
      case .moveSection(let from, let to):
        try requireSection(from, in: before, "before", operation)
        try requireSection(to, in: after, "after", operation)
      }
    }
  }

  private func requireItem(
    _ position: ItemPosition, in counts: [Int], _ side: String, _ operation: UpdateOperation
  ) throws(UpdateRuleViolation) {
    try requireSection(position.section, in: counts, side, operation)
    let count = counts[position.section]
    guard position.item >= 0, position.item < count else {
      let valid = count == 0 ? "there are none" : "valid are 0...\(count - 1)"
      throw violation(
        .existence,
        "'\(operation.text)' refers to item \(position.item), but \(side) the update section \(position.section) has "
          + "\(count) items (\(valid))")
    }
  }

  private func requireSection(
    _ section: Int, in counts: [Int], _ side: String, _ operation: UpdateOperation
  ) throws(UpdateRuleViolation) {
    guard counts.indices.contains(section) else {
      throw violation(
        .existence,
        "'\(operation.text)' refers to section \(section), but \(side) the update there are \(counts.count) sections")
    }
  }

  /// Rule: no two operations use the same position before the batch, or the same position after it.
  func conflicts() throws(UpdateRuleViolation) {
    var oldItems: [ItemPosition: UpdateOperation] = [:]
    var newItems: [ItemPosition: UpdateOperation] = [:]
    var oldSections: [Int: UpdateOperation] = [:]
    var newSections: [Int: UpdateOperation] = [:]
    for operation in operations {
      switch operation {
      case .deleteItem(let position), .reloadItem(let position): try claim(position, &oldItems, operation)
      case .insertItem(let position): try claim(position, &newItems, operation)
      case .moveItem(let from, let to):
        try claim(from, &oldItems, operation)
        try claim(to, &newItems, operation)
      case .deleteSection(let section), .reloadSection(let section): try claim(section, &oldSections, operation)
      case .insertSection(let section): try claim(section, &newSections, operation)
      case .moveSection(let from, let to):
        try claim(from, &oldSections, operation)
        try claim(to, &newSections, operation)
      }
    }
  }

  private func claim(
    _ position: ItemPosition, _ claims: inout [ItemPosition: UpdateOperation], _ operation: UpdateOperation
  ) throws(UpdateRuleViolation) {
    if let other = claims.updateValue(operation, forKey: position) { throw conflict(other, operation) }
  }

  private func claim(
    _ section: Int, _ claims: inout [Int: UpdateOperation], _ operation: UpdateOperation
  ) throws(UpdateRuleViolation) {
    if let other = claims.updateValue(operation, forKey: section) { throw conflict(other, operation) }
  }

  private func conflict(_ one: UpdateOperation, _ other: UpdateOperation) -> UpdateRuleViolation {
    violation(.conflict, "'\(one.text)' and '\(other.text)' conflict: one update cannot change the same position twice")
  }

  /// Returns the operations, except item operations that a section operation makes redundant.
  func withoutRedundant() -> [UpdateOperation] {
    var replacedBefore: Set<Int> = []
    var replacedAfter: Set<Int> = []
    for operation in operations {
      switch operation {
      case .deleteSection(let section), .reloadSection(let section): replacedBefore.insert(section)
      case .insertSection(let section): replacedAfter.insert(section)
      default: break
      }
    }
    guard !replacedBefore.isEmpty || !replacedAfter.isEmpty else { return operations }
    return operations.filter { operation in
      switch operation {
      case .deleteItem(let position), .reloadItem(let position): return !replacedBefore.contains(position.section)
      case .insertItem(let position): return !replacedAfter.contains(position.section)
      default: return true
      }
    }
  }

  /// Returns the error for inconsistent numbers of sections.
  func sectionCountViolation() -> UpdateRuleViolation {
    var inserted = 0
    var deleted = 0
    for operation in operations {
      if case .insertSection = operation { inserted += 1 }
      if case .deleteSection = operation { deleted += 1 }
    }
    return violation(
      .counts,
      "the number of sections does not match the operations: "
        + ledger(before.count, inserted, deleted, 0, 0, after.count))
  }

  /// Returns the error for inconsistent numbers of items in a section.
  func itemCountViolation(
    oldSection: Int, newSection: Int, operations: [UpdateOperation]
  ) -> UpdateRuleViolation {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0
    for operation in operations {
      switch operation {
      case .insertItem(let position) where position.section == newSection: inserted += 1
      case .deleteItem(let position) where position.section == oldSection: deleted += 1
      case .moveItem(let from, let to):
        if to.section == newSection { movedIn += 1 }
        if from.section == oldSection { movedOut += 1 }
      default: break
      }
    }
    return violation(
      .counts,
      "the number of items in section \(oldSection) does not match the operations: "
        + ledger(before[oldSection], inserted, deleted, movedIn, movedOut, after[newSection]))
  }

  private func ledger(
    _ before: Int, _ inserted: Int, _ deleted: Int, _ movedIn: Int, _ movedOut: Int, _ after: Int
  ) -> String {
    var text = "before \(before)"
    if inserted > 0 { text += " inserted \(inserted)" }
    if deleted > 0 { text += " deleted \(deleted)" }
    if movedIn > 0 { text += " moved in \(movedIn)" }
    if movedOut > 0 { text += " moved out \(movedOut)" }
    let expected = before + inserted - deleted + movedIn - movedOut
    return text + " after \(after), expected \(expected)"
  }

  private func violation(_ rule: UpdateRuleViolation.Rule, _ sentence: String) -> UpdateRuleViolation {
    let listed = operations.prefix(12).map { $0.text }.joined(separator: ", ")
    let more = operations.count > 12 ? ", and \(operations.count - 12) more" : ""
    return UpdateRuleViolation(rule: rule, message: "\(sentence). Operations: \(listed)\(more).")
  }
}
