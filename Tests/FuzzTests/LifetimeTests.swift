// SPDX-License-Identifier: MIT

import Lifetimes
import SprungTestSupport
import Testing

/// A short run of what `make fuzz TARGET=lifetimes` does 20,000 times: every class with components is released in a random frame,
/// or in a callback, of every kind of motion.
@Suite(.oneApplication) @MainActor struct LifetimeTests {
  @Test("What is released in motion is gone a second later, and its completions are called once", arguments: 0..<10)
  func releases(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let finding = LifetimeTrial.finding(ofSeed: seed)
      #expect(finding == nil, "\(finding ?? "")")
    }
  }

  @Test("A seed plays the same every time")
  func deterministic() {
    #expect(LifetimeTrial.names.count > 60)
    #expect(Set(LifetimeTrial.names).count == LifetimeTrial.names.count)
    for seed in UInt64(0)..<4 { #expect(LifetimeTrial.finding(ofSeed: seed) == LifetimeTrial.finding(ofSeed: seed)) }
  }
}
