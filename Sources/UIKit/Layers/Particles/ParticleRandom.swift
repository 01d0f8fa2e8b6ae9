// SPDX-License-Identifier: MIT

/// The random numbers of a particle. The random numbers depend only on the particle's identity, not on the frame rate
/// or other particles.
///
/// The generator is splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
nonisolated struct ParticleRandom {
  private var state: UInt64

  init(_ identity: UInt64) { state = identity }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.scrambled(state)
  }

  private static func scrambled(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a number in 0..<1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number in -range...range.
  mutating func around(_ range: Double) -> Double { (2 * unit() - 1) * range }

  /// Returns an index in 0..<count.
  mutating func index(_ count: Int) -> Int { min(count - 1, Int(unit() * Double(count))) }

  /// Returns the identity of the n-th particle of a source, or of the n-th source of a particle.
  static func identity(_ parent: UInt64, _ number: Int) -> UInt64 {
    scrambled(parent ^ scrambled(UInt64(truncatingIfNeeded: number) &+ 0x9E37_79B9_7F4A_7C15))
  }
}
