// SPDX-License-Identifier: MIT

/// A message between `sprung run` and its display. It is a WebSocket frame (RFC 6455, section 5), because the command
/// uses the same protocol for pages.
enum PageFrame: Equatable {
  case text(String)
  case binary([UInt8])
  case close

  /// The message as encoded by a client: a single frame with a zero mask, which leaves the payload unchanged.
  var bytes: [UInt8] {
    switch self {
    case .text(let text): Self.frame(1, Array(text.utf8))
    case .binary(let bytes): Self.frame(2, bytes)
    case .close: Self.frame(8, [])
    }
  }

  private static func frame(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var frame: [UInt8] = [0x80 | code]
    let count = payload.count
    if count < 126 {
      frame.append(0x80 | UInt8(count))
    } else if count < 65_536 {
      frame += [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)]
    } else {
      frame.append(0x80 | 127)
      for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }
    return frame + [0, 0, 0, 0] + payload
  }
}

/// Reassembles messages from the bytes of a server. The command sends each message in one unmasked frame.
struct PageFrameReader {
  private var pending: [UInt8] = []

  mutating func append(_ piece: [UInt8]) { pending += piece }

  /// Returns the next complete message, or nil if more data is needed. Keep-alive messages are skipped.
  mutating func next() -> PageFrame? {
    while pending.count >= 2 {
      let short = Int(pending[1] & 0x7F)
      let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
      let start = 2 + lengthBytes
      guard pending.count >= start else { return nil }
      let count = lengthBytes == 0 ? short : pending[2..<start].reduce(0) { $0 << 8 | Int($1) }
      guard pending.count - start >= count else { return nil }
      let code = pending[0] & 0x0F
      let payload = Array(pending[start..<(start + count)])
      pending.removeFirst(start + count)
      switch code {
      case 1: return .text(String(decoding: payload, as: UTF8.self))
      case 2: return .binary(payload)
      case 8: return .close
      default: continue
      }
    }
    return nil
  }
}
