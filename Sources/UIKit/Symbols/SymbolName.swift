// SPDX-License-Identifier: MIT

/// The name of a symbol as UTF-8 bytes.
nonisolated struct SymbolName {
  let bytes: [UInt8]

  /// Whether the name has the syntax of a symbol name: lowercase letters, digits, and dots between them.
  var isValid: Bool {
    guard let first = bytes.first, let last = bytes.last, first != Self.dot, last != Self.dot else { return false }
    return bytes.allSatisfy { $0 == Self.dot || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }
  }

  private static let dot: UInt8 = 0x2E

  /// Whether the symbol is mirrored in right-to-left layouts.
  var isDirectional: Bool { index(of: "forward") != nil || index(of: "backward") != nil }

  func isEqual(to other: String) -> Bool { bytes.elementsEqual(other.utf8) }

  /// Returns the name without the given suffix, or nil if the name does not have the suffix or consists only of it.
  func dropping(_ ending: String) -> SymbolName? {
    let count = ending.utf8.count
    guard bytes.count > count, bytes.suffix(count).elementsEqual(ending.utf8) else { return nil }
    return SymbolName(bytes: Array(bytes.dropLast(count)))
  }

  /// Returns the parts before and after the last occurrence of the separator, or nil if there is none.
  func split(at separator: String) -> (SymbolName, SymbolName)? {
    guard let index = index(of: separator) else { return nil }
    return (
      SymbolName(bytes: Array(bytes[..<index])), SymbolName(bytes: Array(bytes[(index + separator.utf8.count)...]))
    )
  }

  /// Returns the name with the last occurrence of a word replaced, or nil if the name does not contain the word.
  func replacing(_ word: String, with other: String) -> SymbolName? {
    guard let (before, after) = split(at: word) else { return nil }
    return SymbolName(bytes: before.bytes + Array(other.utf8) + after.bytes)
  }

  private func index(of word: String) -> Int? {
    var index = bytes.count - word.utf8.count
    while index >= 0 {
      if bytes[index...].starts(with: word.utf8) { return index }
      index -= 1
    }
    return nil
  }
}
