// SPDX-License-Identifier: MIT

import Foundation

/// Builds and runs the tool that removes unreachable code from a browser app. Only optimized builds need this tool.
struct DeadCodeBuild {
  let checkout: Checkout

  /// The tool's package.
  var package: URL { checkout.root.appendingPathComponent("Tools/DeadCode") }

  /// The path of the built program. It is optimized, because it processes millions of lines.
  var program: URL { package.appendingPathComponent(".build/release/dead-code") }

  /// The tool's sources.
  var sources: [URL] { BrowserLibrary.files(in: package.appendingPathComponent("Sources"), with: ".swift") }

  /// Builds the program if its sources have changed. Compiler output is shown only if the build fails.
  func build() throws {
    if !FileManager.default.fileExists(atPath: program.path) {
      Console.print("Building the dead code remover, which takes half a minute the first time")
    }
    let said = try Captured.tool([
      "swift", "build", "-c", "release", "--package-path", package.path, "--product", "dead-code",
    ])
    guard said.code == 0 else {
      for line in said.lines { Console.error(line) }
      throw CommandFailure.work(
        "the dead code remover could not be built (exit code \(said.code)); see the messages above")
    }
  }

  /// Removes unreachable code from a program's files and writes them to `folder` under the same names.
  func remove(from files: [URL], into folder: URL) throws {
    let said = try Captured.run(program, ["--into", folder.path] + files.map(\.path))
    guard said.code == 0 else {
      throw CommandFailure.work(
        said.errors.split(separator: "\n").first.map(String.init)
          ?? "removing dead code failed (exit code \(said.code))")
    }
  }
}
