// SPDX-License-Identifier: MIT

/// Parses the letters and numbers of a shape.
nonisolated struct SymbolReader {
  private var index: Int
  private let end: Int

  init(_ entry: Range<Int>) {
    index = entry.lowerBound
    end = entry.upperBound
  }

  /// Whether the entire shape has been read.
  var isAtEnd: Bool { index >= end }

  /// Whether another number follows.
  var hasNumber: Bool { index < end && 0x30...0x39 ~= SymbolTable.bytes[index] }

  mutating func letter() -> UInt8 {
    index += 1
    return SymbolTable.bytes[index - 1]
  }

  mutating func number() -> CGFloat {
    index += 2
    return CGFloat((Int(SymbolTable.bytes[index - 2]) - 0x30) * 10 + Int(SymbolTable.bytes[index - 1]) - 0x30)
  }

  /// Reads the optional scale factor at the start of the shape. The factor is 1.5 after `*`, and otherwise 1.
  mutating func readFactor() -> CGFloat {
    guard !hasNumber else { return 1 }
    index += 1
    return 1.5
  }

  /// Reads a shape name that ends at the next closing parenthesis, and returns the range of that shape.
  mutating func included() -> Range<Int>? {
    let start = index
    while letter() != UInt8(ascii: ")") {}
    return SymbolTable.entry(Array(SymbolTable.bytes[start..<index - 1]))
  }
}
