// SPDX-License-Identifier: MIT

import Foundation

/// Serves the site locally on a single thread that never blocks to wait for one client.
///
/// The server has its own request parser, because `ServerLimits` must limit the bytes, fields, duration and number of
/// requests. Only the thread that calls `run` accesses the state, and `stop` only writes to a pipe.
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
        // A client cannot extend its deadline by occasionally sending single bytes.
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
    // Accept at most as many clients at a time as the limit allows connections, so that new clients cannot delay
    // connected ones indefinitely.
    for _ in 0..<limits.connections {
      guard let descriptor = LoopbackSocket.accept(listener) else { return }
      if connections.count >= limits.connections { makeRoom() }
      connections.append(Connection(descriptor, handler: handler, limits: limits))
    }
  }

  /// Closes the connection that has waited longest. Connections to which a response is being written are closed only if
  /// there are no others.
  private func makeRoom() {
    let waiting = connections.indices.filter { connections[$0].state != .writing }
    let candidates = waiting.isEmpty ? Array(connections.indices) : waiting
    if let oldest = candidates.min(by: { connections[$0].deadline < connections[$1].deadline }) {
      connections.remove(at: oldest)
    }
  }
}
