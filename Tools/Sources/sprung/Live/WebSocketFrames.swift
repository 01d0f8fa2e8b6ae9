// SPDX-License-Identifier: MIT

/// A message of a WebSocket connection (RFC 6455, section 5).
enum WebSocketMessage: Equatable {
  case text(String)
  case binary([UInt8])
  case ping([UInt8])
  case close

  /// The bytes of the message as a server sends them: a single unmasked frame.
  var bytes: [UInt8] {
    switch self {
    case .text(let text): Self.frame(1, Array(text.utf8))
    case .binary(let bytes): Self.frame(2, bytes)
    // The server replies to a ping with a pong.
    case .ping(let bytes): Self.frame(10, bytes)
    case .close: Self.frame(8, [])
    }
  }

  private static func frame(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = [0x80 | code]
    let count = payload.count
    if count < 126 {
      frame.append(UInt8(count))
    } else if count < 65_536 {
      frame += [126, UInt8(count >> 8), UInt8(count & 0xFF)]
    } else {
      frame.append(127)
      for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }
    return frame + payload
  }
}

/// Reassembles messages from the bytes that a client sends.
struct WebSocketReader {
  /// The reason why a connection must be closed.
  enum Failure: Error { case malformed, tooLarge }

  /// The maximum message size in bytes. This is sufficient for input and clipboard text.
  static let largest = 1_048_576

  private var pending: [UInt8] = []
  /// The first frames of an incomplete message.
  private var begun: (code: UInt8, bytes: [UInt8])?

  mutating func append(_ piece: some Sequence<UInt8>) { pending.append(contentsOf: piece) }

  /// Returns the next complete message, or nil if more data is needed.
  mutating func next() throws(Failure) -> WebSocketMessage? {
    while let frame = try frame() {
      if let message = try take(frame) { return message }
    }
    return nil
  }

  private mutating func take(
    _ frame: (isLast: Bool, code: UInt8, payload: [UInt8])
  ) throws(Failure) -> WebSocketMessage? {
    // Section 5.5: control frames are short and cannot be fragmented.
    if frame.code >= 8, !frame.isLast || frame.payload.count > 125 { throw .malformed }
    switch frame.code {
    case 8:
      // Section 5.5.1: a close reason is a two-byte code, followed by text.
      guard frame.payload.count != 1, String(validating: frame.payload.dropFirst(2), as: UTF8.self) != nil else {
        throw .malformed
      }
      return .close
    case 9: return .ping(frame.payload)
    case 10: return nil
    case 0:
      guard var message = begun else { throw .malformed }
      message.bytes += frame.payload
      guard message.bytes.count <= Self.largest else { throw .tooLarge }
      begun = frame.isLast ? nil : message
      return frame.isLast ? try Self.message(message.code, message.bytes) : nil
    case 1, 2:
      guard begun == nil else { throw .malformed }
      if frame.isLast { return try Self.message(frame.code, frame.payload) }
      begun = (frame.code, frame.payload)
      return nil
    default: throw .malformed
    }
  }

  private static func message(_ code: UInt8, _ bytes: [UInt8]) throws(Failure) -> WebSocketMessage {
    guard code == 1 else { return .binary(bytes) }
    // Section 8.1.
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    return .text(text)
  }

  /// Returns the next frame with its payload unmasked.
  private mutating func frame() throws(Failure) -> (isLast: Bool, code: UInt8, payload: [UInt8])? {
    guard pending.count >= 2 else { return nil }
    // The bits for extensions must be 0, because none has been negotiated, and clients must mask frames.
    guard pending[0] & 0x70 == 0, pending[1] & 0x80 != 0 else { throw .malformed }
    let short = Int(pending[1] & 0x7F)
    let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
    let start = 2 + lengthBytes + 4
    guard pending.count >= start else { return nil }
    var count = short
    if lengthBytes > 0 {
      count = 0
      for byte in pending[2..<(2 + lengthBytes)] {
        guard count < Self.largest else { throw .tooLarge }
        count = count << 8 | Int(byte)
      }
    }
    guard count <= Self.largest else { throw .tooLarge }
    // Section 5.2: lengths must use the shortest form.
    guard lengthBytes == 0 || count > (lengthBytes == 2 ? 125 : 65_535) else { throw .malformed }
    // An oversized or fragmented control frame is rejected before its content arrives.
    if pending[0] & 0x08 != 0, lengthBytes > 0 || pending[0] & 0x80 == 0 { throw .malformed }
    guard pending.count >= start + count else { return nil }
    let mask = Array(pending[(start - 4)..<start])
    var payload = Array(pending[start..<(start + count)])
    for index in payload.indices { payload[index] ^= mask[index % 4] }
    let frame = (pending[0] & 0x80 != 0, pending[0] & 0x0F, payload)
    pending.removeFirst(start + count)
    return frame
  }
}
