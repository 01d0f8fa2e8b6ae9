// SPDX-License-Identifier: MIT

import Foundation

/// Runs programs until they exit.
enum Program {
  /// Returns the path of a program that this package builds, which is next to the test bundle.
  static func built(_ name: String) -> URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  /// The folder of the checkout.
  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a program. The returned lines include the program's error output.
  static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> (code: Int32, lines: [String]) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}
