// SPDX-License-Identifier: MIT

import SprungGeometry

/// Checks of the invariants of stores. The first violation is reported as the fault `brokenStore`, which stops debug
/// builds. The first violation also ends the check, because a damaged store cannot be traversed.
enum Validation {
  /// Returns whether a rule holds for a row of a store. Otherwise reports the violation with its values.
  @inline(__always)
  static func holds(_ rule: Bool, _ store: StaticString, _ row: Int, _ sentence: @autoclosure () -> String) -> Bool {
    if rule { return true }
    return fail(store, row, sentence())
  }

  /// Validates that the records in a row's list are in use and belong to the row. Returns the length of the list, or
  /// nil if it is invalid. `limit` is the total number of records.
  static func lengthOfList(
    _ store: StaticString, of row: Int, from first: Int32, limit: Int, isMember: (Int32) -> Bool, next: (Int32) -> Int32
  ) -> Int? {
    var length = 0
    var current = first
    while current >= 0 {
      guard
        holds(isMember(current), store, Int(current), "the list of body \(row) names it, but it is no part of it"),
        holds(length < limit, store, Int(current), "the list of body \(row) goes in a circle")
      else { return nil }
      length += 1
      current = next(current)
    }
    return length
  }

  /// Reports a violation. The function is not inlined, because violations are never expected.
  @inline(never)
  private static func fail(_ store: StaticString, _ row: Int, _ sentence: String) -> Bool {
    Diagnostics.report("brokenStore", "The data of the world is invalid. \(store), row \(row): \(sentence).")
    return false
  }
}
