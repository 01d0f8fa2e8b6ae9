// SPDX-License-Identifier: MIT

import SprungTestSupport

/// The choices of a script: first one per byte, then random numbers from a seed.
struct UpdateChoices: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var random: SeededRandom

  /// Creates choices from bytes, followed by random numbers.
  init(_ bytes: [UInt8] = [], seed: UInt64) {
    self.bytes = bytes[...]
    random = SeededRandom(seed: seed)
  }

  mutating func next() -> UInt64 {
    guard let byte = bytes.popFirst() else { return random.next() }
    // All bits are set, because a shuffle uses only the upper ones.
    return UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Returns an integer in the given range, which must not be empty.
  mutating func int(in range: Range<Int>) -> Int {
    guard let byte = bytes.popFirst() else { return random.int(in: range) }
    return range.lowerBound + Int(byte) % range.count
  }
}
