// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Turns Ctrl-C and a polite request to end into a call, so that the program can close its sockets and exit with 0.
enum Interrupt {
  /// Calls `action` once for each such signal, until the returned sources are cancelled.
  static func handle(_ action: @escaping @Sendable () -> Void) -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: action)
      source.resume()
      return source
    }
  }
}
