// SPDX-License-Identifier: MIT

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo) of a sequence of numbers. The hash is the same on every machine and in
/// every run.
///
/// Swift's `Hasher` uses a different seed in each process, so goldens and traces use this hash. Values are hashed as
/// eight bytes, least significant first. `Int` is not supported, because it has 32 bits in the browser.
public struct StateHash: Hashable, Sendable {
  /// The hash of all values added so far. The initial value is the FNV offset basis.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of an empty sequence.
  public init() {}

  /// Adds a number.
  public mutating func combine(_ bits: UInt64) {
    var rest = bits
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x0000_0100_0000_01b3
      rest >>= 8
    }
  }

  /// Adds a signed number by its bit pattern.
  public mutating func combine(_ number: Int64) {
    combine(UInt64(bitPattern: number))
  }

  /// Adds a Boolean value as 1 or 0.
  public mutating func combine(_ flag: Bool) {
    combine(flag ? 1 as UInt64 : 0 as UInt64)
  }

  /// Adds a number by its bit pattern, so -0 and 0 hash differently.
  ///
  /// The bits of NaN are not portable. NaN is reported as a fault and hashed as one fixed pattern.
  public mutating func combine(_ number: Double) {
    guard !number.isNaN else {
      Diagnostics.report(
        "notANumberInHash",
        "StateHash received a NaN, whose bits differ between machines. Reject NaN where the value is computed.")
      combine(0x7ff8_0000_0000_0000 as UInt64)
      return
    }
    combine(number.bitPattern)
  }
}
