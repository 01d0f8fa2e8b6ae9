// SPDX-License-Identifier: MIT

import Testing

@testable import SprungWindow

@Suite struct PageFrameTests {
  /// Returns a message as encoded by a server.
  private func served(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let count = payload.count
    if count < 126 { return [0x80 | code, UInt8(count)] + payload }
    if count < 65_536 { return [0x80 | code, 126, UInt8(count >> 8), UInt8(count & 255)] + payload }
    return [0x80 | code, 127, 0, 0, 0, 0, 0, UInt8(count >> 16), UInt8(count >> 8 & 255), UInt8(count & 255)] + payload
  }

  @Test("messages are read from pieces of any size", arguments: [1, 7, 100_000]) func reading(piece: Int) {
    let long = [UInt8](repeating: 7, count: 70_000)
    let bytes = served(1, Array("hello".utf8)) + served(9, [1]) + served(2, long) + served(8, [])
    var reader = PageFrameReader()
    var found: [PageFrame] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.append(Array(bytes[start..<min(bytes.count, start + piece)]))
      while let frame = reader.next() { found.append(frame) }
    }
    #expect(found == [.text("hello"), .binary(long), .close])
  }

  @Test("sent messages have a zero mask") func writing() {
    #expect(PageFrame.text("ab").bytes == [0x81, 0x82, 0, 0, 0, 0, 97, 98])
    #expect(PageFrame.binary([UInt8](repeating: 1, count: 300)).bytes.prefix(8) == [0x82, 0xFE, 1, 44, 0, 0, 0, 0])
  }
}
