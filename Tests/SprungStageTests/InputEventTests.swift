// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungStage

@Suite("Input records") struct InputEventTests {
  private func bytes(_ events: [InputEvent]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0xAA, count: events.count * 32)
    bytes.withUnsafeMutableBytes { buffer in
      for (index, event) in events.enumerated() { event.encode(to: buffer.baseAddress! + index * 32) }
    }
    return bytes
  }

  private func decode(_ bytes: [UInt8]) -> [InputEvent] {
    var events: [InputEvent] = []
    bytes.withUnsafeBytes { _ = InputEvent.decode($0) { events.append($0) } }
    return events
  }

  @Test("Every kind is read back unchanged", arguments: InputKind.allCases)
  func roundTrip(kind: InputKind) {
    let events = [
      InputEvent(
        kind, flags: [.shift, .touch, .isRepeat], identifier: -5, x: 1.1, y: -2.2, a: 0.5, b: 1e9,
        milliseconds: 123_456.789),
      InputEvent(kind, milliseconds: 0),
    ]
    #expect(decode(bytes(events)) == events)
  }

  @Test("The bytes conform to the protocol")
  func goldenBytes() {
    let event = InputEvent(
      .pointerMove, flags: [.touch, .primary], identifier: 3, x: 100, y: 0.5, a: -1, b: 2, milliseconds: 16.5)
    let expected: [UInt8] = [
      2, 0x50, 0, 0, 3, 0, 0, 0, 0, 0, 0xC8, 0x42, 0, 0, 0, 0x3F,
      0, 0, 0x80, 0xBF, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0x80, 0x30, 0x40,
    ]
    #expect(bytes([event]) == expected)
  }

  @Test("Keys and layers are read from the identifier")
  func meanings() {
    #expect(InputEvent(.keyDown, identifier: KeyCode.arrowRight.rawValue, milliseconds: 0).key == .arrowRight)
    #expect(InputEvent(.keyDown, identifier: 32, milliseconds: 0).key == .space)
    #expect(InputEvent(.focus, identifier: -1, milliseconds: 0).layer == 0xFFFF_FFFF)
  }

  @Test("A truncated inbox is rejected completely")
  func truncated() {
    let whole = bytes([InputEvent(.pointerUp, milliseconds: 1), InputEvent(.pointerUp, milliseconds: 2)])
    var events: [InputEvent] = []
    let faults = Diagnostics.recording { events = decode(Array(whole.prefix(40))) }
    #expect(faults.map { $0.kind } == ["inboxTruncated"])
    #expect(events.isEmpty)
  }

  @Test("An unknown kind is skipped, and the remaining records are read")
  func unknownKind() {
    var whole = bytes([InputEvent(.pointerUp, milliseconds: 1), InputEvent(.pointerUp, milliseconds: 2)])
    whole[0] = 99
    #expect(decode(whole) == [InputEvent(.pointerUp, milliseconds: 2)])
  }

  @Test("Nonfinite numbers are rejected", arguments: [8, 12, 16, 20, 24])
  func notFinite(offset: Int) {
    var whole = bytes([InputEvent(.pointerMove, milliseconds: 1), InputEvent(.pointerUp, milliseconds: 2)])
    for byte in offset..<offset + (offset == 24 ? 8 : 4) { whole[byte] = 0xFF }
    var events: [InputEvent] = []
    let faults = Diagnostics.recording { events = decode(whole) }
    #expect(faults.map { $0.kind } == ["inputNotFinite"])
    #expect(events == [InputEvent(.pointerUp, milliseconds: 2)])
  }
}
