// SPDX-License-Identifier: MIT

import Foundation

#if arch(x86_64)
  /// The C library's widest type, so that errors below one unit in the last place can be told.
  typealias Reference = Float80
#else
  /// The C library's widest type that Swift has here; errors come out in whole units in the last place.
  typealias Reference = Double
#endif

/// How far `value` is from `exact`, in units in the last place of the double nearest to `exact`.
func unitsInTheLastPlace(_ value: Double, _ exact: Reference) -> Double {
  let nearest = Double(exact)
  if value == nearest || (value.isNaN && nearest.isNaN) {
    if !nearest.isFinite || nearest == 0 { return 0 }
  } else if !value.isFinite || !nearest.isFinite {
    return .infinity
  }
  return abs(Double((Reference(value) - exact) / Reference(nearest.ulp)))
}

/// Pseudo-random doubles (xorshift), the same in each run.
struct MathSamples {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// In 0..<1.
  mutating func unit() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }

  /// Every place of the range as likely as the next.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// Every power of two between 2^low and 2^high as likely as the next, both signs.
  mutating func logUniform(_ low: Double, _ high: Double) -> Double {
    let size = Foundation.exp2(uniform(low...high))
    return unit() < 0.5 ? -size : size
  }
}
