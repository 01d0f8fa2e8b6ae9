// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

/// Writes out the conversions of collections in sources, which Embedded Swift cannot make: if `labels` is used as an
/// array of views, `(labels).map({ $0 as UIView })`.
///
/// Only the compiler knows the positions of conversions. It reads copies of the sources in which the lines that name
/// the origin of a source are comments, since it counts lines by them. Lines keep their numbers.
public struct ConvertedSource {
  /// The beginning of a line that says where a source comes from, and what stands for it while the compiler is asked.
  static let location = "#sourceLocation("
  static let comment = "//ourceLocation("

  /// The source with its conversions written out.
  public let text: String
  /// The number of them.
  public let count: Int

  /// A source as it is shown to the compiler when it is asked for conversions. `path` is where the source comes from, which is
  /// noted if it does not say so itself.
  public static func shown(_ text: String, from path: String) -> String {
    let isMarked = text.hasPrefix(location) || text.contains("\n" + location)
    let marked = isMarked ? text : "\(location)file: \(ExtensionMembers.quoted(path)), line: 1)\n" + text
    return lines(of: marked, replacing: location, with: comment)
  }

  /// Takes a source that was shown to the compiler, and what it printed.
  init(shown: String, _ conversions: [CollectionConversion]) {
    let tree = Parser.parse(source: shown)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    // Of two that begin or end together the smaller one is inside.
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
        // Without a function between them the compiler makes the same cast of both marks.
        after = ").map({ $0 })!"
      }
      edits.append(Edit(range: start..<start, replacement: before))
      endings.append((end - start, Edit(range: end..<end, replacement: after)))
    }
    edits += endings.sorted { $0.size < $1.size }.map(\.edit)
    count = ordered.count
    text = Self.lines(of: Edit.apply(edits, to: shown), replacing: Self.comment, with: Self.location)
  }

  /// Writes sources into a folder, under their names, with the conversions in `dump`, the compiler's output for these
  /// sources; returns the number of conversions.
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
