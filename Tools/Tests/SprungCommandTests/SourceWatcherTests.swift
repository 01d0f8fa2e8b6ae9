// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Regression tests: if a source is truncated and then written within one tick of the file system's clock, its
/// modification date is the same both times. If the watcher checked the file in between, it saw an empty file and never
/// detected the text.
@Suite struct SourceWatcherTests {
  private let folder: URL
  private let source: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung watcher \(UUID().uuidString)")
    source = folder.appendingPathComponent("Sources/App/App.swift")
    try FileManager.default.createDirectory(at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop", dependencies: [.package(path: "../Sprung")],
      targets: [.executableTarget(name: "App", dependencies: [.product(name: "UIKit", package: "Sprung")])])
    """.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
  }

  /// Writes the source, always with the same modification date.
  private func write(_ text: String) throws {
    try text.write(to: source, atomically: false, encoding: .utf8)
    let moment = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: source.path)
  }

  @Test func textWrittenAfterEmptyFileAtSameTimeIsDetected() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("")
    var watcher = SourceWatcher(try AppPackage.find(from: folder))
    Thread.sleep(forTimeInterval: 0.2)
    let changedAtOnce = watcher.hasChanged()
    #expect(!changedAtOnce)
    try write("@main struct App { static func main() {} }\n")
    Thread.sleep(forTimeInterval: 0.2)
    let changedLater = watcher.hasChanged()
    #expect(changedLater)
    #expect(!watcher.manifestChanged)
  }
}
