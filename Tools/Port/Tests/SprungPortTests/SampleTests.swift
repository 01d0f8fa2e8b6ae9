// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SprungPort

/// A small app in the idioms of iOS code is rewritten, built as a package without settings, and played with.
@Suite(.serialized) struct SampleTests {
  private static let sample = Program.checkout.appendingPathComponent("Tools/Port/Tests/Sample")

  @Test func theSampleIsRewrittenWhole() throws {
    let outcome = try Program.run(
      Program.built("sprung-port"), ["Sources", "--check"], in: Self.sample)
    #expect(outcome.code == 0)
    #expect(outcome.lines.last == "6 sources, 6 to rewrite, 0 places that cannot be")
  }

  /// Swift 5 mode is what a manifest of 5.9 asks for.
  @Test func theSampleBuildsAndBehaves() throws {
    // The same folder each time, so that what was built is not built again.
    let package = Program.checkout.appendingPathComponent("Tools/Port/.build/sample")
    let manager = FileManager.default
    try manager.createDirectory(at: package, withIntermediateDirectories: true)
    let link = package.appendingPathComponent("Sprung")
    try? manager.removeItem(at: link)
    // By a link, because SwiftPM names a package after the last part of its path.
    try manager.createSymbolicLink(at: link, withDestinationURL: Program.checkout)
    try Self.manifest.write(to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let target = package.appendingPathComponent("Sources/Deck")
    let source = try PortFolder(Self.sample.appendingPathComponent("Sources"))
    try source.write(try source.port(), to: target)

    let build = try Program.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "build", "--package-path", package.path, "--product", "Deck"],
      in: package)
    let errors = build.lines.filter { $0.contains("error:") }
    try #require(build.code == 0, "\(errors.joined(separator: "\n"))")
    // Messages name the original, and the compiler does not mind.
    #expect(!build.lines.contains { $0.contains("Deck") && $0.contains("warning: ") && $0.contains("#sourceLocation") })
    let played = try Program.run(package.appendingPathComponent(".build/debug/Deck"), [], in: package)
    let expected = try String(contentsOf: Self.sample.appendingPathComponent("expected.txt"), encoding: .utf8)
    #expect(played.code == 0)
    #expect(played.lines == expected.split(separator: "\n").map(String.init))
  }

  private static let manifest = """
    // swift-tools-version: 5.9

    import PackageDescription

    let package = Package(
      name: "Deck",
      dependencies: [.package(path: "Sprung")],
      targets: [
        .executableTarget(
          name: "Deck",
          dependencies: [
            .product(name: "UIKit", package: "Sprung"), .product(name: "SprungHeadless", package: "Sprung"),
          ])
      ]
    )

    """
}
