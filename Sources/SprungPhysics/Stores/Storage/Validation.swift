// SPDX-License-Identifier: MIT

import SprungGeometry

/// Checks of what a store promises to itself. The first broken rule is reported as the fault `brokenStore`, which stops a
/// debug build, and ends the check: what was damaged cannot be walked further.
enum Validation {
  /// Answers whether a rule holds for a row of a store; if not, says so in one sentence with the values.
  @inline(__always)
  static func holds(_ rule: Bool, _ store: StaticString, _ row: Int, _ sentence: @autoclosure () -> String) -> Bool {
    if rule { return true }
    return fail(store, row, sentence())
  }

  /// Checks one list of a row, whose records are in use and belong to the row, and answers how long it is; nil if not.
  /// `limit` is the number of all records.
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

  /// Reports the broken rule; not inlined, since it never happens.
  @inline(never)
  private static func fail(_ store: StaticString, _ row: Int, _ sentence: String) -> Bool {
    Diagnostics.report("brokenStore", "\(store), row \(row): \(sentence).")
    return false
  }
}
