// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `sprung port` as far as it goes without the rewriter, which is a program of its own with tests of its own.
@Suite(.serialized) struct PortTests {
  @Test func aFolderThatIsNotThereIsOneLineAndCode2() throws {
    let outcome = try SprungBinary.run(
      ["port", "no-such-folder", "--check"], in: FileManager.default.temporaryDirectory)
    #expect(outcome.code == 2)
    #expect(outcome.output == "")
    #expect(outcome.errorLines == ["sprung: there is no folder no-such-folder"])
  }
}
