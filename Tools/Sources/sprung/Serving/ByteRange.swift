// SPDX-License-Identifier: MIT

/// The `Range` field of a request for a content (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// All of it: there is no such field, it asks for several parts, or it is malformed, which servers must overlook.
  case whole
  /// These bytes of it.
  case part(Range<Int>)
  /// Bytes that it does not have.
  case unsatisfiable

  /// Reads the field's value for a content of `count` bytes.
  init(_ field: String?, count: Int) {
    self = .whole
    guard let field, field.lowercased().hasPrefix("bytes=") else { return }
    let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return }
    let first = RequestHead.trimmed(ends[0])
    let last = RequestHead.trimmed(ends[1])
    guard first.utf8.allSatisfy(Self.isDigit), last.utf8.allSatisfy(Self.isDigit), !(first.isEmpty && last.isEmpty)
    else { return }
    // A number with more digits than fit is beyond the end of everything.
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
