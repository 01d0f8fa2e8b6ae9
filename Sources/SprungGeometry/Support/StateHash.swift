// SPDX-License-Identifier: MIT

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo) of a sequence of numbers: the same on every machine and in every run.
///
/// Swift's own `Hasher` has another seed in each process, so goldens and traces use this one. Values are hashed as
/// eight bytes, least significant first. `Int` is not supported: it is half as wide in the browser.
public struct StateHash: Hashable, Sendable {
  /// The hash of everything that has entered; of nothing, the offset basis of FNV.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of nothing.
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

  /// Adds a truth value as 1 or 0.
  public mutating func combine(_ flag: Bool) {
    combine(flag ? 1 as UInt64 : 0 as UInt64)
  }

  /// Adds a number by its bit pattern, so -0 and 0 differ.
  ///
  /// NaN has no agreed bits: it is reported as a fault and enters as one fixed pattern.
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
