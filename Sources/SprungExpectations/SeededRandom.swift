// SPDX-License-Identifier: MIT

/// A reproducible random number generator: the same seed produces the same sequence on every platform.
///
/// The generator is splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). Use it as
/// `var random = SeededRandom(seed: 7)`, and include the seed in the failure message of a property test.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence for the given seed. All seeds are valid, including zero.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a uniformly distributed number in `range`, computed from the upper 53 bits of the next value.
  public mutating func double(in range: Range<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    let value = range.lowerBound + unit * (range.upperBound - range.lowerBound)
    return value < range.upperBound ? value : range.lowerBound
  }

  /// Returns a uniformly distributed integer in `range`, which must not be empty.
  public mutating func int(in range: Range<Int>) -> Int {
    precondition(!range.isEmpty, "SeededRandom.int(in:) needs a range that is not empty, got \(range)")
    return range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns true or false with equal probability.
  public mutating func bool() -> Bool {
    next() >> 63 == 1
  }
}
