// SPDX-License-Identifier: MIT

import Lifetimes
import SprungTestSupport
import Testing

/// A short run of `make fuzz TARGET=lifetimes`, which performs 20,000 trials. An object of each tested class is
/// released in a random frame or callback, during each kind of motion.
@Suite(.oneApplication) @MainActor struct LifetimeTests {
  @Test(
    "Objects released during motion are deallocated within a second, and completions are called once",
    arguments: 0..<10)
  func releases(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let finding = LifetimeTrial.finding(ofSeed: seed)
      #expect(finding == nil, "\(finding ?? "")")
    }
  }

  @Test("A seed gives reproducible results")
  func deterministic() {
    #expect(LifetimeTrial.names.count > 60)
    #expect(Set(LifetimeTrial.names).count == LifetimeTrial.names.count)
    for seed in UInt64(0)..<4 { #expect(LifetimeTrial.finding(ofSeed: seed) == LifetimeTrial.finding(ofSeed: seed)) }
  }
}
