// SPDX-License-Identifier: MIT

/// A host's answer to a request. An answer is an input event, so recordings contain it, and a replay does not need a
/// host that can answer requests.
public struct StageAnswer: Equatable, Sendable {
  /// The outcome of a request.
  public enum Outcome: UInt32, Sendable {
    /// The user canceled the request.
    case cancelled = 0
    /// The request was completed. The answer contains any selected files.
    case done = 1
    /// The host could not complete the request.
    case failed = 2
  }

  /// The number of the request.
  public var request: UInt32
  /// The outcome.
  public var outcome: Outcome
  /// The selected files.
  public var files: [StageFile]

  /// Creates an answer.
  public init(request: UInt32, outcome: Outcome, files: [StageFile] = []) {
    self.request = request
    self.outcome = outcome
    self.files = files
  }

  /// Returns the answer as input records with the given time in milliseconds. If the files exceed
  /// `StageProtocol.largestAnswer` bytes, the outcome is a failure.
  public func events(milliseconds: Double) -> [InputEvent] {
    let payload = files.isEmpty ? [] : self.payload
    guard payload.count <= StageProtocol.largestAnswer else {
      return StageAnswer(request: request, outcome: .failed).events(milliseconds: milliseconds)
    }
    var events = [
      InputEvent(
        .answer, identifier: Int32(bitPattern: request), x: Float(payload.count), y: Float(outcome.rawValue),
        milliseconds: milliseconds)
    ]
    for start in stride(from: 0, to: payload.count, by: Self.bytesInRecord) {
      func number(_ offset: Int, _ count: Int) -> UInt32 {
        var number: UInt32 = 0
        for index in 0..<count where start + offset + index < payload.count {
          number |= UInt32(payload[start + offset + index]) << UInt32(8 * index)
        }
        return number
      }
      events.append(
        InputEvent(
          .answerData, identifier: Int32(bitPattern: number(0, 4)), x: Float(number(4, 3)), y: Float(number(7, 3)),
          a: Float(number(10, 3)), b: Float(number(13, 3)), milliseconds: milliseconds))
    }
    return events
  }

  /// The number of bytes in an `answerData` record.
  static let bytesInRecord = 16

  /// The number of files, followed by the name, type and content of each file. Each of these parts has a byte count and
  /// is padded to a word.
  private var payload: [UInt8] {
    var payload: [UInt8] = []
    func put(_ word: UInt32) {
      for shift in [0, 8, 16, 24] as [UInt32] { payload.append(UInt8(word >> shift & 0xFF)) }
    }
    func put(_ bytes: [UInt8]) {
      put(UInt32(bytes.count))
      payload += bytes
      while payload.count % 4 != 0 { payload.append(0) }
    }
    put(UInt32(files.count))
    for file in files {
      put(Array(file.name.utf8))
      put(Array(file.type.utf8))
      put(file.bytes)
    }
    return payload
  }
}
