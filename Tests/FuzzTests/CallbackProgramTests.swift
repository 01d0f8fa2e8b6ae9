// SPDX-License-Identifier: MIT

import FuzzTargets
import SprungTestSupport
import Testing

/// Random programs whose callbacks change the model, start updates, present controllers and release lists, while fingers hold
/// rows: once within the rules, and once against them with a program that continues after faults.
///
/// Long runs: `make fuzz TARGET=careless COUNT=100000`.
@Suite(.oneApplication) @MainActor struct CallbackProgramTests {
  @Test("no callback leaves a list in disorder", arguments: ["callbacks", "careless"])
  func programs(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    for seed in 0..<250 {
      #expect(target.finding(in: FuzzTarget.randomInput(seed: seed)) == nil, "seed \(seed)")
    }
    Figures.count(250, "random programs of \(name)", of: "callbacks")
  }
}
