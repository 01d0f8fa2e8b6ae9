// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite struct WebSocketTests {
  @Test("hashes match the standard's examples")
  func hashes() {
    func hex(_ text: String) -> String {
      SHA1.hash(text.utf8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    // The examples of SHA-1 for FIPS 180-4, and a million letters.
    #expect(hex("abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex("") == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    #expect(hex(String(repeating: "a", count: 1_000_000)) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
  }

  private func request(_ fields: [String]) throws -> RequestHead {
    try RequestHead(lines: ["GET /stage/x HTTP/1.1", "Host: 127.0.0.1:8080"] + fields)
  }

  @Test("the response matches the standard's example of a request")
  func handshake() throws {
    let fields = [
      "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    let answer = try #require(WebSocketHandshake.answer(try request(fields)))
    // RFC 6455, section 1.3.
    #expect(String(decoding: answer, as: UTF8.self).contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
    for index in fields.indices {
      var less = fields
      less.remove(at: index)
      #expect(WebSocketHandshake.answer(try request(less)) == nil)
    }
  }

  @Test(
    "only pages of this server are accepted",
    arguments: [
      ("http://127.0.0.1:8080", true), ("HTTP://127.0.0.1:8080", true), ("http://localhost:8080", false),
      ("http://127.0.0.1:3000", false), ("http://127.0.0.1", false), ("http://localhost:80", false),
      ("http://example.com", false), ("http://127.0.0.1:8080.example.com", false), ("https://127.0.0.1:8080", false),
      ("null", false), ("", false),
    ])
  func origin(origin: String, isFromHere: Bool) throws {
    let request = try request(["Origin: \(origin)"])
    #expect(WebSocketHandshake.isFromHere(request, port: 8080) == isFromHere)
    // The host name alone is not sufficient. The port must also be the server's port.
    #expect(!WebSocketHandshake.isFromHere(request, port: 8081))
    #expect(WebSocketHandshake.isFromHere(try self.request([]), port: 8080))
  }

  @Test("control frames are short and complete, and texts are valid")
  func rules() throws {
    let long = [UInt8](repeating: 1, count: 126)
    for code: UInt8 in [8, 9, 10] {
      for bytes in [frame(code, long), frame(code, [], isLast: false), frame(code, [1, 2], isLast: false)] {
        var reader = WebSocketReader()
        reader.append(bytes)
        #expect(throws: WebSocketReader.Failure.malformed, "\(code)") { try reader.next() }
        // The frame must be rejected before its content has arrived.
        var early = WebSocketReader()
        early.append(bytes.prefix(bytes.count > 8 ? 8 : 6))
        #expect(throws: WebSocketReader.Failure.malformed, "\(code)") { try early.next() }
      }
    }
    var whole = WebSocketReader()
    whole.append(frame(9, Array(long.dropLast())) + frame(8, [3, 232] + Array("bye".utf8)))
    #expect(try whole.next() == .ping(Array(long.dropLast())))
    #expect(try whole.next() == .close)
    let malformed: [[UInt8]] = [
      frame(8, [3]), frame(8, [3, 232, 0xFF]), frame(1, [0xC0, 0x80]),
      // Lengths that are encoded with more bytes than necessary.
      [0x82, 0xFE, 0, 1, 0, 0, 0, 0, 9], [0x82, 0xFF, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 9],
    ]
    for bytes in malformed {
      var reader = WebSocketReader()
      reader.append(bytes)
      #expect(throws: WebSocketReader.Failure.malformed, "\(bytes)") { try reader.next() }
    }
  }

  /// Returns a masked frame, as a client sends it.
  private func frame(_ code: UInt8, _ payload: [UInt8], isLast: Bool = true) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    var bytes = [(isLast ? 0x80 : 0) | code]
    if payload.count < 126 {
      bytes.append(0x80 | UInt8(payload.count))
    } else if payload.count < 65_536 {
      bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    } else {
      bytes.append(0x80 | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  @Test("messages of all lengths arrive in pieces of all sizes", arguments: [1, 2, 5, 1000, 1_000_000])
  func pieces(size: Int) throws {
    let large = [UInt8](repeating: 9, count: 70_000)
    let stream =
      frame(1, Array("hello".utf8)) + frame(2, large) + frame(9, [1, 2]) + frame(2, [1], isLast: false)
      + frame(10, []) + frame(0, [2]) + frame(2, [UInt8](repeating: 3, count: 200)) + frame(8, [])
    var reader = WebSocketReader()
    var messages: [WebSocketMessage] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      reader.append(stream[start..<min(start + size, stream.count)])
      while let message = try reader.next() { messages.append(message) }
    }
    #expect(
      messages == [
        .text("hello"), .binary(large), .ping([1, 2]), .binary([1, 2]), .binary([UInt8](repeating: 3, count: 200)),
        .close,
      ])
  }

  @Test(
    "frames that violate the protocol or are too large are rejected",
    arguments: [
      [0x82, 0x01, 0x00], [0xC2, 0x80, 0, 0, 0, 0], [0x80, 0x80, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0],
      [0x82, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      [0x82, 0xFF, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0],
    ] as [[UInt8]])
  func refused(bytes: [UInt8]) {
    var reader = WebSocketReader()
    reader.append(bytes)
    #expect(throws: WebSocketReader.Failure.self) { try reader.next() }
  }
}
