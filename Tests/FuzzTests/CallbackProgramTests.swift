// SPDX-License-Identifier: MIT

import FuzzTargets
import SprungTestSupport
import Testing

/// Runs random programs whose callbacks change the model, start updates, present controllers and release lists while
/// touches hold rows. The target `callbacks` follows the rules; `careless` violates them and continues after faults.
///
/// For long runs, use `make fuzz TARGET=careless COUNT=100000`.
@Suite(.oneApplication) @MainActor struct CallbackProgramTests {
  @Test("no callback leaves a list in an invalid state", arguments: ["callbacks", "careless"])
  func programs(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    for seed in 0..<250 {
      #expect(target.finding(in: FuzzTarget.randomInput(seed: seed)) == nil, "seed \(seed)")
    }
    Figures.count(250, "random programs with \(name == "careless" ? name : "correct") callbacks", of: "callbacks")
  }
}
