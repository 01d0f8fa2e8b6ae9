// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct NativeBuildTests {
  /// Tests that a source can be saved again within the second in which a build has started. Each build must use the
  /// latest version.
  @Test func sourceSavedRightAfterBuildIsBuilt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung build \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    let package = try AppPackage.find(from: folder.appendingPathComponent("Hello"), target: nil)
    let library = NativeLibrary(checkout: try Checkout.find())
    try library.build { _ in }
    let source = try #require(package.modules.flatMap(\.sources).first)
    let right = try String(contentsOf: source, encoding: .utf8)
    // The error is in a function body. The compiler driver skips function bodies when it scans the module.
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

  @Test func onlyChangedFilesAreConsideredChanged() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung sources \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = ["A.swift", "B.swift"].map { folder.appendingPathComponent($0) }
    for source in sources { try "1".write(to: source, atomically: true, encoding: .utf8) }
    let first = CompiledSources(sources, in: folder)
    #expect(first.changed == [0, 1] && !first.mayBeSkipped)
    first.begin()
    // One file is saved while the compiler is running.
    try "2".write(to: sources[0], atomically: true, encoding: .utf8)
    try first.end()
    let second = CompiledSources(sources, in: folder)
    #expect(second.changed == [0] && second.mayBeSkipped)
    second.begin()
    try second.end()
    #expect(CompiledSources(sources, in: folder).changed.isEmpty)
    try "3".write(to: sources[1], atomically: true, encoding: .utf8)
    #expect(CompiledSources(sources, in: folder).changed == [1])
    let later = Date(timeIntervalSinceNow: 10)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: sources[1].path)
    #expect(!CompiledSources(sources, in: folder).mayBeSkipped)
  }
}
