// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Tests the documentation pages of individual UIKit types: each must have topics and an example that compiles.
@Suite(.serialized) struct TypePageTests {
  private static let folder = House.root.appendingPathComponent("Sources/UIKit/UIKit.docc/Types")

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
      .map { String($0.dropLast(3)) }
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8)
  }

  /// Replaces each selector with a closure that names the method, which must exist. Only `sprung port` can rewrite
  /// selectors.
  private static func withoutSelectors(_ piece: String) -> String {
    piece.replacing(/#selector\((\w+)\)/) { "{ _ = \($0.1); return Selector(\"\($0.1)\") }()" }
      .replacingOccurrences(of: "@objc ", with: "")
  }

  /// The language modes of new Xcode projects, and of projects older than Swift 6.
  @Test(arguments: [["-swift-version", "6", "-default-isolation", "MainActor"], ["-swift-version", "5"]])
  func examplesCompile(flags: [String]) throws {
    let pieces = try Self.names().flatMap { GuideRules.pieces(of: try Self.text($0)) }.map(Self.withoutSelectors)
    #expect(pieces.count >= 220)
    #expect(try SnippetCompiler.errors(pieces, flags + SnippetCompiler.libraries) == "")
  }

  @Test func missingSelectorMethodIsDetected() throws {
    let piece = Self.withoutSelectors(
      "import UIKit\nfinal class View: UIView { func tap() -> Selector { #selector(missing) } }")
    let flags = ["-swift-version", "5"] + SnippetCompiler.libraries
    #expect(try SnippetCompiler.errors([piece], flags).contains("missing"))
  }

  /// The page of a nested type has the type's full name, such as `UIButton.Configuration`.
  @Test func pagesNameTheirTypeAndHaveContent() throws {
    for name in try Self.names() {
      let text = try Self.text(name)
      let type = name.replacingOccurrences(of: ".", with: "/")
      #expect(text.hasPrefix("# ``UIKit/\(type)``\n\n## Overview\n\n"), "\(name)")
      for part in ["> Important: ", "## Example\n\n", "```swift\nimport UIKit\n", "## Topics\n\n"] {
        #expect(text.contains(part), "\(name) has no \(part)")
      }
    }
  }

  /// Every delegate and data source must have a page. The exception is `WKUIDelegate`: its methods are never called, so
  /// no example is possible.
  @Test func delegatesHavePages() throws {
    let pages = Set(try Self.names()).union(["WKUIDelegate"])
    let lines = House.sources.filter { $0.path.hasPrefix("Sources/UIKit/") }.flatMap(\.lines)
    // Few lines contain these words, and matching a pattern in all lines takes half a minute in a debug build.
    for line in lines where line.contains("public protocol ") {
      guard
        let found = line.firstMatch(
          of: /^(?:nonisolated )?public protocol (\w+(?:Delegate|DataSource|Prefetching|Updating))\b/)
      else {
        continue
      }
      #expect(pages.contains(String(found.1)), "\(found.1) needs a page in Sources/UIKit/UIKit.docc/Types")
    }
  }
}
