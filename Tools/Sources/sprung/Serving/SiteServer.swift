// SPDX-License-Identifier: MIT

import Foundation

/// Serves the site locally on a single thread that never blocks on a client.
///
/// The server parses requests itself, because `ServerLimits` must bound their size in bytes, fields, time and number.
/// The thread that calls `run` owns all state; `stop` only writes to a pipe.
final class SiteServer: @unchecked Sendable {
  /// The listening port.
  let port: UInt16
  private let listener: Int32
  private let handler: SiteHandler
  private let limits: ServerLimits
  private let wakeUp = Pipe()
  private var connections: [Connection] = []

  /// Listens on a port of 127.0.0.1. Port 0 selects a free port. Requests are only answered during `run`.
  init(port: UInt16, handler: SiteHandler, limits: ServerLimits = ServerLimits()) throws(LoopbackSocket.Failure) {
    listener = try LoopbackSocket.listen(port: port)
    self.port = LoopbackSocket.port(of: listener)
    self.handler = handler
    self.limits = limits
  }

  deinit { close(listener) }

  /// Makes `run` return. Can be called from any thread.
  func stop() { try? wakeUp.fileHandleForWriting.write(contentsOf: Data([0])) }

  /// Answers requests until `stop` is called.
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
        // A client's deadline is not extended by sending single bytes occasionally.
        let isLate = connection.deadline <= now
        if isLate ? connection.expire() : entry.revents == 0 || connection.proceed() { left.append(connection) }
      }
      connections = left
      if watched[1].revents != 0 { acceptAll() }
    }
    connections = []
  }

  /// Returns the number of milliseconds until the first deadline, or -1 if there is none.
  private func milliseconds() -> Int32 {
    guard let first = connections.map(\.deadline).min() else { return -1 }
    let left = (first - .now) / .milliseconds(1)
    return Int32(max(0, min(left.rounded(.up), 60_000)))
  }

  private func acceptAll() {
    // Accept at most as many clients as there can be connections, so that new clients cannot delay connected ones
    // indefinitely.
    for _ in 0..<limits.connections {
      guard let descriptor = LoopbackSocket.accept(listener) else { return }
      if connections.count >= limits.connections { makeRoom() }
      connections.append(Connection(descriptor, handler: handler, limits: limits))
    }
  }

  /// Closes the connection that has waited longest. Connections with unfinished requests are closed before those that
  /// are receiving a response.
  private func makeRoom() {
    let waiting = connections.indices.filter { connections[$0].state != .writing }
    let candidates = waiting.isEmpty ? Array(connections.indices) : waiting
    if let oldest = candidates.min(by: { connections[$0].deadline < connections[$1].deadline }) {
      connections.remove(at: oldest)
    }
  }
}
