// SPDX-License-Identifier: MIT

/// Puts the pieces in which a stream arrives together to messages.
///
/// After an error the stream is at no known place any more and must be closed.
public struct ProcessMessageReader: Sendable {
  private var pending: [UInt8] = []
  private var start = 0

  /// Nothing has arrived.
  public init() {}

  /// How many bytes of a message that is not whole yet have arrived; more than 0 at the end of a stream that was cut off.
  public var pendingByteCount: Int { pending.count - start }

  /// Takes the next piece of the stream.
  public mutating func append(_ piece: some Sequence<UInt8>) {
    if start > 0 {
      pending.removeFirst(start)
      start = 0
    }
    pending.append(contentsOf: piece)
  }

  /// The next whole message; nil until more has arrived.
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
