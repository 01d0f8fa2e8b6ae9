// SPDX-License-Identifier: MIT

import Foundation

/// Builds and runs the program that renders PNG and GIF images. It is separate, because other commands do not need it.
struct PicturesBuild {
  let checkout: Checkout

  /// The program's package.
  var package: URL { checkout.root.appendingPathComponent("Tools/Pictures") }

  /// The built program.
  var program: URL { package.appendingPathComponent(".build/debug/sprung-pictures") }

  /// The required libraries, as apt packages.
  static let packages = "libcairo2-dev libpango1.0-dev libgif-dev"

  /// Builds the program if its sources have changed. The first build takes a minute, so a message is printed. Compiler
  /// output is shown only if the build fails.
  func build() throws {
    guard try Self.hasLibraries() else {
      throw CommandFailure.usage(
        "PNG and GIF require Cairo, Pango and giflib. Install them: apt-get install \(Self.packages)")
    }
    if !FileManager.default.fileExists(atPath: program.path) {
      Console.error("Building the picture renderer, which takes a minute the first time")
    }
    var lines: [String] = []
    let refresh = checkout.root.appendingPathComponent("Scripts/refresh")
    var code = try ChildProcess.run(refresh, ["Tools/Pictures"]) { lines.append($0) }
    if code == 0 {
      let arguments = ["swift", "build", "--package-path", package.path, "--product", "sprung-pictures"]
      code = try ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments) { lines.append($0) }
    }
    guard code == 0 else {
      for line in lines { Console.error(line) }
      throw CommandFailure.work("the picture renderer could not be built (exit code \(code)); see the messages above")
    }
  }

  /// Returns whether the compiler can find all three libraries.
  private static func hasLibraries() throws -> Bool {
    // If pkg-config is not installed, `env` fails with its own exit code. giflib has no pkg-config file, so its header
    // is searched for.
    let code = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--exists", "cairo", "pangocairo"]
    ) { _ in }
    let folders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"]
    return code == 0
      && folders.contains { FileManager.default.fileExists(atPath: $0 + "/gif_lib.h") }
  }

  /// Runs the program with a file that contains a stream of frames as its input.
  func run(_ arguments: [String], stream: URL) throws {
    var last = ""
    let input = try FileHandle(forReadingFrom: stream)
    let code = try ChildProcess.run(program, arguments, input: input) { line in
      if !last.isEmpty { Console.error(last) }
      last = line.hasPrefix("sprung: ") ? String(line.dropFirst("sprung: ".count)) : line
    }
    guard code == 0 else {
      guard code == 2, !last.isEmpty else {
        throw CommandFailure.work(
          "the picture renderer exited with code \(code)" + (last.isEmpty ? "" : ": \(last)"))
      }
      throw CommandFailure.work(last)
    }
    if !last.isEmpty { Console.error(last) }
  }
}
