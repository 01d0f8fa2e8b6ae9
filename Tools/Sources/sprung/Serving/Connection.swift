// SPDX-License-Identifier: MIT

import Foundation

/// A connection to a client. It reads requests in order and writes responses without blocking.
final class Connection {
  /// The next step of a connection.
  enum State {
    /// Reading a request.
    case reading
    /// Writing a response.
    case writing
    /// Waiting for the client to close the connection after the last response.
    case draining
    /// No next step, because another object owns the connection.
    case gone
  }

  let descriptor: Int32
  private(set) var state = State.reading
  /// The time when the connection expires.
  private(set) var deadline: ContinuousClock.Instant
  private let handler: SiteHandler
  private let limits: ServerLimits
  private var reader: RequestReader
  /// The data to write, the number of its bytes that have been written, and the range of a file to send afterward.
  private var output = Data()
  private var written = 0
  private var rest: (file: SiteFile, range: Range<Int>)?
  private var closes = false

  init(_ descriptor: Int32, handler: SiteHandler, limits: ServerLimits) {
    self.descriptor = descriptor
    self.handler = handler
    self.limits = limits
    reader = RequestReader(limits: limits)
    deadline = .now + limits.requestTime
  }

  deinit { if state != .gone { close(descriptor) } }

  /// The events to wait for.
  var events: Int16 { Int16(state == .writing ? POLLOUT : POLLIN) }

  /// Continues reading or writing after an event. Returns false if the connection must be closed.
  func proceed() -> Bool {
    if state == .writing { return write() && answerAll() }
    var chunk = [UInt8](repeating: 0, count: 16_384)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    guard count > 0 else { return count < 0 && Self.isPassing(errno) }
    guard state == .reading else { return true }
    reader.append(chunk[..<count])
    return answerAll()
  }

  /// Handles an expired deadline. Returns false if the connection must be closed.
  func expire() -> Bool {
    guard state == .reading, !reader.isEmpty else { return false }
    start(.sentence(.requestTimeout, "The request took too long."), isHead: false, closes: true)
    return write()
  }

  /// Responds to complete requests until a response cannot be written immediately.
  private func answerAll() -> Bool {
    while state == .reading {
      do throws(Refusal) {
        guard let request = try reader.next() else { return true }
        if let takeOver = handler.takeOver, reader.isEmpty, takeOver(request, descriptor) {
          state = .gone
          return false
        }
        // For methods other than GET and HEAD, the data after the header may be a request body, so the connection is
        // closed.
        let isPlain = request.method == "GET" || request.method == "HEAD"
        start(handler.answer(request), isHead: request.method == "HEAD", closes: !request.keepsAlive || !isPlain)
      } catch {
        start(.sentence(error.status, error.reason), isHead: false, closes: true)
      }
      guard write() else { return false }
    }
    return true
  }

  private func start(_ answer: Answer, isHead: Bool, closes: Bool) {
    output = answer.head(closes: closes)
    written = 0
    rest = nil
    if !isHead {
      switch answer.content {
      case .bytes(let data): output.append(data)
      case .part(let file, let range): rest = (file, range)
      }
    }
    self.closes = closes
    state = .writing
    deadline = .now + limits.answerTime
  }

  /// The size in bytes of the chunks in which a file is read, and the number of chunks that are written before other
  /// connections are processed.
  private static let pieceBytes = 65_536
  private static let piecesPerTurn = 16

  /// Writes as much as the system accepts. Returns false if the client has disconnected or the file cannot be read.
  private func write() -> Bool {
    for _ in 0..<Self.piecesPerTurn {
      while written < output.count {
        let count = output.withUnsafeBytes {
          send(descriptor, $0.baseAddress! + written, $0.count - written, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return Self.isPassing(errno) }
        written += count
      }
      guard let rest, !rest.range.isEmpty else {
        finish()
        return true
      }
      let piece = rest.range.prefix(Self.pieceBytes)
      guard let data = rest.file.read(piece) else { return false }
      self.rest = (rest.file, piece.endIndex..<rest.range.endIndex)
      output = data
      written = 0
    }
    return true
  }

  private func finish() {
    rest = nil
    output = Data()
    state = closes ? .draining : .reading
    deadline = .now + (closes ? limits.drainTime : limits.requestTime)
    if closes { shutdown(descriptor, Int32(SHUT_WR)) }
  }

  private static func isPassing(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }
}
