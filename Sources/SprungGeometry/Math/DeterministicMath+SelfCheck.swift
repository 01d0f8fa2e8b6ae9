// SPDX-License-Identifier: MIT

extension DeterministicMath {
  /// Returns the hash of the results of `count` rounds, each of which evaluates twelve functions for pseudorandom
  /// arguments.
  ///
  /// The hash is the same on every machine and in every build. Native tests, tests in a WebAssembly interpreter and
  /// tests in a browser compare it with a golden value. A negative count is treated as 0.
  public static func selfCheckHash(count: Int) -> UInt64 {
    var hash = StateHash()
    var state: UInt64 = 0x2545_f491_4f6c_dd1d
    var round = 0
    while round < count {
      round += 1
      let unit = nextUnit(&state)
      let other = nextUnit(&state)
      let sign = other < 0.5 ? -1.0 : 1.0
      // A magnitude between 2^-60 and 2^60, uniformly distributed on a logarithmic scale.
      let size = exp((unit - 0.5) * 83) * sign
      let turn = (unit - 0.5) * 2_000
      hash.combine(sin(turn))
      hash.combine(cos(size))
      hash.combine(tan(size))
      hash.combine(asin(2 * unit - 1))
      hash.combine(acos(2 * other - 1))
      hash.combine(atan(size))
      hash.combine(atan2(size, turn))
      hash.combine(exp((other - 0.5) * 1_500))
      hash.combine(log(size.magnitude))
      hash.combine(pow(size.magnitude, turn * 0.01))
      hash.combine(hypot(size, turn))
      hash.combine(sincos(size * 3).cosine)
    }
    return hash.value
  }

  /// Returns the next number of a pseudorandom sequence in 0..<1, by xorshift (Marsaglia 2003).
  private static func nextUnit(_ state: inout UInt64) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }
}
