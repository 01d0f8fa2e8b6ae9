// SPDX-License-Identifier: MIT

import Foundation

/// The collection conversions in the compiler's dump of a type-checked program.
///
/// `swiftc -typecheck -Xfrontend -dump-ast` prints one line per expression and indents nested expressions. Even small
/// programs produce megabytes of output, so only the relevant lines are parsed.
struct SyntaxTreeDump {
  /// The conversions in each source, by the path that was passed to the compiler. Each position occurs only once.
  let conversions: [String: [CollectionConversion]]

  init(_ data: Data) {
    var found: [String: [CollectionConversion]] = [:]
    for word in ["collection_upcast_expr ", "forced_checked_cast_expr "] {
      var rest = data.startIndex
      while let match = data.range(of: Data(word.utf8), in: rest..<data.endIndex) {
        rest = match.upperBound
        guard let (path, conversion) = Self.conversion(at: match.lowerBound, in: data) else { continue }
        if !found[path, default: []].contains(conversion) { found[path, default: []].append(conversion) }
      }
    }
    conversions = found
  }

  private static func conversion(at place: Int, in data: Data) -> (String, CollectionConversion)? {
    let line = Line(around: place, in: data)
    guard let range = line.text.firstMatch(of: /range=\[(.+):(\d+):(\d+) - line:(\d+):(\d+)\]/),
      let start = Self.place(range.output.2, range.output.3), let end = Self.place(range.output.4, range.output.5)
    else { return nil }
    let path = String(range.output.1)
    if line.text.contains("forced_checked_cast_expr") {
      guard line.text.contains(/(array|dictionary|set)_downcast/),
        let mark = line.text.firstMatch(of: /location=.+?:(\d+):(\d+) range=/),
        let cast = Self.place(mark.output.1, mark.output.2)
      else { return nil }
      return (path, CollectionConversion(kind: .forced(cast), start: start, end: end, isOptional: false))
    }
    // If the elements are collections themselves, their conversion is nested in that of the outer collection.
    guard !line.text.contains("value_conversion=collection_upcast_expr") else { return nil }
    let inside = line.lines(inside: data)
    guard let element = inside.last(where: { $0.contains("(value_conversion=") }).flatMap(Self.type),
      let whole = Self.type(line.text)
    else { return nil }
    let isDictionary = inside.contains { $0.contains("(key_conversion=") }
    let kind: CollectionConversion.Kind =
      isDictionary ? .dictionary(element) : whole.hasPrefix("Set<") ? .set(element) : .array(element)
    let isOptional = inside.first?.contains("(bind_optional_expr ") == true
    return (path, CollectionConversion(kind: kind, start: start, end: end, isOptional: isOptional))
  }

  private static func type(_ line: String) -> String? {
    line.firstMatch(of: /type="([^"]+)"/).map { String($0.output.1) }
  }

  private static func place(_ line: Substring, _ column: Substring) -> CollectionConversion.Place? {
    guard let line = Int(line), let column = Int(column) else { return nil }
    return CollectionConversion.Place(line: line, column: column)
  }

  /// A line of the dump that represents an expression.
  private struct Line {
    let text: String
    private let depth: Int
    private let end: Int

    init(around place: Int, in data: Data) {
      let newline = UInt8(ascii: "\n")
      let start = data[..<place].lastIndex(of: newline).map { $0 + 1 } ?? data.startIndex
      end = data[place...].firstIndex(of: newline) ?? data.endIndex
      text = String(decoding: data[start..<end], as: UTF8.self)
      depth = Self.depth(text)
    }

    /// Returns the lines of the expression's direct children.
    func lines(inside data: Data) -> [String] {
      var found: [String] = []
      var place = end
      while place < data.endIndex {
        let next = data[(place + 1)...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
        let line = String(decoding: data[(place + 1)..<next], as: UTF8.self)
        let own = Self.depth(line)
        guard own > depth else { break }
        if own == depth + 2 { found.append(line) }
        place = next
      }
      return found
    }

    private static func depth(_ line: String) -> Int { line.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
  }
}
