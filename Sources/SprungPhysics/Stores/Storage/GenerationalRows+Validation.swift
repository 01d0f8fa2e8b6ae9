// SPDX-License-Identifier: MIT

/// The invariants of the rows.
extension GenerationalRows {
  /// Validates that every row is either in use or in the free list exactly once, and that every free row has been freed
  /// at least once.
  func validate(_ store: StaticString) -> Bool {
    guard
      Validation.holds(
        freeCount >= 0 && freeCount <= count, store, 0,
        "\(freeCount) of \(count) rows are free, which is no part of them")
    else { return false }
    var isListed = [Bool](repeating: false, count: count)
    for position in 0..<freeCount {
      let row = Int(freed[position])
      guard
        Validation.holds(row >= 0 && row < count, store, row, "the free list names it, but rows are 0 to \(count - 1)"),
        Validation.holds(!isUsed(row), store, row, "it is in use and in the free list at \(position)"),
        Validation.holds(!isListed[row], store, row, "it is twice in the free list, again at \(position)"),
        Validation.holds(generation(of: row) > 0, store, row, "it is free, but its generation 0 was never freed")
      else { return false }
      isListed[row] = true
    }
    for row in 0..<count {
      guard
        Validation.holds(
          isUsed(row) || isListed[row], store, row,
          "it is neither in use nor among the \(freeCount) rows of the free list")
      else { return false }
    }
    return true
  }
}
