// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

/// Makes collection conversions explicit, because Embedded Swift does not support implicit ones. For example, if
/// `labels` is used as an array of views, it becomes `(labels).map({ $0 as UIView })`.
///
/// Only the compiler can find implicit conversions. The compiler reads copies of the sources in which `#sourceLocation`
/// directives are commented out, because they change line numbers. The rewritten sources have the same line numbers.
public struct ConvertedSource {
  /// The start of a `#sourceLocation` directive, followed by its replacement in the copies for the compiler.
  static let location = "#sourceLocation("
  static let comment = "//ourceLocation("

  /// The source with explicit conversions.
  public let text: String
  /// The number of conversions.
  public let count: Int

  /// Returns the copy of a source for the compiler. If the source has no `#sourceLocation` directive, one with its
  /// original path `path` is added.
  public static func shown(_ text: String, from path: String) -> String {
    let isMarked = text.hasPrefix(location) || text.contains("\n" + location)
    let marked = isMarked ? text : "\(location)file: \(ExtensionMembers.quoted(path)), line: 1)\n" + text
    return lines(of: marked, replacing: location, with: comment)
  }

  /// Creates a converted source from a copy for the compiler and the conversions that the compiler found.
  init(shown: String, _ conversions: [CollectionConversion]) {
    let tree = Parser.parse(source: shown)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    // If two conversions have the same start or end, the shorter one is nested in the other.
    let ordered = conversions.sorted { ($0.start.line, $0.start.column) < ($1.start.line, $1.start.column) }
    var edits: [Edit] = []
    var endings: [(size: Int, edit: Edit)] = []
    func offset(_ place: CollectionConversion.Place) -> Int {
      converter.position(ofLine: place.line, column: place.column).utf8Offset
    }
    for conversion in ordered {
      let start = offset(conversion.start)
      guard let last = tree.token(at: AbsolutePosition(utf8Offset: offset(conversion.end))) else { continue }
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      var before = "("
      let mark = conversion.isOptional ? ")?" : ")"
      let after: String
      switch conversion.kind {
      case .array(let type): after = "\(mark).map({ $0 as \(type) })"
      case .dictionary(let type): after = "\(mark).mapValues({ $0 as \(type) })"
      case .set(let type):
        before = conversion.isOptional ? "(" : "Set(("
        after = conversion.isOptional ? ").map { Set($0.map({ $0 as \(type) })) }" : ").map({ $0 as \(type) }))"
      case .forced(let cast):
        let word = offset(cast)
        edits.append(Edit(range: word..<word + 3, replacement: "as?"))
        // Without the closure, the compiler would combine `as?` and `!` into an `as!` cast.
        after = ").map({ $0 })!"
      }
      edits.append(Edit(range: start..<start, replacement: before))
      endings.append((end - start, Edit(range: end..<end, replacement: after)))
    }
    edits += endings.sorted { $0.size < $1.size }.map(\.edit)
    count = ordered.count
    text = Self.lines(of: Edit.apply(edits, to: shown), replacing: Self.comment, with: Self.location)
  }

  /// Writes sources with explicit conversions to a folder, without changing file names. `dump` is the compiler's output
  /// for the sources. Returns the number of conversions.
  public static func write(_ sources: [URL], dump: Data, into folder: URL) throws -> Int {
    let conversions = SyntaxTreeDump(dump).conversions
    var count = 0
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      let converted = ConvertedSource(shown: text, conversions[source.path] ?? [])
      try converted.text.write(
        to: folder.appendingPathComponent(source.lastPathComponent), atomically: true, encoding: .utf8)
      count += converted.count
    }
    return count
  }

  private static func lines(of text: String, replacing old: String, with new: String) -> String {
    let changed = text.hasPrefix(old) ? new + text.dropFirst(old.count) : text
    return changed.replacingOccurrences(of: "\n" + old, with: "\n" + new)
  }
}
