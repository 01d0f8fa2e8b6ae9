// SPDX-License-Identifier: MIT

/// One length per item, in as little memory as stores it exactly: one number while all are equal, 4 bytes an item while
/// all are representable in single precision, as whole, half and quarter points are, otherwise 8.
///
/// Values are read exactly as they were written.
struct LengthColumn {
  /// Number of items.
  private(set) var count: Int
  /// The length of all items while they are equal.
  private(set) var shared: Double
  // One of the two has an entry an item once lengths differ; the other one is empty.
  private var singles: [Float] = []
  private var doubles: [Double] = []
  private let expected: Int

  /// `count` items of one length.
  init(count: Int, shared: Double) {
    self.count = max(0, count)
    self.shared = shared
    expected = 0
  }

  /// No items yet; they come through `append`, about `expected` of them.
  init(expecting expected: Int) {
    count = 0
    shared = 0
    self.expected = expected
  }

  /// True once two items have had different lengths.
  var isVarying: Bool { !singles.isEmpty || !doubles.isEmpty }

  /// The length of one item; the index must be less than `count`.
  subscript(item: Int) -> Double {
    if !singles.isEmpty { return Double(singles[item]) }
    return doubles.isEmpty ? shared : doubles[item]
  }

  /// Adds the length of the next item.
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

  /// Expands the existing lengths, one an item, to a representation that can store one more.
  private mutating func grow(for length: Double) {
    if !isVarying {
      // Exactly as much as is needed: growing by doubling could leave half of it empty.
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
