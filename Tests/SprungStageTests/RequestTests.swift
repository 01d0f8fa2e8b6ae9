// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungStage

/// Tests requests to the host, and its responses as input records.
@Suite("Requests and responses") struct RequestTests {
  private let files = [
    StageFile(name: "a.txt", type: "text/plain", bytes: Array("Größe".utf8)), .text(""), .link("https://example.org"),
    StageFile(name: "ü.bin", bytes: (0..<1000).map { UInt8($0 % 251) }),
  ]

  @Test("A request is read back unchanged")
  func request() throws {
    let encoder = FrameEncoder()
    let request = StageRequest(number: 7, kind: .open, allowsMultiple: true, files: files)
    encoder.beginFrame()
    encoder.request(request)
    encoder.request(StageRequest(number: 8, kind: .camera))
    let address = encoder.endFrame(flags: .settled, simulatedTime: 0)
    let records = try Frame.decode(at: address).records
    #expect(records == [.request(request), .request(StageRequest(number: 8, kind: .camera))])
  }

  @Test("A request that is too large is rejected completely")
  func tooLarge() {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    let file = StageFile(name: "a", bytes: [UInt8](repeating: 0, count: StageProtocol.largestImage))
    var isSent = true
    let faults = Diagnostics.recording {
      isSent = encoder.request(StageRequest(number: 1, kind: .share, files: [file]))
    }
    #expect(faults.map { $0.kind } == ["stageRequestTooLarge"] && !isSent && encoder.recordCount == 0)
  }

  @Test("Responses arrive unchanged through the bytes of records, interleaved with other input")
  func answers() {
    for answer in [
      StageAnswer(request: 7, outcome: .done, files: files), StageAnswer(request: .max, outcome: .cancelled),
      StageAnswer(request: 1, outcome: .failed), StageAnswer(request: 2, outcome: .done, files: [files[3]]),
    ] {
      var reader = StageAnswerReader()
      var read: [StageAnswer] = []
      for event in answer.events(milliseconds: 5) {
        #expect(event.isFinite)
        withUnsafeTemporaryAllocation(byteCount: StageProtocol.inputRecordSize, alignment: 8) { memory in
          event.encode(to: memory.baseAddress!)
          InputEvent.decode(UnsafeRawBufferPointer(memory)) {
            if let whole = reader.take($0) { read.append(whole) }
          }
        }
        #expect(reader.take(InputEvent(.pointerMove, milliseconds: 5)) == nil)
      }
      #expect(read == [answer])
    }
  }

  @Test("A response that exceeds the maximum size is a failure")
  func largest() {
    let file = StageFile(name: "a", bytes: [UInt8](repeating: 0, count: StageProtocol.largestAnswer))
    let events = StageAnswer(request: 3, outcome: .done, files: [file]).events(milliseconds: 0)
    #expect(events.count == 1 && events[0].y == Float(StageAnswer.Outcome.failed.rawValue))
  }

  @Test("Unknown records are ignored, and a malformed payload is a failure")
  func malformed() {
    var reader = StageAnswerReader()
    #expect(reader.take(InputEvent(.answerData, milliseconds: 0)) == nil)
    #expect(reader.take(InputEvent(.answer, identifier: 1, x: -1, milliseconds: 0)) == nil)
    #expect(reader.take(InputEvent(.answer, identifier: 1, x: 0, y: 9, milliseconds: 0)) == nil)
    #expect(reader.take(InputEvent(.answer, identifier: 1, x: 1.5, milliseconds: 0)) == nil)
    #expect(reader.take(InputEvent(.answer, identifier: 1, x: 16, y: 1, milliseconds: 0)) == nil)
    let damaged = reader.take(InputEvent(.answerData, identifier: -1, x: -4, y: 0.5, milliseconds: 0))
    #expect(damaged == StageAnswer(request: 1, outcome: .failed))
  }
}
