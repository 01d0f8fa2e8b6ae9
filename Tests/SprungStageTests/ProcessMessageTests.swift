// SPDX-License-Identifier: MIT

import Testing

@testable import SprungStage

@Suite("Messages between a host and an application in another process")
struct ProcessMessageTests {
  private static let all: [ProcessMessage] = [
    .ready(version: StageProtocol.version, name: "Hello"), .begin(width: 320, height: 568.5, scale: 2),
    .input([UInt8](repeating: 7, count: 64)), .input([]), .frame(milliseconds: 16.6667), .clipboard("a ü 🙂"),
    .shown(hash: 0x0123_4567_89AB_CDEF, isBusy: true, frame: [UInt8](0..<40)),
    .shown(hash: 0, isBusy: false, frame: [UInt8](repeating: 1, count: 32)), .wake,
    .open("file:///notes/a%20b.txt"), .titled("Notes – ü"), .titled(""),
    .drag(.enter(items: items, allowsMove: true, x: 10.5, y: -2)),
    .drag(.enter(items: [], allowsMove: false, x: 1, y: 4)), .drag(.move(x: 1, y: 2)), .drag(.exit),
    .drag(.drop(x: 3, y: 4)), .drag(.end(.move)), .dropAnswer(.unhandled), .dragging(.ended),
    .dragging(.began(preview: 12)), .dragging(.left(items: items, allowsMove: false)),
  ]
  private static let items = [
    StageDragItem(text: "a ü"), StageDragItem(address: "https://example.com"),
    StageDragItem(name: "dot", [StageDragItem.Representation(type: "image/png", bytes: [0, 255, 1])]),
    StageDragItem([]),
  ]

  @Test("messages are read back unchanged from pieces of any size", arguments: [1, 3, 7, 64, 100_000])
  func pieces(size: Int) throws {
    let stream = Self.all.flatMap { $0.bytes }
    var reader = ProcessMessageReader()
    var read: [ProcessMessage] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      reader.append(stream[start..<min(start + size, stream.count)])
      while let message = try reader.next() { read.append(message) }
    }
    #expect(read == Self.all)
  }

  @Test("a partial message waits for its remainder", arguments: all.indices)
  func cut(index: Int) throws {
    let bytes = Self.all[index].bytes
    for count in 0..<bytes.count {
      var reader = ProcessMessageReader()
      reader.append(bytes[..<count])
      #expect(try reader.next() == nil)
    }
  }

  @Test("an invalid size, an unknown kind and a malformed payload are rejected")
  func refused() {
    func error(_ words: [UInt32]) -> ProcessMessageError? {
      var reader = ProcessMessageReader()
      reader.append(words.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } })
      do {
        _ = try reader.next()
        return nil
      } catch {
        return error
      }
    }
    #expect(error([0xFFFF_FFFF, 1]) == .tooLarge(bytes: 0xFFFF_FFFF))
    #expect(error([0, 99]) == .unknownKind(99))
    #expect(error([0, 1]) == .malformed(kind: 1))
    #expect(error([4, 2, 0]) == .malformed(kind: 2))
    #expect(error([4, 3, 0]) == .malformed(kind: 3))
    #expect(error([4, 4, 0]) == .malformed(kind: 4))
    #expect(error([8, 6, 0, 0]) == .malformed(kind: 6))
    #expect(error([4, 7, 0]) == .malformed(kind: 7))
    #expect(error([4, 10, 2]) == .malformed(kind: 10))
    #expect(error([8, 10, 3, 0]) == .malformed(kind: 10))
    #expect(error([4, 11, 9]) == .malformed(kind: 11))
    #expect(error([12, 12, 2, 0, 0xFFFF_FFFF]) == .malformed(kind: 12))
    // The second number is infinite.
    #expect(error([20, 10, 2, 0, 0, 0, 0x7FF0_0000]) == .malformed(kind: 10))
  }

  @Test(
    "an application is busy or not: any word except 0 and 1 is a damaged message",
    arguments: [2, 256, 0xFFFF_FFFF] as [UInt32])
  func busy(word: UInt32) {
    var bytes = ProcessMessage.shown(hash: 1, isBusy: true, frame: [UInt8](repeating: 0, count: 32)).bytes
    for index in 0..<4 { bytes[16 + index] = UInt8(truncatingIfNeeded: word >> UInt32(8 * index)) }
    var reader = ProcessMessageReader()
    reader.append(bytes)
    #expect(throws: ProcessMessageError.malformed(kind: 6)) { try reader.next() }
  }

  @Test("a message with any changed byte is a different message, waits or is rejected, and never stops the program")
  func altered() {
    for message in Self.all {
      let bytes = message.bytes
      for index in bytes.indices {
        for bit in 0..<8 {
          var damaged = bytes
          damaged[index] ^= 1 << bit
          var reader = ProcessMessageReader()
          reader.append(damaged)
          let read = try? reader.next()
          #expect(read == nil || read != message)
        }
      }
    }
  }
}
