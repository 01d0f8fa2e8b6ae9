// SPDX-License-Identifier: MIT

/// Extracts request headers from the bytes of a connection. The reader examines each byte once and buffers no more than
/// the limits allow.
struct RequestReader {
  private let limits: ServerLimits
  private var buffer: [UInt8] = []
  /// The number of bytes examined so far, and the offset at which the current line starts.
  private var scanned = 0
  private var lineStart = 0
  private var lines: [String] = []
  private var hasSkippedLine = false

  init(limits: ServerLimits) { self.limits = limits }

  /// Whether no bytes of a further request have arrived.
  var isEmpty: Bool { buffer.isEmpty }

  /// Appends received bytes.
  mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  /// Returns the next complete header, or nil if more data is needed.
  mutating func next() throws(Refusal) -> RequestHead? {
    while scanned < buffer.count {
      let byte = buffer[scanned]
      scanned += 1
      guard scanned <= limits.headBytes else {
        throw Refusal(.fieldsTooLarge, "The header fields are too long.")
      }
      guard byte == 10 else {
        // One more byte is allowed, because the last byte may be the carriage return.
        if scanned - lineStart > limits.lineBytes + 1 { throw tooLong }
        continue
      }
      guard let head = try takeLine() else { continue }
      buffer.removeFirst(lineStart)
      (scanned, lineStart, lines, hasSkippedLine) = (0, 0, [], false)
      return head
    }
    return nil
  }

  private var tooLong: Refusal {
    lines.isEmpty
      ? Refusal(.targetTooLong, "A request line can have at most \(limits.lineBytes) bytes.")
      : Refusal(.fieldsTooLarge, "A field can have at most \(limits.lineBytes) bytes.")
  }

  /// Finishes a line. Returns the complete header if the line is the empty line at its end, and nil otherwise.
  private mutating func takeLine() throws(Refusal) -> RequestHead? {
    let end = scanned - 2
    guard end >= lineStart, buffer[end] == 13 else { throw Refusal(.badRequest, "A line must end with CR and LF.") }
    let line = buffer[lineStart..<end]
    lineStart = scanned
    if line.isEmpty {
      if !lines.isEmpty { return try RequestHead(lines: lines) }
      // Old clients send an empty line after a request body, so one empty line before a request is allowed.
      guard !hasSkippedLine else { throw Refusal(.badRequest, "The request line is empty.") }
      hasSkippedLine = true
      return nil
    }
    guard line.count <= limits.lineBytes else { throw tooLong }
    guard line.allSatisfy({ $0 == 9 || ($0 >= 32 && $0 != 127) }) else {
      throw Refusal(.badRequest, "A line contains a control character.")
    }
    guard lines.count <= limits.fields else {
      throw Refusal(.fieldsTooLarge, "A request can have at most \(limits.fields) fields.")
    }
    lines.append(String(decoding: line, as: UTF8.self))
    return nil
  }
}
