// SPDX-License-Identifier: MIT

import Foundation

/// Swift sources of a whole program, without what opens them to other modules.
///
/// Nothing outside a program calls into it, but the compiler keeps everything that is `public` for possible callers,
/// and calls `open` methods so that unknown classes can override them. Without these words it finds uncalled code
/// before it optimizes, and calls methods without overrides directly. Blanks replace the words, so that messages name
/// lines and columns of the person's own file.
public enum ClosedSources {
  /// Writes sources under their own relative paths into `folder`.
  public static func close(_ paths: [String], into folder: String) throws {
    for path in paths {
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
        throw Failure("\(path) is no path below the folder that the program runs in")
      }
      let target = URL(fileURLWithPath: folder).appendingPathComponent(path)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      var text = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      close(&text)
      try Data(text).write(to: target)
    }
  }

  /// A source with blanks in place of these words.
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
      // The contents of a multiline string are never declarations.
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

  /// Removes the words before the keyword of the declaration that a line begins with.
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
      // `class` is a keyword before a name and a modifier before another word.
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
      // An attribute may have a line of its own.
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
