// SPDX-License-Identifier: MIT

import Foundation

/// The output of a program that ran to its end.
struct Captured {
  let code: Int32
  let output: Data
  let errors: String

  /// Runs a program and keeps its output and its errors apart.
  static func run(_ program: URL, _ arguments: [String]) throws -> Captured {
    let process = Process()
    let output = Pipe()
    // A file, because two pipes could wait for one another.
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

  /// Runs a tool by its name on the search path; what it says is one text, in which the order is kept.
  static func tool(_ arguments: [String]) throws -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let code = try ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments) { lines.append($0) }
    return (code, lines)
  }
}
