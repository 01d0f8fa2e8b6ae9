// SPDX-License-Identifier: MIT

/// Assembles messages from the chunks of a stream.
///
/// After an error, the position in the stream is unknown, so the stream must be closed.
public struct ProcessMessageReader: Sendable {
  private var pending: [UInt8] = []
  private var start = 0

  /// Creates a reader that has received nothing.
  public init() {}

  /// The number of bytes received for an incomplete message. If this number is greater than 0 at the end of a stream,
  /// the stream was truncated.
  public var pendingByteCount: Int { pending.count - start }

  /// Appends the next chunk of the stream.
  public mutating func append(_ piece: some Sequence<UInt8>) {
    if start > 0 {
      pending.removeFirst(start)
      start = 0
    }
    pending.append(contentsOf: piece)
  }

  /// Returns the next complete message, or nil if more bytes are required.
  public mutating func next() throws(ProcessMessageError) -> ProcessMessage? {
    guard pending.count - start >= ProcessMessage.headerSize else { return nil }
    let head = pending[start..<(start + ProcessMessage.headerSize)]
    let count = Int(head.word(at: start))
    guard count <= ProcessMessage.largestPayload else { throw .tooLarge(bytes: count) }
    let kind = head.word(at: start + 4)
    let first = start + ProcessMessage.headerSize
    guard pending.count - first >= count else { return nil }
    start = first + count
    return try ProcessMessage(kind: kind, payload: pending[first..<(first + count)])
  }
}
