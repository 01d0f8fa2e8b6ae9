// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@Suite struct SeededRandomTests {
  @Test func splitmix64ReferenceSequence() {
    // The first values of the published reference implementation for seed 1234567.
    var random = SeededRandom(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for value in expected { #expect(random.next() == value) }
  }

  @Test func doublesStayInRange() {
    var random = SeededRandom(seed: 0)
    var sum = 0.0
    for _ in 0..<10_000 {
      let value = random.double(in: -2..<6)
      #expect(value >= -2 && value < 6)
      sum += value
    }
    #expect(abs(sum / 10_000 - 2) < 0.1)
  }

  @Test func intsReachBothEnds() {
    var random = SeededRandom(seed: 3)
    var seen: Set<Int> = []
    for _ in 0..<200 { seen.insert(random.int(in: -1..<3)) }
    #expect(seen == [-1, 0, 1, 2])
  }
}
