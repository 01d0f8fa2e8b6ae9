// SPDX-License-Identifier: MIT

import Foundation

/// Runs another program and hands on what it prints, line by line.
enum ChildProcess {
  /// Runs `program` to its end and returns its exit code.
  ///
  /// It runs in `folder`, or where this program does, and reads `input`, or nothing. Output and errors come through one pipe, so
  /// their order is kept. `line` is called for each line as it arrives.
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

  /// Waits for the end of a process; answers its exit code, or the number of the signal that ended it.
  ///
  /// The system is asked, which answers at once: `waitUntilExit` looks twenty times a second, as long as some tools take.
  static func end(of process: Process) -> Int32 {
    var info = siginfo_t()
    // It stays a process that has ended: Foundation collects it.
    defer { Descendants.waitIfEnding() }
    while waitid(P_PID, id_t(process.processIdentifier), &info, WEXITED | WNOWAIT) != 0 {
      if errno == EINTR { continue }
      // Foundation has collected it already.
      process.waitUntilExit()
      return process.terminationStatus
    }
    return info._sifields._sigchld.si_status
  }
}
