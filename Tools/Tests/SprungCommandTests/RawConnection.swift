// SPDX-License-Identifier: MIT

import Foundation

@testable import sprung

/// A byte-level connection to a local port, so that a test can send invalid requests.
final class RawConnection {
  private let descriptor: Int32
  private var received = Data()

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = LoopbackSocket.address(port: port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard code == 0 else { throw LoopbackSocket.Failure(code: errno) }
  }

  deinit { close(descriptor) }

  /// Sends bytes. Returns false if the server no longer accepts data.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      guard wait(for: Int32(POLLOUT), seconds: 5) else { return false }
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL | Int(MSG_DONTWAIT)))
      }
      if count < 0, errno == EAGAIN { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Returns the next response, or nil if none is complete within `seconds`. A response to HEAD has no content.
  func answer(to method: String = "GET", seconds: Double = 5) -> RawAnswer? {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let answer = RawAnswer(&received, to: method) { return answer }
      let left = (end - .now) / .seconds(1)
      guard left > 0, let more = read(seconds: left), !more.isEmpty else { return nil }
      received.append(more)
    }
  }

  /// Returns whether the server closes the connection within `seconds`, regardless of the data that it sends first.
  func isClosed(within seconds: Double) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let left = (end - .now) / .seconds(1)
      guard let more = read(seconds: max(0, left)) else { return false }
      if more.isEmpty { return true }
    }
  }

  /// Returns the received data. The result is empty if the connection has been closed, and nil if no data arrives in
  /// time.
  private func read(seconds: Double) -> Data? {
    guard wait(for: Int32(POLLIN), seconds: seconds) else { return nil }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    return Data(chunk[..<max(0, count)])
  }

  private func wait(for event: Int32, seconds: Double) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&entry, 1, Int32((seconds * 1000).rounded(.up))) > 0
  }
}
