// SPDX-License-Identifier: MIT

extension ProcessMessage {
  /// The encoded message.
  public var bytes: [UInt8] {
    var payload: [UInt8] = []
    switch self {
    case .ready(let version, let name):
      payload.appendWord(version)
      payload.append(contentsOf: name.utf8)
    case .begin(let width, let height, let scale):
      for number in [width, height, scale] { payload.appendLong(number.bitPattern) }
    case .input(let records): payload = records
    case .frame(let milliseconds): payload.appendLong(milliseconds.bitPattern)
    case .clipboard(let text), .open(let text), .titled(let text): payload = Array(text.utf8)
    case .shown(let hash, let isBusy, let frame):
      payload.reserveCapacity(12 + frame.count)
      payload.appendLong(hash)
      payload.appendWord(isBusy ? 1 : 0)
      payload.append(contentsOf: frame)
    case .wake: break
    case .drag(let step): payload = step.bytes
    case .dropAnswer(let operation): payload.appendWord(operation.rawValue)
    case .dragging(let state): payload = state.bytes
    }
    var message: [UInt8] = []
    message.reserveCapacity(Self.headerSize + payload.count)
    message.appendWord(UInt32(payload.count))
    message.appendWord(kind)
    message.append(contentsOf: payload)
    return message
  }

  /// Decodes the payload of a message kind. Only the format of the payload is validated, not its content.
  init(kind: UInt32, payload: ArraySlice<UInt8>) throws(ProcessMessageError) {
    func number(_ index: Int) -> Double { Double(bitPattern: payload.long(at: payload.startIndex + index * 8)) }
    func check(_ isRight: Bool) throws(ProcessMessageError) {
      guard isRight else { throw .malformed(kind: kind) }
    }
    switch kind {
    case 1:
      try check(payload.count >= 4)
      self = .ready(
        version: payload.word(at: payload.startIndex), name: String(decoding: payload.dropFirst(4), as: UTF8.self))
    case 2:
      try check(payload.count == 24)
      self = .begin(width: number(0), height: number(1), scale: number(2))
    case 3:
      try check(payload.count % StageProtocol.inputRecordSize == 0)
      self = .input(Array(payload))
    case 4:
      try check(payload.count == 8)
      self = .frame(milliseconds: number(0))
    case 5: self = .clipboard(String(decoding: payload, as: UTF8.self))
    case 6:
      try check(payload.count >= 12 + StageProtocol.headerSize)
      let busy = payload.word(at: payload.startIndex + 8)
      try check(busy <= 1)
      self = .shown(
        hash: payload.long(at: payload.startIndex), isBusy: busy == 1, frame: Array(payload.dropFirst(12)))
    case 7:
      try check(payload.isEmpty)
      self = .wake
    case 8: self = .open(String(decoding: payload, as: UTF8.self))
    case 9: self = .titled(String(decoding: payload, as: UTF8.self))
    case 10:
      guard let step = StageDragStep(payload) else { throw .malformed(kind: kind) }
      self = .drag(step)
    case 11:
      try check(payload.count == 4)
      guard let operation = StageDropOperation(rawValue: payload.word(at: payload.startIndex)) else {
        throw .malformed(kind: kind)
      }
      self = .dropAnswer(operation)
    case 12:
      guard let state = StageDragState(payload) else { throw .malformed(kind: kind) }
      self = .dragging(state)
    default: throw .unknownKind(kind)
    }
  }
}

extension [UInt8] {
  mutating func appendWord(_ word: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  mutating func appendLong(_ long: UInt64) {
    appendWord(UInt32(truncatingIfNeeded: long))
    appendWord(UInt32(truncatingIfNeeded: long >> 32))
  }
}

extension ArraySlice<UInt8> {
  func word(at index: Int) -> UInt32 {
    UInt32(self[index]) | UInt32(self[index + 1]) << 8 | UInt32(self[index + 2]) << 16 | UInt32(self[index + 3]) << 24
  }

  func long(at index: Int) -> UInt64 {
    UInt64(word(at: index)) | UInt64(word(at: index + 4)) << 32
  }
}
