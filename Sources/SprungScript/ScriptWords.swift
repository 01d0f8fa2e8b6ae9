// SPDX-License-Identifier: MIT

import SprungStage

/// Reads the words of a line one after the other. Errors contain the line number.
nonisolated struct ScriptWords {
  let file: String
  let line: Int
  /// The first word of the line, used in messages.
  let command: String
  private var rest: ArraySlice<Substring>
  private let source: Substring

  /// Splits a line at spaces and tabs. Returns nil if the line has no words.
  init?(_ text: Substring, file: String, line: Int) {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let first = words.first else { return nil }
    self.file = file
    self.line = line
    source = text
    command = String(first)
    rest = words[1...]
  }

  /// Creates an error for this line.
  func error(_ reason: String) -> ScriptError { ScriptError(file: file, line: line, reason: reason) }

  /// Whether there are more words.
  var hasMore: Bool { !rest.isEmpty }

  /// Reads the next word. If no word is left, throws an error that names the missing word.
  mutating func word(_ meaning: String) throws(ScriptError) -> String {
    guard let word = rest.popFirst() else { throw error("'\(command)' needs \(meaning)") }
    return String(word)
  }

  /// Reads the next word as a finite number in `range`.
  mutating func number(_ meaning: String, in range: ClosedRange<Double> = -1e6...1e6) throws(ScriptError) -> Double {
    let word = try word(meaning)
    guard let value = Double(word), value.isFinite else { throw error("\(meaning) must be a number, got '\(word)'") }
    guard range.contains(value) else {
      throw error("\(meaning) must be between \(range.lowerBound) and \(range.upperBound), got \(word)")
    }
    return value
  }

  /// Reads the next word as an integer in `range`.
  mutating func integer(_ meaning: String, in range: ClosedRange<Int64>) throws(ScriptError) -> Int64 {
    let word = try word(meaning)
    guard let value = Int64(word) else { throw error("\(meaning) must be a whole number, got '\(word)'") }
    guard range.contains(value) else {
      throw error("\(meaning) must be between \(range.lowerBound) and \(range.upperBound), got \(word)")
    }
    return value
  }

  /// Reads the rest of the line as text in quotation marks. The escape sequences are `\n` for Return, `\t` for Tab,
  /// `\"` for a quotation mark and `\\` for a backslash.
  ///
  /// The text is processed as Unicode scalars, because in a grapheme cluster, a combining accent would hide the syntax
  /// character before it.
  mutating func quotedText(_ meaning: String) throws(ScriptError) -> String {
    rest = []
    let source = source.unicodeScalars
    guard let start = source.firstIndex(of: "\"") else {
      throw error("'\(command)' needs \(meaning) in quotation marks")
    }
    var text = ""
    var isEscaped = false
    var index = source.index(after: start)
    while index < source.endIndex {
      let scalar = source[index]
      index = source.index(after: index)
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n": text.unicodeScalars.append("\n")
        case "t": text.unicodeScalars.append("\t")
        case "\"", "\\": text.unicodeScalars.append(scalar)
        default: throw error("unknown escape '\\\(scalar)' in a text; use \\n, \\t, \\\" or \\\\")
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        guard source[index...].allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\r" }) else {
          throw error("'\(command)' does not allow words after its text")
        }
        return text
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    throw error("the text of '\(command)' has no closing quotation mark")
  }

  /// Reads an expected word, such as `to` or `over`.
  mutating func expect(_ expected: String) throws(ScriptError) {
    let word = try word("the word '\(expected)'")
    guard word == expected else { throw error("expected the word '\(expected)', got '\(word)'") }
  }

  /// Rejects the remaining words.
  func end() throws(ScriptError) {
    if let word = rest.first { throw error("'\(command)' has the unexpected word '\(word)'") }
  }
}
