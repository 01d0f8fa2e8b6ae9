// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Handles Ctrl-C, termination requests and terminal hangups.
///
/// By default, these signals terminate all child processes. This process then terminates itself with the same signal,
/// so that the shell can determine the reason. A server closes its socket instead. Child processes do not inherit the
/// handlers.
enum Interrupt {
  private static let action = Mutex<(@Sendable () -> Void)?>(nil)
  /// The write end of the pipe to which the signal handler writes signal numbers.
  nonisolated(unsafe) private static var writingEnd: Int32 = -1

  /// Installs the signal handlers. Called once, before any process is started.
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
    // Unblock the signals. A process inherits its signal mask, and Dispatch threads, which may have started this
    // process, block all signals.
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // If terminal hangups are already ignored, for example by `nohup`, they remain ignored.
      let old = signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interrupt.writingEnd, &byte, 1)
      }
      if number == SIGHUP, unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Makes this process the terminal's foreground process if `SPRUNG_FOREGROUND` is set. Ctrl-C then does not reach its
  /// parent process, such as make. Returns a closure that restores the terminal.
  static func takeForeground() -> () -> Void {
    let terminal = STDIN_FILENO
    let old = tcgetpgrp(terminal)
    guard getenv("SPRUNG_FOREGROUND") != nil, isatty(terminal) == 1, old == getpgrp() else { return {} }
    // Ignore this signal, which would otherwise stop a background process that changes the foreground process.
    signal(SIGTTOU, SIG_IGN)
    guard setpgid(0, 0) == 0, tcsetpgrp(terminal, getpgrp()) == 0 else { return {} }
    return { tcsetpgrp(terminal, old) }
  }

  /// Runs `body`. If a signal is received while it runs, the server is stopped.
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
