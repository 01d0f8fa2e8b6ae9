// SPDX-License-Identifier: MIT

/// An array of numbers whose prefix sums can be queried in logarithmic time.
///
/// The numbers are the leaves of a tree of sums. A change recomputes all sums above the changed number, so that
/// rounding errors do not accumulate.
struct SumTree {
  /// The number of values.
  let count: Int
  private let leaves: Int
  private var sums: [Double]

  /// Creates a tree of nonnegative numbers.
  init(count: Int, _ value: (Int) -> Double) {
    self.count = count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    sums = [Double](repeating: 0, count: 2 * leaves)
    for index in 0..<count { sums[leaves + index] = value(index) }
    var node = leaves - 1
    while node > 0 {
      sums[node] = sums[2 * node] + sums[2 * node + 1]
      node -= 1
    }
  }

  /// The sum of all numbers.
  var total: Double { sums[1] }

  /// The number at the given index.
  subscript(index: Int) -> Double {
    get { sums[leaves + index] }
    set {
      var node = leaves + index
      sums[node] = newValue
      while node > 1 {
        node /= 2
        sums[node] = sums[2 * node] + sums[2 * node + 1]
      }
    }
  }

  /// Returns the sum of the numbers before an index.
  func sum(before index: Int) -> Double {
    guard index > 0 else { return 0 }
    guard index < count else { return total }
    // Descend from the root, as `index(at:)` does, so that the results of both methods are rounded equally.
    var node = 1
    var half = leaves / 2
    var sum = 0.0
    while half > 0 {
      node *= 2
      if index & half != 0 {
        sum += sums[node]
        node += 1
      }
      half /= 2
    }
    return sum
  }

  /// Returns the last index whose prefix sum is not greater than a value, and that sum; index 0 for negative values.
  func index(at value: Double) -> (index: Int, start: Double) {
    var node = 1
    var start = 0.0
    while node < leaves {
      let middle = start + sums[2 * node]
      // Do not descend to the unused leaves at the end.
      if value >= middle, firstLeaf(below: 2 * node + 1) < count {
        start = middle
        node = 2 * node + 1
      } else {
        node = 2 * node
      }
    }
    return (node - leaves, start)
  }

  private func firstLeaf(below node: Int) -> Int {
    var node = node
    while node < leaves { node *= 2 }
    return node - leaves
  }
}
