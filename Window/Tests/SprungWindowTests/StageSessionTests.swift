// SPDX-License-Identifier: MIT

import SprungStage
import Testing

@testable import SprungWindow

/// A link controlled by the test.
private final class TestLink: StageLink {
  var onNews: (StageNews) -> Void = { _ in }
  var opened: [String] = []
  var asked: [(milliseconds: Double, records: [InputEvent])] = []

  func begin(width: Double, height: Double, scale: Double) {}
  func show(milliseconds: Double, after records: [UInt8]) {
    var events: [InputEvent] = []
    records.withUnsafeBytes { bytes in _ = InputEvent.decode(bytes) { events.append($0) } }
    asked.append((milliseconds, events))
  }
  func paste(_ text: String) {}
  func open(_ address: String) { opened.append(address) }
  func drag(_ step: StageDragStep) {}
  func wait(milliseconds: Int32) {}
  func end() {}

  func answer(_ flags: FrameFlags) {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    let address = encoder.endFrame(flags: flags, simulatedTime: 0)
    let bytes = UnsafeRawBufferPointer(start: address, count: StageProtocol.headerSize + encoder.byteCount)
    onNews(.frame(Array(bytes), hash: 1, isBusy: false))
  }
}

@MainActor @Suite(.serialized) struct StageSessionTests {
  private func session() -> (StageSession, TestLink) {
    let link = TestLink()
    return (StageSession(link, width: 390, height: 844, scale: 2), link)
  }

  @Test("no frame is requested before the application starts") func begin() {
    let (session, link) = session()
    session.receive(InputEvent(.wheel, milliseconds: 1))
    session.tick(milliseconds: 2)
    #expect(link.asked.isEmpty && !session.wantsTick)
    link.onNews(.reset)
    #expect(session.wantsTick)
    session.tick(milliseconds: 3)
    #expect(link.asked.count == 1 && link.asked[0].records.map(\.kind) == [.wheel])
  }

  @Test("one frame is pending at a time, and input is queued for the next frame") func oneAtATime() {
    let (session, link) = session()
    link.onNews(.reset)
    session.tick(milliseconds: 10)
    session.receive(InputEvent(.pointerDown, identifier: 1, milliseconds: 12))
    session.tick(milliseconds: 20)
    #expect(link.asked.count == 1)
    link.answer(.moreFrames)
    session.tick(milliseconds: 30)
    #expect(link.asked.count == 2 && link.asked[1].records.map(\.kind) == [.pointerDown])
  }

  @Test("an idle session wants no refreshes until input arrives") func rest() {
    let (session, link) = session()
    link.onNews(.reset)
    session.tick(milliseconds: 10)
    link.answer([])
    #expect(!session.wantsTick)
    session.receive(InputEvent(.wheel, milliseconds: 12))
    #expect(session.wantsTick)
  }

  @Test("times never decrease") func times() {
    let (session, link) = session()
    link.onNews(.reset)
    session.tick(milliseconds: 10)
    link.answer(.moreFrames)
    session.receive(InputEvent(.keyDown, milliseconds: 20))
    session.receive(InputEvent(.keyUp, milliseconds: 18))
    session.tick(milliseconds: 9)
    #expect(link.asked[1].milliseconds == 10)
    #expect(link.asked[1].records.map(\.milliseconds) == [20, 20])
  }

  @Test("an invalid frame ends the session with a message") func unreadable() {
    let (session, link) = session()
    link.onNews(.reset)
    session.tick(milliseconds: 10)
    link.onNews(.frame([1, 2, 3], hash: nil, isBusy: false))
    #expect(session.ending?.contains("not readable") == true && !session.wantsTick)
  }
}
