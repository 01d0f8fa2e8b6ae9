// SPDX-License-Identifier: MIT

/// The invariants of the field store.
extension FieldStore {
  /// Validates that the order contains every existing field exactly once.
  func validate() -> Bool {
    guard fieldRows.validate("Fields"), memberships.rows.validate("Field memberships"),
      Validation.holds(
        fields.count == fieldRows.count, "Fields", fields.count, "there are \(fields.count) for \(fieldRows.count) rows"
      ),
      Validation.holds(
        order.count == fieldRows.usedCount, "Fields", 0, "\(order.count) are in order and \(fieldRows.usedCount) in use"
      )
    else { return false }
    var isListed = [Bool](repeating: false, count: fields.count)
    for index in order {
      guard
        Validation.holds(
          fieldRows.isUsed(Int(index)) && fields[Int(index)].isAlive, "Fields", Int(index),
          "the order names it, but it was removed"),
        Validation.holds(!isListed[Int(index)], "Fields", Int(index), "the order names it twice")
      else { return false }
      isListed[Int(index)] = true
    }
    return true
  }
}
