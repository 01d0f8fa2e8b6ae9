// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// A small app in the idioms of iOS code is rewritten whole; that it then compiles and behaves is seen by
/// `Scripts/compatibility`, which builds it without settings and plays with it.
@Suite struct SampleTests {
  private static let sample = Program.checkout.appendingPathComponent("Tests/Compatibility/Sources")

  @Test func theSampleIsRewrittenWhole() throws {
    let outcome = try Program.run(
      Program.built("sprung-port"), ["Deck", "--check"], in: Self.sample)
    #expect(outcome.code == 0)
    #expect(outcome.lines.last == "6 sources, 6 to rewrite, 0 places that cannot be")
  }
}
