// SPDX-License-Identifier: MIT

import Foundation

/// Finds a free port on the loopback address.
enum FreePort {
  /// The default port.
  static let usual: UInt16 = 8080
  /// The number of ports that are tried, beginning with the default port.
  static let attempts = 100

  /// Returns whether a server can currently listen on `port`.
  static func isFree(_ port: UInt16) -> Bool {
    guard let descriptor = try? LoopbackSocket.listen(port: port) else { return false }
    close(descriptor)
    return true
  }

  /// Returns the requested port if it is free. If no port is requested, returns the first free port, starting with the
  /// default port.
  static func choose(asked: UInt16?) throws -> UInt16 {
    if let asked {
      guard asked == 0 || isFree(asked) else {
        throw CommandFailure.work("port \(asked) of 127.0.0.1 is in use; choose another, or omit --port")
      }
      return asked
    }
    for offset in 0..<attempts {
      let port = usual + UInt16(offset)
      if isFree(port) { return port }
    }
    throw CommandFailure.work("all ports from \(usual) to \(Int(usual) + attempts - 1) of 127.0.0.1 are in use")
  }
}
