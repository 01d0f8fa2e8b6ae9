// SPDX-License-Identifier: MIT

/// Finds the longest increasing subsequence of distinct numbers by patience sorting (Fredman, "On computing the length
/// of longest increasing subsequences", 1975) in n log n steps.
package enum IncreasingRun {
  /// Returns, for each number, whether it belongs to the subsequence.
  package static func longest(_ numbers: [Int]) -> [Bool] {
    var belongs = [Bool](repeating: true, count: numbers.count)
    guard !isIncreasing(numbers) else { return belongs }
    // For each length, the index of the smallest number that ends a subsequence of this length; and for each number,
    // the index of its predecessor.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = BinarySearch.firstIndex(in: 0..<ends.count) { numbers[ends[$0]] >= number }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    for index in belongs.indices { belongs[index] = false }
    var index = ends[ends.count - 1]
    while index >= 0 {
      belongs[index] = true
      index = previous[index]
    }
    return belongs
  }

  private static func isIncreasing(_ numbers: [Int]) -> Bool {
    for index in numbers.indices.dropFirst() where numbers[index] < numbers[index - 1] { return false }
    return true
  }
}
