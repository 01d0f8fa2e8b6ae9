// SPDX-License-Identifier: MIT

/// The parsed `Range` field of a request (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// The entire content. The field is absent, requests several ranges, or is malformed, so that it must be ignored.
  case whole
  /// A range of bytes.
  case part(Range<Int>)
  /// A range outside the content.
  case unsatisfiable

  /// Parses the field's value for content of `count` bytes.
  init(_ field: String?, count: Int) {
    self = .whole
    guard let field, field.lowercased().hasPrefix("bytes=") else { return }
    let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return }
    let first = RequestHead.trimmed(ends[0])
    let last = RequestHead.trimmed(ends[1])
    guard first.utf8.allSatisfy(Self.isDigit), last.utf8.allSatisfy(Self.isDigit), !(first.isEmpty && last.isEmpty)
    else { return }
    // A number that overflows is beyond the end of any content.
    let end = Int(last) ?? Int.max
    guard !first.isEmpty else {
      self = end == 0 || count == 0 ? .unsatisfiable : .part(max(0, count - end)..<count)
      return
    }
    let start = Int(first) ?? Int.max
    guard last.isEmpty || start <= end else { return }
    self = start < count ? .part(start..<(last.isEmpty ? count : min(end, count - 1) + 1)) : .unsatisfiable
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
