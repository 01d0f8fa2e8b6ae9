// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UpdateScripts

/// A short run of what `make fuzz` does a million times.
struct UpdateScriptTests {
  @Test(
    "Random batches change arrays correctly; damaged ones are rejected exactly as the rules require", arguments: 0..<8)
  func scripts(part: UInt64) {
    for seed in part * 250..<(part + 1) * 250 {
      let script = UpdateScript(seed: seed)
      #expect(script.disagreement() == nil, "seed \(seed)")
      if let careless = script.damaged() { #expect(careless.disagreementAboutRules() == nil, "seed \(seed)") }
    }
    Figures.count(250, "batches of arrays", of: "batch updates")
  }
}
