// SPDX-License-Identifier: MIT

import Foundation

/// Sends requests, each on a separate connection. Paths reach the server exactly as written.
enum RawRequest {
  /// Requests `path` from the server on `port`. A valid `Host` field precedes the given fields.
  static func send(
    _ method: String, _ path: String, port: UInt16, fields: [String] = [], version: String = "HTTP/1.1"
  ) throws -> RawAnswer {
    let lines = ["\(method) \(path) \(version)", "Host: 127.0.0.1", "Connection: close"] + fields
    return try send(lines, method: method, port: port)
  }

  /// Sends exactly the given lines.
  static func send(_ lines: [String], method: String = "GET", port: UInt16) throws -> RawAnswer {
    let connection = try RawConnection(port: port)
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    guard let answer = connection.answer(to: method) else { throw CocoaError(.fileReadCorruptFile) }
    return answer
  }
}
