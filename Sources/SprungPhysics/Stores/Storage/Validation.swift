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

  /// Reports the broken rule; not inlined, since it never happens.
  @inline(never)
  private static func fail(_ store: StaticString, _ row: Int, _ sentence: String) -> Bool {
    Diagnostics.report("brokenStore", "\(store), row \(row): \(sentence).")
    return false
  }
}
