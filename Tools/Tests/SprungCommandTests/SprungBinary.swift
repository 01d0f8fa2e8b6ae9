// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Runs the built `sprung` program as a user would.
final class SprungBinary {
  /// The location of the program, which is beside the test bundle.
  static let url = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("sprung")

  /// The result of a finished run.
  struct Outcome {
    let code: Int32
    let output: String
    let error: String
  }

  private let process = Process()
  private let output = Pipe()
  private let error = Pipe()
  private var seen = ""

  /// Starts the program in `folder`, with an environment that prevents it from opening a browser.
  init(_ arguments: [String], in folder: URL, with changes: [String: String] = [:]) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    environment.merge(changes) { $1 }
    process.executableURL = Self.url
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
  }

  /// Runs the program until it exits.
  static func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    try SprungBinary(arguments, in: folder).finish()
  }

  /// Reads the program's output until a line contains `text`. Returns this line, or nil if the program exits first.
  func line(containing text: String) -> String? {
    while true {
      if let found = seen.split(separator: "\n").first(where: { $0.contains(text) }), seen.hasSuffix("\n") {
        return String(found)
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      seen += String(decoding: data, as: UTF8.self)
    }
  }

  /// Sends SIGINT, like Ctrl-C.
  func interrupt() { process.interrupt() }

  /// Waits for the program to exit.
  func finish() -> Outcome {
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    let errors = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: seen + String(decoding: rest, as: UTF8.self),
      error: String(decoding: errors, as: UTF8.self))
  }
}

extension SprungBinary.Outcome {
  /// The lines of the error stream.
  var errorLines: [String] { error.split(separator: "\n").map(String.init) }
}
