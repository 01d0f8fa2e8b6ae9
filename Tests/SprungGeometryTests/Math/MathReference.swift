// SPDX-License-Identifier: MIT

import Foundation

#if arch(x86_64)
  /// The widest floating-point type of the C library, in which errors below one unit in the last place can be measured.
  typealias Reference = Float80
#else
  /// The widest type that Swift supports on this platform, so errors are whole units in the last place.
  typealias Reference = Double
#endif

/// Returns the distance between `value` and `exact`, in units in the last place of the double nearest to `exact`.
func unitsInTheLastPlace(_ value: Double, _ exact: Reference) -> Double {
  let nearest = Double(exact)
  if value == nearest || (value.isNaN && nearest.isNaN) {
    if !nearest.isFinite || nearest == 0 { return 0 }
  } else if !value.isFinite || !nearest.isFinite {
    return .infinity
  }
  return abs(Double((Reference(value) - exact) / Reference(nearest.ulp)))
}

/// Pseudorandom doubles (xorshift), reproducible in each run.
struct MathSamples {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number in 0..<1.
  mutating func unit() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }

  /// Returns a number that is uniformly distributed in a range.
  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// Returns a number of either sign whose binary exponent is uniformly distributed between `low` and `high`.
  mutating func logUniform(_ low: Double, _ high: Double) -> Double {
    let size = Foundation.exp2(uniform(low...high))
    return unit() < 0.5 ? -size : size
  }
}
