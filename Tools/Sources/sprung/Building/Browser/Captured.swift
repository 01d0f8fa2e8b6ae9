// SPDX-License-Identifier: MIT

import Foundation

/// The output of a finished program.
struct Captured {
  let code: Int32
  let output: Data
  let errors: String

  /// Runs a program and captures its output and errors separately.
  static func run(_ program: URL, _ arguments: [String]) throws -> Captured {
    let process = Process()
    let output = Pipe()
    // Errors are redirected to a file, because reading from two pipes could deadlock.
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("sprung-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try Descendants.start(process)
    let said = output.fileHandleForReading.readDataToEndOfFile()
    return Captured(
      code: ChildProcess.end(of: process), output: said,
      errors: String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self))
  }

  /// Runs a tool from the search path. Output and errors are combined in their original order.
  static func tool(_ arguments: [String]) throws -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let code = try ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments) { lines.append($0) }
    return (code, lines)
  }
}
