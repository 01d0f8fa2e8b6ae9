// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct AppPackageTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung package \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func manifest(_ targets: String, version: String = "6.0") throws {
    try write(
      "// swift-tools-version: \(version)\nimport PackageDescription\nlet uiKit = Target.Dependency.product(name: \"UIKit\", package: \"Sprung\")\n"
        + "let package = Package(name: \"Shop\", dependencies: [.package(path: \"../Sprung\"), .package(path: \"../swift-algorithms\")], targets: [\(targets)])\n",
      to: "Package.swift")
  }

  private func failure(target: String? = nil) -> String? {
    do {
      _ = try AppPackage.find(from: folder, target: target)
      return nil
    } catch {
      return (error as? CommandFailure)?.message
    }
  }

  @Test func applicationAndImportedModulesAreFoundInOrder() throws {
    try manifest(
      """
      .executableTarget(name: "App", dependencies: ["Model", uiKit], swiftSettings: [.define("SHOP"), .define("FAST", .when(configuration: .release))]),
      .target(name: "Model", dependencies: ["Base"], path: "Code", exclude: ["Old"]), .target(name: "Base"),
      .testTarget(name: "AppTests", dependencies: ["App"])
      """)
    for name in [
      "Sources/App/main.swift", "Sources/App/Views/List.swift", "Code/Item.swift", "Code/Old/Item.swift",
      "Sources/Base/B.swift",
    ] {
      try write("", to: name)
    }
    try write("", to: "Sources/App/.hidden.swift")
    let package = try AppPackage.find(from: folder.appendingPathComponent("Sources/App"))
    #expect(package.modules.map(\.name) == ["Base", "Model", "App"])
    #expect(package.modules[1].sources.map(\.lastPathComponent) == ["Item.swift"])
    #expect(package.application.sources.map(\.lastPathComponent) == ["List.swift", "main.swift"])
    #expect(package.application.hasMainFile)
    #expect(package.application.flags == ["-swift-version", "6", "-DSHOP"])
    #expect(package.needsPackageManager == nil)
  }

  @Test func otherPackagesAndSettingsAreLeftToPackageManager() throws {
    try manifest(
      #".executableTarget(name: "App", dependencies: [uiKit, .product(name: "Algorithms", package: "swift-algorithms")])"#
    )
    try write("", to: "Sources/App/A.swift")
    #expect(try AppPackage.find(from: folder).needsPackageManager == "App depends on Algorithms")
    try manifest(#".executableTarget(name: "App", dependencies: [uiKit], linkerSettings: [.linkedLibrary("m")])"#)
    #expect(try AppPackage.find(from: folder).needsPackageManager == "App has the setting linkedLibrary")
  }

  @Test func missingApplicationIsReportedInOneSentence() throws {
    #expect(failure() == "there is no Package.swift in \(folder.path) or above it; `sprung new NAME` creates a package")
    try write("", to: "Sources/App/A.swift")
    try manifest(#".executableTarget(name: "App")"#)
    #expect(failure()?.hasPrefix("no executable target of the package Shop depends on UIKit; add .product(") == true)
    try manifest(#".target(name: "App", dependencies: [uiKit])"#)
    #expect(failure()?.hasPrefix("the package Shop has no executable target; ") == true)
    try manifest(
      #".executableTarget(name: "App", dependencies: [uiKit]), .executableTarget(name: "Shop", dependencies: [uiKit])"#)
    #expect(failure() == "the package Shop has several applications, App and Shop; pass --target NAME")
    #expect(
      failure(target: "Other")
        == "the package Shop has no executable target Other that uses UIKit, only App and Shop")
    try manifest("nonsense")
    #expect(failure() == "the manifest \(folder.path)/Package.swift cannot be read; see the messages above")
  }

  @Test func missingEntryPointIsReportedAtController() throws {
    try manifest(#".executableTarget(name: "App", dependencies: [uiKit])"#)
    try write("import UIKit\n", to: "Sources/App/A.swift")
    func message() throws -> CompilerMessage? { try AppPackage.find(from: folder).missingStart }
    #expect(try message()?.file.hasSuffix("Sources/App/A.swift") == true)
    #expect(try message()?.text.contains("displays its first controller in a window") == true)
    try write("import UIKit\n\n// @main\nfinal class Shelf: UITableViewController {}\n", to: "Sources/App/Shelf.swift")
    let atShelf = try #require(try message())
    #expect(atShelf.file.hasSuffix("Sources/App/Shelf.swift") && atShelf.line == 4)
    #expect(
      atShelf.text
        == "App has no entry point; add `@main final class AppDelegate: UIResponder, UIApplicationDelegate`, which displays Shelf() in a window, as in `sprung new`"
    )
    for start in ["@main\nstruct App {}", "@UIApplicationMain final class AppDelegate {}"] {
      try write(start, to: "Sources/App/Start.swift")
      #expect(try message() == nil)
    }
    try write("", to: "Sources/App/Start.swift")
    #expect(try message() != nil)
    try write("run()", to: "Sources/App/main.swift")
    #expect(try message() == nil)
  }

  @Test func everyCommandReportsMissingEntryPoint() throws {
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Hello/Sources/Hello/AppDelegate.swift"))
    for command in [["check"], ["trace"], ["export", "out"]] {
      let outcome = try SprungBinary.run(command + ["--package", "Hello"], in: folder)
      #expect(outcome.code == 1)
      let lines = (outcome.output + outcome.error).split(separator: "\n").filter { $0.contains("error: ") }
      #expect(lines.count == 1, "\(command): \(lines)")
      #expect(
        lines.first?.contains("RootViewController.swift:") == true
          && lines.first?.contains("Hello has no entry point; add `@main final class AppDelegate") == true)
    }
  }

  @Test func sourcesWithSelectorsAreRewrittenDuringBuild() throws {
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    let source = "Hello/Sources/Hello/RootViewController.swift"
    try write(
      """
      import UIKit
      final class RootViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        }
        @objc private func tapped(_ recognizer: UITapGestureRecognizer) { print("tapped at \\(recognizer.location(in: view).x)") }
      }
      """, to: source)
    try write("sprung-script 2\nsize 320 568 2\ntap 25 40\nsettle 5\n", to: "tap.sprung")
    let trace = ["trace", "--package", "Hello", "--script", "tap.sprung", "--hash"]
    let outcome = try SprungBinary.run(trace, in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.errorLines.contains("tapped at 25.0"))
    let text = try String(contentsOf: folder.appendingPathComponent(source), encoding: .utf8)
    try write(text.replacingOccurrences(of: "location(in: view)", with: "nothing(in: view)"), to: source)
    let broken = try SprungBinary.run(trace, in: folder)
    #expect(broken.code == 1)
    // The error refers to a line in the original file and not in the rewritten one.
    #expect(broken.errorLines.contains { $0.contains("RootViewController.swift:7:") && $0.contains("nothing") })
  }

  @Test func compilerMessagesAreReadWithPositions() {
    let message = CompilerMessage("/a b/App.swift:3:5: error: cannot find 'x: y' in scope")
    #expect(message?.file == "/a b/App.swift" && message?.line == 3 && message?.column == 5)
    #expect(message?.severity == "error" && message?.text == "cannot find 'x: y' in scope")
    #expect(CompilerMessage("error: emit-module command failed") == nil)
    #expect(CompilerMessage(" 3 |   let x = y") == nil)
    let line = "/a.swift:1:1: error: twice"
    #expect(CompilerMessage.all(in: [line, "other", line]).count == 1)
    #expect(message?.description == "/a b/App.swift:3:5: error: cannot find 'x: y' in scope")
  }

  @Test func rewriterMessagesAreReadWithPositions() {
    let folder = URL(fileURLWithPath: "/p")
    let message = CompilerMessage(ofRewriter: "Views/A.swift:4: value(forKey:): no", below: folder)
    #expect(message?.description == "/p/Views/A.swift:4:1: error: value(forKey:): no")
    #expect(CompilerMessage(ofRewriter: "A.swift: 1 change", below: folder) == nil)
    #expect(CompilerMessage(ofRewriter: "2 sources, 1 rewritten, 1 place that cannot be", below: folder) == nil)
  }

  @Test func crashReportContainsFaultWithoutStack() {
    var words = LastWords()
    let kept = [
      "before", "App/A.swift:3: Fatal error: Index out of range", "Current stack trace:",
      "0    libswiftCore.so                    0x00007f9f3cd5f130 swift_reportError + 33",
      "1    App                                0x000055f4e55eec7e <unavailable> + 48254",
    ].filter { words.take($0) }
    #expect(kept.count == 2)
    #expect(words.fault == "Index out of range")
    #expect(words.frames.map(\.image) == ["App"] && words.frames.first?.offset == "48254")
    #expect(
      ["A.swift:3:5", "A.swift:3", "a:b/A.swift:3:5"].map(LastWords.line) == [
        "A.swift:3", "A.swift:3", "a:b/A.swift:3",
      ])
  }
}
