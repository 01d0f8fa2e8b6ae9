// SPDX-License-Identifier: MIT

/// Search in sorted data that is reached by index.
@usableFromInline package enum BinarySearch {
  /// The first index for which `predicate` holds, or the upper bound if it holds for none.
  ///
  /// The predicate must be false up to some index and true from there on.
  @inlinable package static func firstIndex(in range: Range<Int>, where predicate: (Int) -> Bool) -> Int {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if predicate(middle) {
        upper = middle
      } else {
        lower = middle + 1
      }
    }
    return lower
  }
}
