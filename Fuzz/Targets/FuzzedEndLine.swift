// SPDX-License-Identifier: MIT

import SprungGeometry

/// Corrects the end line of the text, which contains the number of lines and a checksum.
enum FuzzedEndLine {
  /// Returns the text with an end line that matches its lines. An existing end line is replaced.
  ///
  /// Empty lines, the header and a script's settings are not counted.
  static func replaced(in bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map { Array($0) }
    while lines.last?.isEmpty == true || lines.last?.starts(with: Array("end ".utf8)) == true { lines.removeLast() }
    var text: [UInt8] = []
    for line in lines { text += line + [newline] }
    let count = lines.dropFirst().count { isCounted($0) }
    return text + Array("end \(count) \(CRC32(text: text[...]).digits)\n".utf8)
  }

  private static func isCounted(_ line: [UInt8]) -> Bool {
    let words = line.split { $0 == 32 || $0 == 9 || $0 == 13 }
    guard let first = words.first, first.first != UInt8(ascii: "#") else { return false }
    return !["cut", "size", "demo", "rate"].contains { first.elementsEqual($0.utf8) }
  }
}
