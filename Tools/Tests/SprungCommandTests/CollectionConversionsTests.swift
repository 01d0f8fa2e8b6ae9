// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests when collection conversions are searched for, and the compiler command that finds them.
struct CollectionConversionsTests {
  @Test func conversionsAreSearchedAfterTheErrorsTheyCause() {
    #expect(CollectionConversions.mayHelp(["/a/B.swift:3:9: error: cannot do dynamic casting in embedded Swift"]))
    #expect(
      CollectionConversions.mayHelp([
        "warning: nothing", "error: cannot specialize generic function or default protocol method in this context",
      ]))
    #expect(!CollectionConversions.mayHelp(["/a/B.swift:3:9: error: cannot find 'label' in scope"]))
    #expect(!CollectionConversions.mayHelp([]))
  }

  @Test func queryOnlyTypeChecks() {
    #expect(
      CollectionConversions.question([
        "swiftc", "-wmo", "-I", "modules", "-Osize", "-emit-ir", "-o", "App.ll", "-no-emit-module-separately-wmo",
        "-emit-module", "-emit-module-path", "App.swiftmodule",
      ]) == [
        "swiftc", "-I", "modules", "-Osize", "-typecheck", "-enable-batch-mode", "-driver-batch-count", "1",
        "-Xfrontend", "-dump-ast",
      ])
  }

  @Test func successfulCommandIsNotQueried() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conversions-\(UUID().uuidString)")
    let none = CollectionConversions(checkout: Checkout(root: folder), folder: folder)
    let said = try none.compile(["echo", "-o", "x"], [URL(fileURLWithPath: "/a/B.swift")])
    #expect(said.code == 0 && said.lines == ["-o x /a/B.swift"])
    let failed = try none.compile(["ls"], [folder.appendingPathComponent("B.swift")])
    #expect(failed.code != 0)
    #expect(!none.wereNeeded)
  }
}
