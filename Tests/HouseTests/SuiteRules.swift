// SPDX-License-Identifier: MIT

/// Suites that use UIKit share the single application of the process, so they must declare this with a trait.
enum SuiteRules {
  private static let users = [
    "UIKit", "_Testing_UIKit", "SprungHeadless", "SprungHost", "SprungGallery", "SprungLayouts",
    "SprungTesting",
  ]
  private static let kinds = ["struct", "class", "actor", "enum"]

  /// Returns the test types that lack `@Suite(.oneApplication)`, if the file uses UIKit.
  static func breaches(in file: SourceFile) -> [String] {
    // This folder is a separate package, in which one suite tests the behavior without the trait.
    if file.path.hasPrefix("Tests/Modules/") { return [] }
    guard file.code.contains(where: { line in ImportRules.imported(line).map { users.contains($0) } ?? false }) else {
      return []
    }
    var result: [String] = []
    var attributes = ""
    var open: (line: Int, attributes: String)?
    for (index, line) in file.code.enumerated() {
      if line.hasPrefix("@") { attributes += line }
      if isDeclaration(line) { open = (index, attributes + line) }
      if !line.hasPrefix("@") || isDeclaration(line) { attributes = "" }
      if line.hasPrefix("}") { open = nil }
      guard let suite = open, line.contains("@Test") else { continue }
      open = nil
      if !suite.attributes.contains(".oneApplication"), !suite.attributes.contains(".uiKit") {
        result.append(
          file.breach(suite.line, "a suite that uses UIKit needs @Suite(.oneApplication), from SprungTestSupport"))
      }
    }
    return result
  }

  /// Returns whether a line declares a type at the top level of a file.
  private static func isDeclaration(_ line: String) -> Bool {
    guard let first = line.first, first != " ", first != "}" else { return false }
    return line.split(separator: " ").contains { kinds.contains(String($0)) }
  }
}
