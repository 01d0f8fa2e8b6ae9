// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests the demo sources that the gallery's page displays.
struct GallerySourcesTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return root
  }

  @Test func namesAreReadUpToEndOfDeclaration() {
    #expect(GallerySources.name(in: "Demo(\n  name: \"wrecking-ball\", title: \"A\")")! == ("wrecking-ball", false))
    #expect(GallerySources.name(in: "name: \"springy-list-\\(count)\"")! == ("springy-list-", true))
    #expect(GallerySources.name(in: "title: \"A\"") == nil)
    #expect(GallerySources.name(in: "name: \"\"") == nil)
  }

  @Test func demoContainsFilesOfItsFolderWithScreenFirst() throws {
    let place = try folder([
      "Ball/BallView.swift": "", "Ball/BallViewController.swift": "", "Ball/Demo+Ball.swift": "name: \"ball\"",
      "Ball/notes.txt": "", "Shared/Colors.swift": "", "Shared/Demo+Bars.swift": "// no demo",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    let module = place.appendingPathComponent("built/App.wasm")
    try FileManager.default.createDirectory(at: module.deletingLastPathComponent(), withIntermediateDirectories: true)
    let sources = GallerySources(folder: place)
    let files = ["Ball/Demo+Ball.swift", "Ball/BallViewController.swift", "Ball/BallView.swift"]
    #expect(try sources.entries() == [.init(name: "ball", isBeginning: false, files: files, main: files[1])])
    let written = try sources.write(beside: module)
    #expect(Set(written.keys) == Set(["sources.json"] + files.map { "sources/" + $0 }))
    #expect(written.values.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    #expect(try String(contentsOf: written["sources.json"]!, encoding: .utf8).contains("\"name\":\"ball\""))
  }

  @Test func demoContainsItsLayout() throws {
    let place = try folder([
      "Demos/List/Demo+List.swift": "name: \"list\"", "Demos/List/ListViewController.swift": "let a = RowLayout()",
      "Demos/Ball/Demo+Ball.swift": "name: \"ball\"",
      "Demos/Ball/BallViewController.swift": "let a = UIGravityBehavior(), b = RowLayout()",
      "SprungLayouts/RowLayout.swift": "class RowLayout: UICollectionViewLayout {}",
      "SprungLayouts/Unused.swift": "class Unused: UICollectionViewLayout {}",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    let sources = GallerySources(
      folder: place.appendingPathComponent("Demos"), library: [place.appendingPathComponent("SprungLayouts")])
    let entries = try sources.entries()
    let row = "SprungLayouts/RowLayout.swift"
    #expect(entries.map(\.main) == ["Ball/BallViewController.swift", row])
    #expect(entries.map(\.files.last) == [row, row])
    let module = place.appendingPathComponent("built/App.wasm")
    try FileManager.default.createDirectory(at: module.deletingLastPathComponent(), withIntermediateDirectories: true)
    let written = try sources.write(beside: module)
    #expect(written["sources/" + row] == place.appendingPathComponent(row))
    #expect(written.values.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }

  @Test func typesReferToFilesNamedAfterThem() throws {
    let place = try folder([
      "Demos/Ball/Demo+Ball.swift": "name: \"ball\" let a = UIGravityBehavior(), b = BallView()",
      "Demos/Ball/BallView.swift": "class BallView: UIView {}", "Kit/Deep/UIGravityBehavior.swift": "",
      "Kit/UIView.swift": "", "Kit/UISwitch.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    let sources = GallerySources(
      folder: place.appendingPathComponent("Demos"), library: [place.appendingPathComponent("Kit")])
    let types = try sources.types(in: ["Ball/Demo+Ball.swift", "Ball/BallView.swift"])
    #expect(
      types.mapValues(\.path) == [
        "UIGravityBehavior": "Kit/Deep/UIGravityBehavior.swift", "UIView": "Kit/UIView.swift",
        "BallView": "Ball/BallView.swift",
      ])
  }

  @Test func pageWithoutSourcesDisplaysNone() throws {
    #expect(try GallerySources(folder: URL(fileURLWithPath: "/nowhere/at/all")).entries().isEmpty)
  }
}
