// SPDX-License-Identifier: MIT

import Foundation

/// A connection to a page that displays an app.
final class PageConnection {
  private let stream: Stream
  private let loop: EventLoop
  private var reader = WebSocketReader()
  /// Called with each message, and with nil when the page disconnects.
  var onMessage: (WebSocketMessage?) -> Void = { _ in }
  private var isClosed = false

  /// Takes ownership of a connection that is upgraded to WebSocket, and sends the response to the upgrade request.
  init(_ descriptor: Int32, answer: Data, loop: EventLoop) {
    self.loop = loop
    stream = Stream(descriptor)
    stream.send(Array(answer))
    stream.onPiece = { [weak self] in self?.take($0) }
    loop.add(stream)
  }

  func send(_ message: PageMessage) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(message) else { return }
    send(.text(String(decoding: data, as: UTF8.self)))
  }

  func send(frame: [UInt8]) { send(.binary(frame)) }

  /// Closes the connection. No further messages are reported.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    stream.send(WebSocketMessage.close.bytes)
    loop.remove(stream)
  }

  private func send(_ message: WebSocketMessage) {
    guard !isClosed else { return }
    stream.send(message.bytes)
    // Close the connection if the page stops reading, so that the send buffer cannot grow without limit.
    if stream.waiting > 67_108_864 { end() }
  }

  private func take(_ piece: [UInt8]) {
    guard !piece.isEmpty else { return end() }
    reader.append(piece)
    do {
      while !isClosed, let message = try reader.next() {
        switch message {
        case .ping(let bytes): send(.ping(bytes))
        case .close: return end()
        default: onMessage(message)
        }
      }
    } catch {
      end()
    }
  }

  private func end() {
    guard !isClosed else { return }
    close()
    onMessage(nil)
  }
}
