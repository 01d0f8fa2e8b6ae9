// SPDX-License-Identifier: MIT

import Foundation

/// Builds and runs the program that opens windows. Other commands do not need this program.
struct WindowBuild {
  let checkout: Checkout
  /// Whether to optimize the program for distribution.
  var isOptimized = false

  /// The program's package.
  var package: URL { checkout.root.appendingPathComponent("Window") }

  /// The built program.
  var program: URL { package.appendingPathComponent(".build/\(isOptimized ? "release" : "debug")/sprung-window") }

  /// The required libraries, as apt packages.
  static let packages = "libgtk-4-dev"

  /// Throws if the libraries for windows are missing. Commands call this method before lengthy work.
  static func check() throws {
    guard try hasLibrary() else {
      throw CommandFailure.usage("windows require GTK 4. Install it: apt-get install \(packages)")
    }
  }

  /// Builds the program if its sources have changed. The first build takes a minute and prints a message. Compiler
  /// output is shown only if the build fails.
  func build() throws {
    if !FileManager.default.fileExists(atPath: program.path) {
      Console.error("Building the window program, which takes a minute the first time")
    }
    var lines: [String] = []
    let refresh = checkout.root.appendingPathComponent("Scripts/refresh")
    var code = try ChildProcess.run(refresh, ["Window"]) { lines.append($0) }
    if code == 0 {
      let arguments =
        ["swift", "build", "--package-path", package.path, "--product", "sprung-window"]
        + (isOptimized ? ["-c", "release"] : [])
      code = try ChildProcess.run(
        URL(fileURLWithPath: "/usr/bin/env"), arguments + NativeLibrary.options
      ) { lines.append($0) }
    }
    guard code == 0 else {
      for line in lines { Console.error(line) }
      throw CommandFailure.work(
        "the window program could not be built (exit code \(code)); see the messages above")
    }
  }

  /// Returns whether the compiler can find GTK.
  private static func hasLibrary() throws -> Bool {
    // If pkg-config is not installed, `env` fails with its own exit code.
    try ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--exists", "gtk4"]) { _ in } == 0
  }

  /// Runs the program until its window is closed.
  func run(_ arguments: [String], input: FileHandle = .nullDevice) throws {
    var last = ""
    let code = try ChildProcess.run(program, arguments, input: input) { line in
      if line.hasPrefix("sprung-window: ") {
        last = String(line.dropFirst("sprung-window: ".count))
      } else {
        Console.print(line)
      }
    }
    guard code == 0 else {
      throw CommandFailure.work(last.isEmpty ? "the window exited with code \(code)" : last)
    }
  }
}
