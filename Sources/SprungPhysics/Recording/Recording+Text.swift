// SPDX-License-Identifier: MIT

/// One operation a line: its name, the name of what it is about, and its values. Numbers with a fraction are the
/// hexadecimal digits of their bits; lines that start with # are remarks.
extension Recording {
  /// The recording as a text, which `init(text:)` reads back without loss.
  public var text: String {
    var writer = RecordingWriter()
    writer.line("sprung-recording")
    writer.integer(Recording.version)
    for operation in operations { operation.write(to: &writer) }
    writer.end()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Reads a text. The first line that is no operation is an error, which names it.
  public init(text: String) throws(RecordingError) {
    var reader = RecordingReader(Array(text.utf8))
    guard reader.beginLine(), reader.skip("sprung-recording") else {
      throw RecordingError(line: 1, message: "a recording starts with the words sprung-recording 1")
    }
    let version = try reader.integer()
    guard version == Recording.version else {
      throw reader.error("recordings of version \(version) cannot be read, only those of \(Recording.version)")
    }
    try reader.endLine()
    while reader.beginLine() {
      operations.append(try RecordedOperation(from: &reader))
      try reader.endLine()
    }
  }

  private static var version: Int64 { 1 }
}
