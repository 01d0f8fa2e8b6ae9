// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct NativeBuildTests {
  /// Saves a source as often as a hurried person does, sometimes twice in a second: each build is one of what was saved last.
  @Test func whatIsSavedRightAfterABuildIsBuilt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung build \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    let package = try AppPackage.find(from: folder.appendingPathComponent("Hello"), target: nil)
    let library = NativeLibrary(checkout: try Checkout.find())
    try library.build { _ in }
    let source = try #require(package.modules.flatMap(\.sources).first)
    let right = try String(contentsOf: source, encoding: .utf8)
    // The mistake is in a body, which the driver's look at the whole module leaves out.
    for round in 0..<8 {
      let isWrong = round % 2 == 1
      try (isWrong ? right + "\nfunc mistake() { let _: Int = \"\" }\n" : right).write(
        to: source, atomically: false, encoding: .utf8)
      switch try NativeBuild(package: package, library: library).run() {
      case .built: #expect(!isWrong, "round \(round)")
      case .failed: #expect(isWrong, "round \(round)")
      }
    }
  }
}
