// SPDX-License-Identifier: MIT

/// A seeded source of numbers, so that a failing case comes back with the same seed.
nonisolated struct SmallRandom {
  var state: UInt64

  /// The next number, 64 random bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 to below 1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// A number from 0 to below `limit`.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
