// SPDX-License-Identifier: MIT

/// A piece of a text that gives way to another one.
struct Edit: Equatable {
  /// Where the piece is, in bytes from the beginning of the text; empty to insert.
  let range: Range<Int>
  /// The new text.
  let replacement: String
}

extension Edit {
  /// The text after edits. Those that begin at the same position are in the order in which they were made; one inside a
  /// piece that another one replaces is lost with it.
  static func apply(_ edits: [Edit], to text: String) -> String {
    let bytes = Array(text.utf8)
    let ordered = edits.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // Insertions precede replacements at the same position.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return left.offset < right.offset
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for edit in ordered.map(\.element) where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement.utf8
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}
