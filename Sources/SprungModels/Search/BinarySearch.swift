// SPDX-License-Identifier: MIT

/// Performs binary searches in sorted data that is accessed by index.
@usableFromInline package enum BinarySearch {
  /// Returns the first index that satisfies `predicate`; the upper bound of the range if there is no such index.
  ///
  /// The predicate must be false before some index and true from that index on.
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
