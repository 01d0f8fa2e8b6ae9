// SPDX-License-Identifier: MIT

import Foundation

/// What a guide tells people to type is compiled and run somewhere.
enum GuideRules {
  /// Guides and the folders whose sources have their code.
  private static let typed = [
    ("Guides/Collections.md", "Tests/Compatibility/Sources/CollectionsGuide"),
    ("Guides/Testing.md", "Tests/TestingGuideTests"),
  ]

  /// Pieces of Swift in guides that do not stand in their sources, to the letter.
  static func breaches() -> [String] {
    var result: [String] = []
    for (guide, folder) in typed {
      let text = (try? String(contentsOf: House.root.appendingPathComponent(guide), encoding: .utf8)) ?? ""
      let sources = House.tests.filter { $0.path.hasPrefix(folder) }.map { $0.lines.joined(separator: "\n") }
      let pieces = pieces(of: text)
      if pieces.isEmpty { result.append("\(guide) has no Swift in it") }
      for piece in pieces where !sources.contains(where: { $0.contains(piece) }) {
        result.append("\(guide): what begins with \"\(piece.prefix(60))\" does not stand in \(folder)")
      }
    }
    return result
  }

  /// The Swift between the fences of a text.
  static func pieces(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }
}
