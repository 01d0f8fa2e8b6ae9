// SPDX-License-Identifier: MIT

import SprungGeometry

/// The text of a recording contains one operation per line: the operation's name, identifier and values. Fractional
/// numbers are written as the hexadecimal digits of their bits. Lines that start with # are comments. The last line
/// consists of the word `end`, the number of operations, and the `CRC32` of all preceding text.
///
/// Version 1 files have no such line, so truncation and damage cannot be detected in them.
extension Recording {
  /// The recording as text, which `init(text:)` reads without loss.
  public var text: String {
    var writer = RecordingWriter()
    writer.line("sprung-recording")
    writer.integer(Recording.version)
    for operation in operations { operation.write(to: &writer) }
    if isCut { writer.line("cut") }
    writer.end()
    let check = CRC32(text: writer.bytes[...])
    return String(decoding: writer.bytes, as: UTF8.self) + Recording.endLine(Int64(operations.count), check) + "\n"
  }

  /// Parses the text of a recording. The error describes the first line that is not an operation, exceeds the limits or
  /// contradicts earlier lines. Truncated or damaged text is rejected, and so are version 1 files.
  public init(text: String, limits: Limits = Limits()) throws(RecordingError) {
    guard text.utf8.count <= limits.bytes else {
      throw RecordingError(line: 1, message: "the text has more than the allowed \(limits.bytes) bytes")
    }
    var reader = RecordingReader(Array(text.utf8))
    try Recording.readHead(&reader)
    var steps: Int64 = 0
    while reader.beginLine() {
      if reader.skip("end") {
        try reader.checkEnd(operations: Int64(operations.count))
        return
      }
      guard !isCut else { throw reader.error("only the end line can follow the word cut") }
      if reader.skip("cut") {
        isCut = true
      } else {
        guard operations.count < limits.operations else {
          throw reader.error("more than the allowed \(limits.operations) operations")
        }
        let operation = try RecordedOperation(from: &reader)
        if case .advance(let count) = operation {
          guard count > 0 else { throw reader.error("the number of steps must be 1 or more, got \(count)") }
          guard count <= limits.steps - steps else {
            throw reader.error("more than the allowed \(limits.steps) steps in total")
          }
          steps += count
        }
        operations.append(operation)
      }
      try reader.endLine()
    }
    throw reader.error("the recording has no end line, so it is truncated")
  }

  /// Parses the first line, which contains the format and the version.
  private static func readHead(_ reader: inout RecordingReader) throws(RecordingError) {
    guard reader.beginLine(), reader.skip("sprung-recording") else {
      throw RecordingError(line: 1, message: "a recording starts with the words sprung-recording \(version)")
    }
    let found = try reader.integer()
    guard found >= version else {
      throw reader.error("the recording has the older version \(found), which has no checksum; record it again")
    }
    guard found == version else {
      throw reader.error("the recording has the newer version \(found); only \(version) is supported")
    }
    try reader.endLine()
  }

  /// Returns the last line without its line break.
  static func endLine(_ operations: Int64, _ check: CRC32) -> String { "end \(operations) \(check.digits)" }

  private static var version: Int64 { 2 }
}
