// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Ctrl-C, a request to terminate, and the end of the terminal.
///
/// By default such a signal ends all processes that this one started, and then this one by the same signal, so that a shell knows the
/// reason. A server replaces that by closing its socket. Processes that are started inherit no handler.
enum Interrupt {
  private static let action = Mutex<(@Sendable () -> Void)?>(nil)
  /// The end to which the signal handler writes the number of a signal.
  nonisolated(unsafe) private static var writingEnd: Int32 = -1

  /// Starts to handle signals; called once, before anything is started.
  static func install() {
    var ends: [Int32] = [0, 0]
    guard writingEnd < 0, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writingEnd = ends[1]
    let readingEnd = ends[0]
    let thread = Thread {
      var number: UInt8 = 0
      while true {
        if read(readingEnd, &number, 1) == 1 { handle(Int32(number)) }
      }
    }
    thread.start()
    // The mask is inherited, and threads of Dispatch, which may have started this process, block all signals.
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // `nohup` ignores the end of the terminal on purpose.
      let old = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interrupt.writingEnd, &byte, 1)
      }
      if number == SIGHUP, unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Makes this process the foreground of its terminal if `SPRUNG_FOREGROUND` is set, so that Ctrl-C does not reach the program that
  /// started it, such as make. Returns a closure that restores the terminal.
  static func takeForeground() -> () -> Void {
    let terminal = STDIN_FILENO
    let old = tcgetpgrp(terminal)
    guard getenv("SPRUNG_FOREGROUND") != nil, isatty(terminal) == 1, old == getpgrp() else { return {} }
    // A process in the background that changes the foreground would be stopped.
    signal(SIGTTOU, SIG_IGN)
    guard setpgid(0, 0) == 0, tcsetpgrp(terminal, getpgrp()) == 0 else { return {} }
    return { tcsetpgrp(terminal, old) }
  }

  /// Stops a server for each such signal until the end of `body`.
  static func stopping<Result>(_ server: SiteServer, during body: () throws -> Result) rethrows -> Result {
    action.withLock { $0 = { server.stop() } }
    defer { action.withLock { $0 = nil } }
    return try body()
  }

  private static func handle(_ number: Int32) {
    if let action = action.withLock({ $0 }) { return action() }
    Descendants.end()
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }
}
