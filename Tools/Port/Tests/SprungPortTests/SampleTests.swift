// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// Tests that a small app with typical iOS code is rewritten completely. `Scripts/compatibility` builds the app with
/// default settings and checks its behavior.
@Suite struct SampleTests {
  private static let sample = Program.checkout.appendingPathComponent("Tests/Compatibility/Sources")

  @Test func sampleIsRewrittenCompletely() throws {
    let outcome = try Program.run(
      Program.built("sprung-port"), ["Deck", "--check"], in: Self.sample)
    #expect(outcome.code == 0)
    #expect(outcome.lines.last == "6 sources, 6 to rewrite, 0 places that cannot be")
  }
}
