// SPDX-License-Identifier: MIT

import SprungTestSupport

/// The source of a script's choices: some bytes, one per choice, and then a seed's random numbers.
struct UpdateChoices: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var random: SeededRandom

  /// Choices of the bytes, if there are any, and then of a seed.
  init(_ bytes: [UInt8] = [], seed: UInt64) {
    self.bytes = bytes[...]
    random = SeededRandom(seed: seed)
  }

  mutating func next() -> UInt64 {
    guard let byte = bytes.popFirst() else { return random.next() }
    // All bits count where a shuffle looks at the upper ones only.
    return UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// One whole number of a range, which must not be empty.
  mutating func int(in range: Range<Int>) -> Int {
    guard let byte = bytes.popFirst() else { return random.int(in: range) }
    return range.lowerBound + Int(byte) % range.count
  }
}
