// SPDX-License-Identifier: MIT

/// The longest increasing subsequence of a list of different numbers, by patience sorting
/// (Fredman, "On computing the length of longest increasing subsequences", 1975): n log n steps.
package enum IncreasingRun {
  /// For each number whether it belongs to the run.
  package static func longest(_ numbers: [Int]) -> [Bool] {
    var belongs = [Bool](repeating: true, count: numbers.count)
    guard !isIncreasing(numbers) else { return belongs }
    // The index of the smallest number that ends a run of each length, and the number before each in its run.
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
