// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// Displays an application that `sprung run` builds, starts, and restarts after each change. It uses the same protocol
/// as the page of `sprung live`.
final class LiveLink: StageLink {
  var onNews: (StageNews) -> Void = { _ in }

  private let stream: LinkStream
  private var reader = PageFrameReader()

  /// A message other than a frame, in the format of the command's `PageMessage`.
  private struct Message: Decodable {
    struct Compiler: Decodable {
      let file: String?
      let line: Int?
      let text: String?
    }
    let kind: String
    let text: String?
    let state: String?
    let isError: Bool?
    let messages: [Compiler]?
    let lines: [String]?
  }

  /// Takes ownership of an open socket to the command.
  init(descriptor: Int32) {
    stream = LinkStream(descriptor)
    stream.onPiece = { [weak self] in self?.take($0) }
  }

  func begin(width: Double, height: Double, scale: Double) {
    tell([
      "kind": .text("hello"), "protocolVersion": .number(Double(StageProtocol.version)), "width": .number(width),
      "height": .number(height), "scale": .number(scale),
    ])
  }

  func show(milliseconds: Double, after records: [UInt8]) {
    var bytes: [UInt8] = []
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: milliseconds.bitPattern >> UInt64(shift)))
    }
    stream.send(PageFrame.binary(bytes + records).bytes)
  }

  func paste(_ text: String) { tell(["kind": .text("clipboard"), "text": .text(text)]) }

  func open(_ address: String) { tell(["kind": .text("open"), "text": .text(address)]) }

  func drag(_ step: StageDragStep) {
    tell(["kind": .text("drag"), "text": .text(Data(ProcessMessage.drag(step).bytes).base64EncodedString())])
  }

  func wait(milliseconds: Int32) { stream.wait(milliseconds: milliseconds) }

  func end() { stream.close() }

  // MARK: Messages

  private enum Value: Encodable {
    case text(String)
    case number(Double)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  private func tell(_ message: [String: Value]) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    stream.send(PageFrame.text(String(decoding: data, as: UTF8.self)).bytes)
  }

  private func take(_ piece: [UInt8]) {
    guard !piece.isEmpty else { return onNews(.ended("sprung run has ended")) }
    reader.append(piece)
    while let frame = reader.next() {
      switch frame {
      case .text(let text):
        if let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) { hear(message) }
      case .binary(let bytes): onNews(.frame(bytes, hash: nil, isBusy: false))
      case .close: onNews(.ended("sprung run has closed the connection"))
      }
    }
  }

  private func hear(_ message: Message) {
    switch message.kind {
    case "name": onNews(.named(message.text ?? ""))
    case "title": onNews(.titled(message.text ?? ""))
    case "status":
      switch message.state {
      case "running":
        onNews(.recovered)
        onNews(.status(message.text ?? ""))
      case "hanging", "stale", "taken": onNews(.failed(message.text ?? "", lines: []))
      default: onNews(.status(message.text ?? ""))
      }
    case "errors":
      let lines = (message.messages ?? []).map { error in
        "\(error.file ?? ""):\(error.line ?? 0): \(error.text ?? "")"
      }
      onNews(.failed("The build failed", lines: lines.isEmpty ? message.lines ?? [] : lines))
    case "stopped": onNews(.failed(message.text ?? "The application stopped", lines: message.lines ?? []))
    case "wake": onNews(.wake)
    case "drag": hear(dragMessage: message.text ?? "")
    case "reset": onNews(.reset)
    default: break
    }
  }

  /// Handles an encoded message about a drag.
  private func hear(dragMessage text: String) {
    var reader = ProcessMessageReader()
    reader.append(Data(base64Encoded: text) ?? Data())
    switch try? reader.next() {
    case .dropAnswer(let operation): onNews(.dropAnswer(operation))
    case .dragging(let state): onNews(.dragging(state))
    default: break
    }
  }
}
