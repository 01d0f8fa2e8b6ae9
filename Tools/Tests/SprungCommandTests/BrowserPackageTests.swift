// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// What is read of a package, and what is refused, each in one sentence.
struct BrowserPackageTests {
  private func package(_ targets: String, dependencies: String = "[]") throws -> PackageDescription {
    try PackageDescription(
      json: Data(
        "{\"name\": \"Cards\", \"path\": \"/p\", \"dependencies\": \(dependencies), \"targets\": [\(targets)]}".utf8))
  }

  private func target(
    _ name: String, type: String = "executable", module: String = "SwiftTarget", uses targets: [String] = [],
    products: [String] = []
  ) -> String {
    func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    return """
      {"name": "\(name)", "c99name": "\(name.replacingOccurrences(of: "-", with: "_"))", "type": "\(type)", \
      "module_type": "\(module)", "path": "Sources/\(name)", "sources": ["A.swift", "note.txt"], \
      "target_dependencies": \(list(targets)), "product_dependencies": \(list(products))}
      """
  }

  private func sentence(_ description: PackageDescription, target: String? = nil) -> String {
    do {
      _ = try BrowserPackage(description, target: target)
      return ""
    } catch {
      return (error as? CommandFailure)?.message ?? ""
    }
  }

  @Test func modulesComeAfterThoseThatTheyUse() throws {
    let read = try BrowserPackage(
      package(
        [
          target("My-App", uses: ["Views", "Model"], products: ["UIKit"]),
          target("Views", type: "library", uses: ["Model"], products: ["UIKit", "SprungLayouts"]),
          target("Model", type: "library"),
          target("AppTests", type: "test", uses: ["My-App"], products: ["SprungHeadless"]),
        ].joined(separator: ",")))
    #expect(read.name == "My-App")
    #expect(read.modules.map(\.name) == ["Model", "Views", "My_App"])
    #expect(read.modules[2].folder.path == "/p/Sources/My-App")
    #expect(read.modules[2].sources == ["A.swift"])
    #expect(read.library == nil)
  }

  @Test func aProgramThatUsesUIKitThroughALibraryOfItsPackageIsAnApp() throws {
    let description = try package(
      [target("App", uses: ["Views"]), target("Views", type: "library", products: ["UIKit"]), target("tool")].joined(
        separator: ","))
    #expect(try BrowserPackage(description).name == "App")
  }

  @Test func oneOfSeveralAppsIsChosen() throws {
    let description = try package(
      [target("One", products: ["UIKit"]), target("Two", products: ["UIKit"])].joined(separator: ","))
    #expect(sentence(description) == "the package Cards has several apps, One and Two; choose with --target")
    #expect(try BrowserPackage(description, target: "Two").name == "Two")
    #expect(sentence(description, target: "Three").contains("has no executable target Three that depends on UIKit"))
  }

  @Test func whatIsNoAppIsRefused() throws {
    #expect(
      sentence(try package(target("App"))).contains("no target of the package Cards depends on the product UIKit"))
    #expect(
      sentence(try package(target("Views", type: "library", products: ["UIKit"]))).contains("has no executable target"))
    let apart = [target("App"), target("Views", type: "library", products: ["UIKit"])].joined(separator: ",")
    #expect(sentence(try package(apart)).contains("App does not"))
  }

  @Test func whatCannotGoToTheBrowserIsRefused() throws {
    #expect(
      sentence(try package(target("App", products: ["UIKit", "ArgumentParser"]))).hasPrefix(
        "the target App depends on the product ArgumentParser, which cannot go to the browser"))
    let c = [
      target("App", uses: ["Codec"], products: ["UIKit"]), target("Codec", type: "library", module: "ClangTarget"),
    ]
    #expect(sentence(try package(c.joined(separator: ","))).contains("the target Codec is not written in Swift"))
    let named = [target("App", uses: ["SprungStage"], products: ["UIKit"]), target("SprungStage", type: "library")]
    #expect(sentence(try package(named.joined(separator: ","))).contains("has the name of a module"))
  }

  @Test func aTextThatIsNoDescriptionIsRefused() {
    #expect(throws: CommandFailure.self) { try PackageDescription(json: Data("nonsense".utf8)) }
  }

  @Test func aFolderWithoutAManifestIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung test \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in [["check"], ["serve", "--package", folder.path], ["export", "out", "--package", folder.path]] {
      let outcome = try SprungBinary.run(command, in: folder)
      #expect(outcome.code == 2)
      #expect(outcome.errorLines.count == 1)
      #expect(outcome.error.contains("there is no Package.swift in"))
    }
  }
}
