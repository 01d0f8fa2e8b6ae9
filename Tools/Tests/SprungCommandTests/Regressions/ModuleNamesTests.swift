// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Regression tests: `sprung new Glibc` created a package that could not be compiled, because its module hid a module
/// that every program imports.
@Suite struct ModuleNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "names of existing modules are rejected",
    arguments: [
      "Glibc", "glibc", "UIKit", "Foundation", "Swift", "Testing", "XCTest", "Combine", "SprungTesting", "SprungShared",
      "FoundationEssentials", "Synchronization", "Builtin", "Darwin", "House", "gallery", "UpdateScripts", "Sprung",
    ])
  func names(name: String) {
    #expect(ModuleName.objection(to: name, checkout: Checkout(root: Self.root)) != nil)
  }

  @Test("ordinary names are accepted", arguments: ["Hello", "Shop2", "my_app", "Glibc2", "Cards", "Notes"])
  func others(name: String) {
    #expect(ModuleName.objection(to: name, checkout: Checkout(root: Self.root)) == nil)
  }

  @Test func allModulesOfTheToolchainAreRejected() throws {
    let said = try Captured.run(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-print-target-info"])
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let resources = try JSONDecoder().decode(Info.self, from: said.output).paths.runtimeResourcePath
    let names = try FileManager.default.contentsOfDirectory(atPath: resources + "/linux")
      .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    #expect(names.count > 20)
    for name in names { #expect(ModuleName.objection(to: name) != nil, "\(name)") }
  }
}
