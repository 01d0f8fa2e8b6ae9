// SPDX-License-Identifier: MIT

import SprungGeometry

/// Parses the words of a recording, line by line. The text is untrusted input. Each word is parsed as the expected
/// type, counts are validated before memory is allocated, and parsing stops at the first error and reports its line.
struct RecordingReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The number of the current line, starting at 1; 0 before the first line.
  private(set) var line: Int64 = 0
  private var lineStart = 0
  private var lineEnd = 0
  private var nextLine = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Advances to the next line that is neither empty nor a comment (starting with #). Returns false at the end of the
  /// text.
  mutating func beginLine() -> Bool {
    while nextLine < bytes.count {
      position = nextLine
      lineStart = position
      lineEnd = position
      while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
      nextLine = lineEnd + 1
      line += 1
      skipSpace()
      if position < lineEnd, bytes[position] != UInt8(ascii: "#") { return true }
    }
    return false
  }

  /// Throws an error unless the line has been parsed completely.
  mutating func endLine() throws(RecordingError) {
    skipSpace()
    if position < lineEnd { throw error("the line has too many words for its operation") }
  }

  /// Throws an error unless the current line is exactly the end line that belongs to the preceding text.
  func checkEnd(operations: Int64) throws(RecordingError) {
    let expected = Recording.endLine(operations, CRC32(text: bytes[..<lineStart]))
    let hasReturn = lineEnd > lineStart && bytes[lineEnd - 1] == 13
    guard bytes[lineStart..<(hasReturn ? lineEnd - 1 : lineEnd)].elementsEqual(expected.utf8) else {
      throw error("the recording is damaged: the lines before this one have the checksum '\(expected)'")
    }
    guard lineEnd < bytes.count else { throw error("the end line has no line break, so the recording is truncated") }
    guard nextLine == bytes.count else {
      throw RecordingError(line: line + 1, message: "there is text after the end line of the recording")
    }
  }

  /// Creates an error for the current line.
  func error(_ message: String) -> RecordingError { RecordingError(line: line, message: message) }

  /// Reads the next word of the line, or throws an error at the end of the line.
  mutating func word() throws(RecordingError) -> String {
    let start = try next()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads 64 bits in hexadecimal digits.
  mutating func bits() throws(RecordingError) -> UInt64 {
    let start = try next()
    var value: UInt64 = 0
    guard position - start <= 16 else { throw error("a number has more than 16 hexadecimal digits") }
    for index in start..<position {
      let digit: UInt8
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[index] - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[index] - UInt8(ascii: "a") + 10
      default: throw error("expected a hexadecimal number")
      }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  /// Reads a decimal integer.
  mutating func integer() throws(RecordingError) -> Int64 {
    let start = try next()
    let isNegative = bytes[start] == UInt8(ascii: "-")
    var value: Int64 = 0
    guard !isNegative || position > start + 1 else { throw error("expected a whole number") }
    for index in (isNegative ? start + 1 : start)..<position {
      guard bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") else {
        throw error("expected a whole number")
      }
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(bytes[index] - UInt8(ascii: "0"))
      let (sum, overflows) = isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if isTooLarge || overflows { throw error("a whole number is too large") }
      value = sum
    }
    return value
  }

  /// Reads a number from its bits, so that it is restored exactly.
  mutating func number() throws(RecordingError) -> Double { Double(bitPattern: try bits()) }

  /// Reads a 32-bit integer.
  mutating func small() throws(RecordingError) -> Int32 {
    let value = try integer()
    guard let small = Int32(exactly: value) else { throw error("\(value) is too large") }
    return small
  }

  /// Reads `yes` or `no`.
  mutating func flag() throws(RecordingError) -> Bool {
    switch try word() {
    case "yes": return true
    case "no": return false
    default: throw error("expected yes or no")
    }
  }

  /// Skips the next word and returns true if it equals `name`; otherwise returns false.
  mutating func skip(_ name: StaticString) -> Bool {
    skipSpace()
    let count = name.utf8CodeUnitCount
    guard position + count <= lineEnd else { return false }
    for index in 0..<count where bytes[position + index] != name.utf8Start[index] { return false }
    guard position + count == lineEnd || isSpace(bytes[position + count]) else { return false }
    position += count
    return true
  }

  mutating func point() throws(RecordingError) -> CGPoint {
    let x = try number()
    return CGPoint(x: CGFloat(x), y: CGFloat(try number()))
  }

  mutating func vector() throws(RecordingError) -> CGVector {
    let x = try number()
    return CGVector(dx: CGFloat(x), dy: CGFloat(try number()))
  }

  mutating func size() throws(RecordingError) -> CGSize {
    let width = try number()
    return CGSize(width: CGFloat(width), height: CGFloat(try number()))
  }

  /// Reads a list of points, preceded by their count.
  mutating func points() throws(RecordingError) -> [CGPoint] {
    let count = try integer()
    guard count >= 0 else { throw error("a number of points is negative") }
    var points: [CGPoint] = []
    // No memory is reserved for the count, so if it is excessive, parsing fails at the end of the line before memory is
    // exhausted.
    while points.count < count { points.append(try point()) }
    return points
  }

  /// Reads an identifier: a row and its generation.
  private mutating func identifier() throws(RecordingError) -> (index: Int32, generation: UInt32) {
    let index = try small()
    guard let generation = UInt32(exactly: try integer()) else { throw error("an identifier is out of range") }
    return (index, generation)
  }

  mutating func body() throws(RecordingError) -> BodyID {
    let identifier = try identifier()
    return BodyID(index: identifier.index, generation: identifier.generation)
  }

  mutating func boundarySet() throws(RecordingError) -> BoundarySetID {
    let identifier = try identifier()
    return BoundarySetID(index: identifier.index, generation: identifier.generation)
  }

  mutating func field() throws(RecordingError) -> FieldID {
    let identifier = try identifier()
    return FieldID(index: identifier.index, generation: identifier.generation)
  }

  mutating func joint() throws(RecordingError) -> JointID {
    let identifier = try identifier()
    return JointID(index: identifier.index, generation: identifier.generation)
  }

  mutating func spring() throws(RecordingError) -> SpringID {
    let identifier = try identifier()
    return SpringID(index: identifier.index, generation: identifier.generation)
  }

  /// Advances to the end of the next word and returns its start.
  private mutating func next() throws(RecordingError) -> Int {
    skipSpace()
    let start = position
    while position < lineEnd, !isSpace(bytes[position]) { position += 1 }
    guard position > start else { throw error("the line ends too early") }
    return start
  }

  /// Skips to the next word.
  private mutating func skipSpace() {
    while position < lineEnd, isSpace(bytes[position]) { position += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 13 || byte == 9 }
}
