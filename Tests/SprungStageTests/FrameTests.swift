// SPDX-License-Identifier: MIT

import Testing

@testable import SprungStage

@Suite("Reading frames") struct FrameTests {
  private func sample() -> [UInt32] {
    let encoder = FrameEncoder()
    encoder.beginFrame()
    encoder.create(2, parent: 0, kind: .box, index: 0)
    encoder.motion(2, isMoving: true)
    let address = encoder.endFrame(flags: [], simulatedTime: 0)
    return Array(UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt32.self), count: 8 + 5 + 3))
  }

  private func decode(_ words: [UInt32]) throws(FrameDecodingError) -> Frame {
    let result: Result<Frame, FrameDecodingError> = words.withUnsafeBytes { bytes in
      do throws(FrameDecodingError) { return .success(try Frame.decode(bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  @Test("Damaged frames are rejected")
  func damaged() {
    #expect(throws: FrameDecodingError.truncated) { try decode(Array(sample().prefix(7))) }
    #expect(throws: FrameDecodingError.truncated) { try decode(Array(sample().prefix(15))) }
    var words = sample()
    words[0] += 1
    #expect(throws: FrameDecodingError.wrongVersion(StageProtocol.version + 1)) { try decode(words) }
    words = sample()
    words[6] = 3
    #expect(throws: FrameDecodingError.wrongRecordCount(promised: 3, found: 2)) { try decode(words) }
    words = sample()
    words[8] = 1 | 900 << 8
    #expect(throws: FrameDecodingError.malformedRecord(offset: 0)) { try decode(words) }
    words = sample()
    words[11] = 77
    #expect(throws: FrameDecodingError.malformedRecord(offset: 0)) { try decode(words) }
    words = sample()
    words[13] = 4 | 3 << 8
    #expect(throws: FrameDecodingError.malformedRecord(offset: 20)) { try decode(words) }
  }

  @Test("An operation of a later version is skipped by its length")
  func unknownOperation() throws {
    var words = sample()
    words[8] = 200 | 5 << 8
    #expect(try decode(words).records == [.motion(2, isMoving: true)])
  }
}
