// SPDX-License-Identifier: MIT

/// Assembles answers from their records. Other input may arrive in between.
public struct StageAnswerReader: Sendable {
  private var begun: StageAnswer?
  private var length = 0
  private var payload: [UInt8] = []

  /// Creates a reader that has received nothing.
  public init() {}

  /// Processes a record and returns the answer that it completes. Invalid records are ignored.
  public mutating func take(_ event: InputEvent) -> StageAnswer? {
    switch event.kind {
    case .answer:
      guard let outcome = UInt32(exactly: event.y).flatMap({ StageAnswer.Outcome(rawValue: $0) }),
        let count = Int(exactly: event.x), count >= 0, count <= StageProtocol.largestAnswer
      else { return nil }
      begun = StageAnswer(request: UInt32(bitPattern: event.identifier), outcome: outcome)
      length = count
      payload = []
      payload.reserveCapacity(count + StageAnswer.bytesInRecord)
    case .answerData:
      guard begun != nil else { return nil }
      append(UInt32(bitPattern: event.identifier), bytes: 4)
      for number in [event.x, event.y, event.a, event.b] { append(UInt32(exactly: number) ?? 0, bytes: 3) }
    default: return nil
    }
    guard payload.count >= length, var answer = begun else { return nil }
    begun = nil
    payload.removeLast(payload.count - length)
    if let files { answer.files = files } else { answer.outcome = .failed }
    payload = []
    return answer
  }

  private mutating func append(_ number: UInt32, bytes: UInt32) {
    for index in 0..<bytes { payload.append(UInt8(number >> (8 * index) & 0xFF)) }
  }

  /// The files in the payload, or nil if it is malformed.
  private var files: [StageFile]? {
    if payload.isEmpty { return [] }
    var offset = 0
    func word() -> Int? {
      guard offset + 4 <= payload.count else { return nil }
      defer { offset += 4 }
      return payload[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func bytes() -> ArraySlice<UInt8>? {
      guard let count = word(), count >= 0, count <= payload.count - offset else { return nil }
      defer { offset += (count + 3) & ~3 }
      return payload[offset..<(offset + count)]
    }
    guard let count = word(), count >= 0, count <= payload.count / 12 else { return nil }
    var files: [StageFile] = []
    for _ in 0..<count {
      guard let name = bytes(), let type = bytes(), let content = bytes() else { return nil }
      files.append(
        StageFile(
          name: String(decoding: name, as: UTF8.self), type: String(decoding: type, as: UTF8.self),
          bytes: Array(content)))
    }
    return files
  }
}
