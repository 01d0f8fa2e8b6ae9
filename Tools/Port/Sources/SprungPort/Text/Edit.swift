// SPDX-License-Identifier: MIT

/// A replacement of a range of text.
struct Edit: Equatable {
  /// The range of bytes to replace, relative to the start of the text; empty for an insertion.
  let range: Range<Int>
  /// The new text.
  let replacement: String
}

extension Edit {
  /// Applies edits to source text. Edits with the same start are applied in the order of their creation. Edits inside
  /// the range of another edit are discarded.
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
