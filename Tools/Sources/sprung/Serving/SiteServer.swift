// SPDX-License-Identifier: MIT

import Foundation

/// Serves the site to this machine, in one thread that never waits for a single client.
///
/// It reads requests itself because what they may cost must be bounded: by `ServerLimits` in bytes, fields, time and number.
/// All of its state belongs to the thread that calls `run`; `stop` touches a pipe only.
final class SiteServer: @unchecked Sendable {
  /// The port that is listened on.
  let port: UInt16
  private let listener: Int32
  private let handler: SiteHandler
  private let limits: ServerLimits
  private let wakeUp = Pipe()
  private var connections: [Connection] = []

  /// Listens on a port of 127.0.0.1; 0 lets the system choose. Nobody is answered before `run`.
  init(port: UInt16, handler: SiteHandler, limits: ServerLimits = ServerLimits()) throws(LoopbackSocket.Failure) {
    listener = try LoopbackSocket.listen(port: port)
    self.port = LoopbackSocket.port(of: listener)
    self.handler = handler
    self.limits = limits
  }

  deinit { close(listener) }

  /// Lets `run` return, from any thread.
  func stop() { try? wakeUp.fileHandleForWriting.write(contentsOf: Data([0])) }

  /// Answers until `stop` is called.
  func run() {
    while true {
      var watched = [
        pollfd(fd: wakeUp.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
      ]
      for connection in connections {
        watched.append(pollfd(fd: connection.descriptor, events: connection.events, revents: 0))
      }
      poll(&watched, nfds_t(watched.count), milliseconds())
      if watched[0].revents != 0 { break }
      let now = ContinuousClock.now
      var left: [Connection] = []
      for (connection, entry) in zip(connections, watched.dropFirst(2)) {
        // Who sends a byte now and then is not waited for any longer than who sends none.
        let isLate = connection.deadline <= now
        if isLate ? connection.expire() : entry.revents == 0 || connection.proceed() { left.append(connection) }
      }
      connections = left
      if watched[1].revents != 0 { acceptAll() }
    }
    connections = []
  }

  /// Milliseconds to the first deadline; -1 if there is none.
  private func milliseconds() -> Int32 {
    guard let first = connections.map(\.deadline).min() else { return -1 }
    let left = (first - .now) / .milliseconds(1)
    return Int32(max(0, min(left.rounded(.up), 60_000)))
  }

  private func acceptAll() {
    // As many as may be open, so that clients who keep coming do not keep those who are here waiting.
    for _ in 0..<limits.connections {
      guard let descriptor = LoopbackSocket.accept(listener) else { return }
      if connections.count >= limits.connections { makeRoom() }
      connections.append(Connection(descriptor, handler: handler, limits: limits))
    }
  }

  /// Closes the connection that has waited the longest: those that have not finished a request go before those that take
  /// an answer.
  private func makeRoom() {
    let waiting = connections.indices.filter { connections[$0].state != .writing }
    let candidates = waiting.isEmpty ? Array(connections.indices) : waiting
    if let oldest = candidates.min(by: { connections[$0].deadline < connections[$1].deadline }) {
      connections.remove(at: oldest)
    }
  }
}
