// SPDX-License-Identifier: MIT

import Foundation

/// Runs another program and forwards its output line by line.
enum ChildProcess {
  /// Runs `program` until it exits, and returns its exit code.
  ///
  /// The program runs in `folder`, which is the current folder by default. By default, it has no input. Output and
  /// errors share a pipe, so that their order is preserved. `line` is called for each line of output.
  static func run(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, input: FileHandle = .nullDevice,
    line: (String) -> Void
  ) throws -> Int32 {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = input
    process.standardOutput = pipe
    process.standardError = pipe
    try Descendants.start(process)
    var rest = Data()
    while true {
      let chunk = pipe.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      rest.append(chunk)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[(end + 1)...])
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    return end(of: process)
  }

  /// Waits for a process to exit. Returns its exit code, or the number of the signal that terminated it.
  ///
  /// This uses `waitid`, which returns as soon as the process exits. `waitUntilExit` polls 20 times per second, which
  /// is too slow for short tools.
  static func end(of process: Process) -> Int32 {
    var info = siginfo_t()
    // The process remains a zombie until Foundation reaps it.
    defer { Descendants.waitIfEnding() }
    while waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT) != 0 {
      if errno == EINTR { continue }
      // If `waitid` fails, Foundation has already reaped the process.
      process.waitUntilExit()
      return process.terminationStatus
    }
    return info._sifields._sigchld.si_status
  }
}
