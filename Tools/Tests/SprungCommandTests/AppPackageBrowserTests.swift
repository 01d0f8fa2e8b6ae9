// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests packages that can run in the browser, and the one-sentence errors for those that cannot.
@Suite(.serialized) struct AppPackageBrowserTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung browser \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Creates a package with the given targets, each with one source.
  private func package(_ targets: [String], names: [String]) throws -> AppPackage {
    for name in names {
      let place = folder.appendingPathComponent("Sources/\(name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data().write(to: place.appendingPathComponent("A.swift"))
      try Data().write(to: place.appendingPathComponent("note.txt"))
    }
    try Data(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let uiKit = Target.Dependency.product(name: "UIKit", package: "Sprung")
      let package = Package(name: "Cards", dependencies: [.package(path: "../Sprung"), .package(path: "../other")], targets: [
      \(targets.joined(separator: ",\n"))
      ])
      """.utf8
    ).write(to: folder.appendingPathComponent("Package.swift"))
    return try AppPackage.find(from: folder)
  }

  private func sentence(_ targets: [String], names: [String]) -> String {
    do {
      try package(targets, names: names).checkForBrowser()
      return ""
    } catch {
      return (error as? CommandFailure)?.message ?? "\(error)"
    }
  }

  @Test func modulesHaveImportableNamesAndTheirOwnFlags() throws {
    let app = try package(
      [
        #".executableTarget(name: "My-App", dependencies: [uiKit, "Model"], swiftSettings: [.define("SHOP"), .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny")])"#,
        #".target(name: "Model")"#,
      ], names: ["My-App", "Model"])
    try app.checkForBrowser()
    #expect(app.modules.map(\.name) == ["Model", "My_App"])
    #expect(app.application.target == "My-App")
    #expect(app.application.paths == ["A.swift"])
    #expect(app.application.browserFlags == ["-DSHOP", "-enable-upcoming-feature", "ExistentialAny"])
    #expect(app.library == nil)
  }

  @Test func packagesThatCannotRunInBrowserAreRejected() {
    #expect(
      sentence(
        [#".executableTarget(name: "App", dependencies: [uiKit, .product(name: "Other", package: "other")])"#],
        names: ["App"]
      ).hasPrefix("the target App depends on the product Other, which does not support the browser"))
    #expect(
      sentence(
        [
          #".executableTarget(name: "App", dependencies: [uiKit, "SprungStage"])"#, #".target(name: "SprungStage")"#,
        ], names: ["App", "SprungStage"]
      ).contains("has the same name as a module"))
    #expect(
      sentence(
        [#".executableTarget(name: "App", dependencies: [uiKit, "Codec"])"#, #".target(name: "Codec", path: "C")"#],
        names: ["App"]
      ).hasPrefix("the target Codec has no Swift source in "))
  }

  @Test func folderWithoutManifestIsRejected() throws {
    for command in [["check"], ["serve", "--package", folder.path], ["export", "out", "--package", folder.path]] {
      let outcome = try SprungBinary.run(command, in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.error.contains("there is no Package.swift in"))
    }
  }
}
