// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// A message to the page of a live app. Frames are not sent as such messages. `kind` determines which other fields are
/// used.
struct PageMessage: Encodable {
  var kind: String
  var text: String?
  var state: String?
  var isError: Bool?
  var messages: [CompilerMessage]?
  var lines: [String]?
  /// The number of the run. A page sends it when it reconnects.
  var run: Int?

  /// Returns a message with a status line. `state` is `building`, `running`, `failed`, `hanging`, `stopped`, `taken` or
  /// `stale`.
  static func status(_ state: String, _ text: String) -> PageMessage {
    PageMessage(kind: "status", text: text, state: state)
  }

  /// Returns a message which reports that the page uses another protocol version. The page then reloads once.
  static func stale(_ version: UInt32?) -> PageMessage {
    // Only the lower half of a version's word is a number. The upper half is the same in all versions.
    func number(_ word: UInt32) -> String { word >> 16 == StageProtocol.version >> 16 ? "\(word & 0xFFFF)" : "\(word)" }
    return .status(
      "stale",
      "This page uses protocol \(version.map(number) ?? "unknown"), sprung live uses \(number(StageProtocol.version))")
  }

  /// Returns a message with the compiler's messages about the last change.
  static func errors(_ messages: [CompilerMessage], output: [String]) -> PageMessage {
    PageMessage(kind: "errors", messages: messages, lines: output)
  }

  /// Returns a message with a line that the app has printed.
  static func printed(_ line: String, isError: Bool) -> PageMessage {
    PageMessage(kind: "printed", text: line, isError: isError)
  }

  /// Forwards a message of the app about a drag, encoded for `sprung-window`.
  static func drag(_ message: ProcessMessage) -> PageMessage {
    PageMessage(kind: "drag", text: Data(message.bytes).base64EncodedString())
  }

  /// Restarts the stage. The next frame contains all layers.
  static func reset(run: Int) -> PageMessage { PageMessage(kind: "reset", run: run) }

  /// Returns a message which reports that the app has exited. `lines` are the last lines that it printed to standard
  /// error.
  static func stopped(_ text: String, lines: [String]) -> PageMessage {
    PageMessage(kind: "stopped", text: text, lines: lines)
  }
}

/// A message from the page. Input is not sent as such messages.
struct PageRequest: Decodable {
  /// `hello`, `clipboard`, `open`, `drag`, `startOver` or `recording`.
  let kind: String
  let protocolVersion: UInt32?
  let width: Double?
  let height: Double?
  let scale: Double?
  let text: String?
  /// The number of the run that the page displayed before it lost the connection.
  let run: Int?

  /// The step of a drag, encoded as a message to the app.
  var dragStep: StageDragStep? {
    var reader = ProcessMessageReader()
    reader.append(text.flatMap { Data(base64Encoded: $0) } ?? Data())
    guard case .drag(let step)? = try? reader.next() else { return nil }
    return step
  }

  /// An empty recording for the page's stage. A missing or unreasonable size is replaced with that of a phone.
  var recording: LiveRecording {
    func within(_ value: Double?, _ usual: Double) -> Double {
      value.map { $0.isFinite ? min(max($0, 1), 16_384) : usual } ?? usual
    }
    return LiveRecording(width: within(width, 390), height: within(height, 844), scale: within(scale, 2))
  }
}
