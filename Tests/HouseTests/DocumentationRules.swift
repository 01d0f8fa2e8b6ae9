// SPDX-License-Identifier: MIT

/// Every public or open declaration must have a documentation comment.
enum DocumentationRules {
  private static let kinds: Set<Substring> = [
    "func", "var", "let", "init", "init?", "init!", "subscript", "struct", "class", "enum", "protocol", "typealias",
    "associatedtype", "actor", "macro",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "static", "class", "final", "mutating", "nonmutating", "required", "convenience", "lazy", "weak",
    "unowned", "indirect", "nonisolated", "prefix", "postfix", "infix", "dynamic", "isolated", "borrowing", "consuming",
    "private", "fileprivate", "internal", "package", "optional", "sending", "unsafe", "set",
  ]

  static func breaches(in file: SourceFile) -> [String] {
    var result: [String] = []
    for (index, line) in file.code.enumerated() where declaresPublicly(line) {
      if !isDocumented(index, in: file) {
        result.append(file.breach(index, "a public declaration needs a doc comment: \(trimmed(file.lines[index]))"))
      }
    }
    return result
  }

  /// Returns whether a line starts a public or open declaration that is not an override.
  static func declaresPublicly(_ line: String) -> Bool {
    var isPublic = false
    let words = line.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "<" || $0 == ":" || $0 == "{" }
    for (place, word) in words.enumerated() {
      if word.hasPrefix("@") { continue }
      if word == "override" || word == "extension" || word == "import" { return false }
      if word == "public" || word == "open" { isPublic = true }
      // `class` is either a kind of type or a modifier of `func` and `var`. In both cases, access levels precede this
      // word.
      if kinds.contains(word) {
        if word == "class", place + 1 < words.count, words[(place + 1)...].contains("override") { return false }
        return isPublic
      }
      if !modifiers.contains(word) { return false }
    }
    return false
  }

  /// Returns whether the closest preceding line that is not an attribute or condition is a documentation comment.
  private static func isDocumented(_ index: Int, in file: SourceFile) -> Bool {
    var above = index - 1
    while above >= 0 {
      let line = trimmed(file.lines[above])
      if line.hasPrefix("///") || line.hasSuffix("*/") { return true }
      let isSkipped =
        line.hasPrefix("@") || line.hasPrefix("#if") || line.hasPrefix("#else") || line.hasPrefix("#endif")
      // Plain comments with instructions to a formatter or linter may separate the documentation from the declaration.
      guard isSkipped || line.hasPrefix("// swift-format") else { return false }
      above -= 1
    }
    return false
  }

  private static func trimmed(_ line: String) -> String {
    String(line.drop { $0 == " " })
  }
}
