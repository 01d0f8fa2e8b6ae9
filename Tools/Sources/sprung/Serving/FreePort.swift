// SPDX-License-Identifier: MIT

import Foundation

/// Finds a free port of the loopback address.
enum FreePort {
  /// The port served when none is requested.
  static let usual: UInt16 = 8080
  /// How many ports after the usual one are tried.
  static let attempts = 100

  /// Whether a server could listen on `port` now.
  static func isFree(_ port: UInt16) -> Bool {
    guard let descriptor = try? LoopbackSocket.listen(port: port) else { return false }
    close(descriptor)
    return true
  }

  /// The port asked for, if it is free; without a wish the usual one or the next that is free.
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
