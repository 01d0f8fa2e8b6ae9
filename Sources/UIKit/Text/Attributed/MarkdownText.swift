// SPDX-License-Identifier: MIT

/// Parses inline Markdown: emphasis, strong emphasis, code, strikethrough, links and escaped characters.
///
/// As in CommonMark, the character after an opening delimiter and the character before a closing delimiter must not be
/// a space. Delimiters that are not closed are treated as plain text.
nonisolated struct MarkdownText {
  struct Piece {
    var text: String
    var intent: InlinePresentationIntent
    var link: String?
  }

  private(set) var pieces: [Piece] = []
  private let scalars: [Unicode.Scalar]

  /// Parses a string. Unless `keepsWhitespace` is true, newlines become spaces, and blank lines separate paragraphs.
  init(_ text: String, keepsWhitespace: Bool, readsBlocks: Bool) {
    if keepsWhitespace {
      scalars = Array(text.unicodeScalars)
    } else {
      scalars = Self.joined(Array(text.unicodeScalars), readsBlocks: readsBlocks)
    }
    read(0..<scalars.count, [], nil)
  }

  /// Returns the text with newlines replaced by spaces. If blocks are parsed, the markers of headings and list items
  /// are removed.
  private static func joined(_ scalars: [Unicode.Scalar], readsBlocks: Bool) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var isFirst = true
    var wasBlank = true
    for part in scalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = part.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
      var isBlock = false
      if readsBlocks, let first = line.first {
        let marks = line.prefix { $0 == first }
        let rest = line.dropFirst(marks.count)
        isBlock =
          rest.first == " "
          && ((first == "#" && marks.count <= 6) || ("-+*>".unicodeScalars.contains(first) && marks.count == 1))
        if isBlock { line = rest.drop { $0 == " " } }
      }
      if line.isEmpty {
        wasBlank = true
        continue
      }
      // Blocks are joined without newlines, as in Foundation.
      if !isFirst, !(readsBlocks && (wasBlank || isBlock)) { result.append(" ") }
      result += line
      isFirst = false
      wasBlank = isBlock && readsBlocks
    }
    return result
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ intent: InlinePresentationIntent, _ link: String?) {
    if let last = pieces.last, last.intent == intent, last.link.isLiterallyEqual(to: link) {
      pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
    } else {
      pieces.append(Piece(text: String(Character(scalar)), intent: intent, link: link))
    }
  }

  private mutating func read(_ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: String?) {
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = scalars[index]
      switch scalar {
      case "\\" where index + 1 < range.upperBound && Self.isPunctuation(scalars[index + 1]):
        add(scalars[index + 1], intent, link)
        index += 2
        continue
      case "`":
        let count = run(at: index, in: range)
        if let end = closingTicks(count, from: index + count, in: range) {
          for position in (index + count)..<end { add(scalars[position], intent.union(.code), link) }
          index = end + count
          continue
        }
      case "*", "_", "~":
        if let (inner, added, end) = emphasis(at: index, in: range) {
          read(inner, intent.union(added), link)
          index = end
          continue
        }
      case "[":
        if let (inner, address, end) = linkText(at: index, in: range) {
          read(inner, intent, address)
          index = end
          continue
        }
      default: break
      }
      add(scalar, intent, link)
      index += 1
    }
  }

  private func run(at index: Int, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, scalars[end] == scalars[index] { end += 1 }
    return end - index
  }

  private func closingTicks(_ count: Int, from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      guard scalars[index] == "`" else {
        index += 1
        continue
      }
      let found = run(at: index, in: range)
      if found == count { return index }
      index += found
    }
    return nil
  }

  private func emphasis(at index: Int, in range: Range<Int>) -> (Range<Int>, InlinePresentationIntent, Int)? {
    let mark = scalars[index]
    let count = mark == "~" ? run(at: index, in: range) : min(3, run(at: index, in: range))
    guard count <= 3, mark != "~" || count == 2, index + count < range.upperBound,
      !Self.isSpace(scalars[index + count])
    else { return nil }
    // An underscore inside a word is an ordinary character.
    if mark == "_", index > range.lowerBound, Self.isLetter(scalars[index - 1]) { return nil }
    var position = index + count
    while position < range.upperBound {
      if scalars[position] == "\\" {
        position += 2
        continue
      }
      guard scalars[position] == mark else {
        position += 1
        continue
      }
      let found = run(at: position, in: range)
      let after = position + found
      let isInWord = mark == "_" && after < range.upperBound && Self.isLetter(scalars[after])
      if found == count || (found > count && count < 3 && found != 2), !Self.isSpace(scalars[position - 1]), !isInWord {
        let end = after - count
        let added: InlinePresentationIntent =
          mark == "~"
          ? .strikethrough
          : count == 1 ? .emphasized : count == 2 ? .stronglyEmphasized : [.emphasized, .stronglyEmphasized]
        return ((index + count)..<end, added, after)
      }
      position = after
    }
    return nil
  }

  /// Returns the range of a link's text, the link's address, and the index after the link.
  private func linkText(at index: Int, in range: Range<Int>) -> (Range<Int>, String, Int)? {
    var depth = 0
    var position = index
    while position < range.upperBound {
      if scalars[position] == "\\" { position += 1 } else if scalars[position] == "[" { depth += 1 }
      if position < range.upperBound, scalars[position] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      position += 1
    }
    guard position + 1 < range.upperBound, scalars[position + 1] == "(" else { return nil }
    var address = ""
    var end = position + 2
    var isTitle = false
    depth = 1
    while end < range.upperBound {
      if scalars[end] == "(" { depth += 1 }
      if scalars[end] == ")" {
        depth -= 1
        if depth == 0 { break }
      }
      if Self.isSpace(scalars[end]) { isTitle = true }
      if !isTitle, scalars[end] != "<", scalars[end] != ">" { address.unicodeScalars.append(scalars[end]) }
      end += 1
    }
    guard end < range.upperBound else { return nil }
    return ((index + 1)..<position, address, end + 1)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" || scalar == "\t" }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    !isSpace(scalar) && !isPunctuation(scalar)
  }
}
