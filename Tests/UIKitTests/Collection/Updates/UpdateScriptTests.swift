// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UpdateScripts

/// Runs a small part of the checks that `make fuzz` repeats a million times.
struct UpdateScriptTests {
  @Test(
    "Random batches change arrays correctly; damaged ones are rejected exactly as the rules require", arguments: 0..<8)
  func scripts(part: UInt64) {
    for seed in part * 250..<(part + 1) * 250 {
      let script = UpdateScript(seed: seed)
      #expect(script.disagreement() == nil, "seed \(seed)")
      if let careless = script.damaged() { #expect(careless.disagreementAboutRules() == nil, "seed \(seed)") }
    }
    Figures.count(250, "batches without views", of: "batch updates")
  }
}
