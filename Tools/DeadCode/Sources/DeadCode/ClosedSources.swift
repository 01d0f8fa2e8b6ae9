// SPDX-License-Identifier: MIT

import Foundation

/// Removes `public` and `open` modifiers from a program's Swift sources, so that no declaration is available to other
/// modules.
///
/// No other module calls into a program. Nevertheless, the compiler keeps all `public` declarations for possible
/// callers and calls `open` methods dynamically. Without these modifiers, the compiler removes unused code before
/// optimization and calls methods without overrides directly. Spaces replace the modifiers, so that lines and columns
/// in messages match the user's file.
public enum ClosedSources {
  /// Writes the changed sources to `folder`, preserving their relative paths.
  public static func close(_ paths: [String], into folder: String) throws {
    for path in paths {
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
        throw Failure("\(path) is not a path inside the working folder")
      }
      let target = URL(fileURLWithPath: folder).appendingPathComponent(path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      var text = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      close(&text)
      try Data(text).write(to: target)
    }
  }

  /// Returns a source in which access modifiers have been replaced by spaces.
  static func closed(_ source: String) -> String {
    var text = Array(source.utf8)
    close(&text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func close(_ text: inout [UInt8]) {
    var isInString = false
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: newline) ?? text.count
      // Lines inside a multiline string never contain declarations.
      let wasInString = isInString
      var place = start
      while place + 2 < end {
        if text[place] == quote, text[place + 1] == quote, text[place + 2] == quote {
          isInString.toggle()
          place += 3
        } else {
          place += 1
        }
      }
      if !wasInString { closeDeclaration(&text, start..<end) }
      start = end + 1
    }
  }

  /// Removes the access modifiers of the declaration at the start of a line.
  private static func closeDeclaration(_ text: inout [UInt8], _ line: Range<Int>) {
    var taken: [Range<Int>] = []
    var place = line.lowerBound
    var isBehindClass = false
    func take() { for range in taken { for index in range { text[index] = blank } } }
    while true {
      while place < line.upperBound, text[place] == blank { place += 1 }
      let begin = place
      if place < line.upperBound, text[place] == at { place += 1 }
      while place < line.upperBound, isWordPart(text[place]) { place += 1 }
      let word = String(decoding: text[begin..<place], as: UTF8.self)
      // `class` declares a class if a name follows it, and is a modifier if another keyword follows it.
      if keywords.contains(word) || isBehindClass && !modifiers.contains(word) { return take() }
      guard place > begin else { return }
      if place < line.upperBound, text[place] == parenthesis {
        guard let close = text[place..<line.upperBound].firstIndex(of: closingParenthesis) else { return }
        place = close + 1
      }
      let isLast = place == line.upperBound
      guard isLast || text[place] == blank else { return }
      isBehindClass = word == "class"
      if access.contains(word) {
        taken.append(begin..<place)
      } else if !word.hasPrefix("@"), !modifiers.contains(word) {
        return
      }
      // The declaration can continue on the next line only if this line begins with an attribute.
      if isLast { return text[begin] == at ? take() : () }
    }
  }

  private static let access: Set<String> = ["public", "open", "package", "@inlinable", "@usableFromInline"]
  private static let modifiers: Set<String> = [
    "final", "override", "static", "class", "convenience", "required", "weak", "lazy", "unowned", "mutating",
    "nonmutating", "indirect", "prefix", "postfix", "infix", "dynamic", "nonisolated", "consuming", "borrowing",
    "private", "fileprivate", "internal", "optional",
  ]
  private static let keywords: Set<String> = [
    "func", "var", "let", "struct", "enum", "protocol", "extension", "typealias", "subscript", "actor", "operator",
    "import", "init",
  ]

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let blank = UInt8(ascii: " ")
  private static let at = UInt8(ascii: "@")
  private static let parenthesis = UInt8(ascii: "(")
  private static let closingParenthesis = UInt8(ascii: ")")

  private static func isWordPart(_ byte: UInt8) -> Bool { Line.isNamePart(byte) && byte != UInt8(ascii: ".") }
}
