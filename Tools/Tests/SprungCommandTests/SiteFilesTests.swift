// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite struct SiteFilesTests {
  @Test(arguments: [
    "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/a/../../secret", "/.hidden", "secret", "/a%00b", "/a%5c..%5cb",
    "", "//", "//a", "/a//b", "/a//",
  ])
  func rejectsPathsOutsideFolder(path: String) {
    #expect(SiteFiles.pieces(of: path) == nil)
  }

  @Test func parsesOrdinaryPaths() {
    #expect(SiteFiles.pieces(of: "/") == [])
    #expect(SiteFiles.pieces(of: "/a/") == ["a"])
    #expect(SiteFiles.pieces(of: "/a/b%20c.js") == ["a", "b c.js"])
  }
}
