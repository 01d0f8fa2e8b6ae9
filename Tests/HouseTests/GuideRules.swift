// SPDX-License-Identifier: MIT

import Foundation

/// All code that a guide asks readers to type must be a complete file that a test compiles and runs.
enum GuideRules {
  /// Guides that contain Swift code. For each file in a guide, the folder of the corresponding source file is listed.
  private static let typed = [
    "README.md": "Tests/TestingGuideTests",
    "Guides/Accessibility.md": "Tests/Compatibility/Sources/AccessibilityGuide",
    "Guides/Collections.md": "Tests/Compatibility/Sources/CollectionsGuide",
    "Guides/GettingStarted.md": "Tests/TestingGuideTests",
    "Guides/PortingAnApp.md": "Tests/TestingGuideTests",
    "Guides/Recordings.md": "Tests/TestingGuideTests",
    "Guides/SpringsAndFeel.md": "Tests/Compatibility/Sources/SpringsGuide",
    "Guides/Testing.md": "Tests/TestingGuideTests",
    "Guides/WritingAHost.md": "Tests/TestingGuideTests",
    "Guides/WritingALayout.md": "Tests/Compatibility/Sources/LayoutGuide",
  ]
  /// Guides that a test follows step by step.
  private static let followed = ["Guides/YourFirstApp.md": "Tests/Browser/test_first_app.py"]
  /// Guides with selectors, which can be compiled only after `sprung` has rewritten them. The tests of `Tools/Port`
  /// cover these guides.
  private static let rewritten: Set = ["Guides/SpringsAndFeel.md"]

  /// The guides whose files the compiler checks exactly as printed.
  static var compiled: [String] { typed.keys.filter { !rewritten.contains($0) }.sorted() }

  /// The beginning of the first line of a manifest.
  static let manifestHead = "// swift-tools-version: "

  /// Returns the Swift snippets in the README and guides that are not complete files or differ from their source. The
  /// license line is ignored.
  static func breaches() -> [String] {
    var result: [String] = []
    for guide in guides() {
      let pieces = pieces(of: text(guide))
      if let folder = typed[guide] {
        let sources = Set(
          House.tests.filter { $0.path.hasPrefix(folder + "/") }.map { $0.lines.joined(separator: "\n") })
        if pieces.isEmpty { result.append("\(guide) contains no Swift") }
        for piece in pieces where !piece.hasPrefix(manifestHead) {
          let start = "the snippet that begins with \"\(piece.prefix(60))\""
          if !piece.hasPrefix("import ") {
            result.append("\(guide): \(start) is not a complete file; show its imports and the type around it")
          } else if !sources.contains("// SPDX-License-Identifier: MIT\n\n\(piece)\n") {
            result.append("\(guide): \(start) is not equal to a source in \(folder)")
          }
        }
      } else if let test = followed[guide] {
        if !text(test).contains((guide as NSString).lastPathComponent) {
          result.append("\(test) does not read \(guide)")
        }
      } else if !pieces.isEmpty {
        result.append("\(guide) contains Swift that no source contains")
      }
    }
    return result
  }

  /// Returns Swift versions in the README, the guides and CONTRIBUTING that differ from `.swift-version`.
  static func staleVersions() -> [String] {
    let version = text(".swift-version").trimmingCharacters(in: .whitespacesAndNewlines)
    return (guides() + ["CONTRIBUTING.md"]).flatMap { page in
      text(page).matches(of: /(?:container: swift:|key: swift-|Swift )(\d+\.\d+)/).filter { $0.1 != version }
        .map { "\(page): \"\($0.0)\" is not Swift \(version), the version in .swift-version" }
    }
  }

  /// Returns the README and all guides, in alphabetical order.
  static func guides() -> [String] {
    let folder = House.root.appendingPathComponent("Guides")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return ["README.md"] + names.filter { $0.hasSuffix(".md") }.map { "Guides/" + $0 }.sorted()
  }

  /// Returns the Swift code blocks in Markdown text.
  static func pieces(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// Returns links in the README, the guides and related files whose target file or heading does not exist.
  static func deadLinks() -> [String] {
    var result: [String] = []
    for page in guides() + ["CONTRIBUTING.md", "CHANGELOG.md", "Examples/README.md"] {
      let place = House.root.appendingPathComponent(page).deletingLastPathComponent()
      for target in links(in: text(page)) {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let file = parts[0].isEmpty ? House.root.appendingPathComponent(page) : place.appendingPathComponent(parts[0])
        if !FileManager.default.fileExists(atPath: file.path) {
          result.append("\(page): \(target) leads nowhere")
        } else if parts.count == 2,
          !anchors(of: (try? String(contentsOf: file, encoding: .utf8)) ?? "").contains(parts[1])
        {
          result.append("\(page): \(target) refers to a heading that does not exist")
        }
      }
    }
    return result
  }

  /// Returns the targets of the links within the project.
  static func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
      .filter { !$0.contains(":") && !$0.contains(" ") && !$0.contains("\n") }
  }

  /// Returns the anchors of the headings: lowercase letters, digits and hyphens.
  static func anchors(of text: String) -> [String] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { heading in
      let words = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
      return String(words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" })
        .replacingOccurrences(of: " ", with: "-")
    }
  }

  /// Returns the content of a project file.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: House.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
}
