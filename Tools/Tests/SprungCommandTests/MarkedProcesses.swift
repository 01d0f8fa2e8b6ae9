// SPDX-License-Identifier: MIT

import Foundation

@testable import sprung

/// A command with a marker in its environment. The marker identifies all processes that it starts, even after their
/// parents have exited.
final class MarkedProcesses {
  /// The command.
  let process = Process()
  private let output = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sprung output \(UUID().uuidString)")
  private let mark = "SPRUNG_TEST_MARK=\(UUID().uuidString)"

  /// Starts a command in a new process group, as a shell does.
  init(_ program: URL, _ arguments: [String], in folder: URL, path: String? = nil) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    if let path { environment["PATH"] = path }
    let parts = mark.split(separator: "=")
    environment[String(parts[0])] = String(parts[1])
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    // Dispatch threads block all signals, and child processes inherit the signal mask. Unblock all signals, because a
    // shell starts processes without blocked signals.
    var none = sigset_t()
    var old = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
  }

  deinit {
    for identifier in running { kill(identifier, SIGKILL) }
    try? FileManager.default.removeItem(at: output)
  }

  /// The entire output so far.
  var text: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  /// The identifiers of the running processes: the command and all processes that it has started directly or
  /// indirectly.
  var running: [Int32] {
    ProcessTable.read().keys.filter { identifier in
      guard let data = FileManager.default.contents(atPath: "/proc/\(identifier)/environ") else { return false }
      return data.split(separator: 0).contains(Data(mark.utf8))
    }
  }

  /// Waits until a condition is true. Returns false if this takes too long.
  func wait(seconds: Double = 20, until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      if condition() { return true }
      usleep(20_000)
    }
    return condition()
  }

  /// Sends a signal. SIGINT is sent to the entire process group, as a terminal does. Other signals are sent only to the
  /// command.
  func send(_ number: Int32) { kill(number == SIGINT ? -process.processIdentifier : process.processIdentifier, number) }
}
