// SPDX-License-Identifier: MIT

/// A compact list of lengths, one per item. If all lengths are equal, a single number is stored. Otherwise, each item
/// takes 4 bytes if single precision is exact for all lengths, as for multiples of 0.25 points, and 8 bytes if not.
///
/// Values are returned exactly as they were stored.
struct LengthColumn {
  /// The number of items.
  private(set) var count: Int
  /// The length of all items while they are equal.
  private(set) var shared: Double
  // Once lengths differ, one of these arrays contains an entry per item, and the other one is empty.
  private var singles: [Float] = []
  private var doubles: [Double] = []
  private let expected: Int

  /// Creates a column with the lengths of `count` items of equal length.
  init(count: Int, shared: Double) {
    self.count = max(0, count)
    self.shared = shared
    expected = 0
  }

  /// Creates a column without items, to which about `expected` items will be appended.
  init(expecting expected: Int) {
    count = 0
    shared = 0
    self.expected = expected
  }

  /// Whether the items have different lengths, or had different lengths at any time.
  var isVarying: Bool { !singles.isEmpty || !doubles.isEmpty }

  /// The length of an item. The index must be less than `count`.
  subscript(item: Int) -> Double {
    if !singles.isEmpty { return Double(singles[item]) }
    return doubles.isEmpty ? shared : doubles[item]
  }

  /// Appends the length of the next item.
  mutating func append(_ length: Double) {
    if count == 0 {
      shared = length
    } else if isVarying || length != shared {
      grow(for: length)
      if singles.isEmpty { doubles.append(length) } else { singles.append(Float(length)) }
    }
    count += 1
  }

  /// Changes the length of one item.
  mutating func replace(_ length: Double, at item: Int) {
    if !isVarying, length == shared { return }
    grow(for: length)
    if singles.isEmpty { doubles[item] = length } else { singles[item] = Float(length) }
  }

  /// Converts the lengths to a representation that can store another length.
  private mutating func grow(for length: Double) {
    if !isVarying {
      // Reserve exactly the required capacity, because doubling the capacity could leave half of it unused.
      let capacity = max(expected, count + 1)
      if Self.isSingle(shared), Self.isSingle(length) {
        singles.reserveCapacity(capacity)
        singles.append(contentsOf: repeatElement(Float(shared), count: count))
      } else {
        doubles.reserveCapacity(capacity)
        doubles.append(contentsOf: repeatElement(shared, count: count))
      }
    } else if !singles.isEmpty, !Self.isSingle(length) {
      doubles.reserveCapacity(max(expected, count + 1))
      for single in singles { doubles.append(Double(single)) }
      singles = []
    }
  }

  private static func isSingle(_ length: Double) -> Bool { Double(Float(length)) == length }
}
