// SPDX-License-Identifier: MIT

import Foundation

/// Builds the program that takes out of an app for the browser what cannot run, and runs it. Only optimized builds need it.
struct DeadCodeBuild {
  let checkout: Checkout

  /// The program's package.
  var package: URL { checkout.root.appendingPathComponent("Tools/DeadCode") }

  /// The built program. Millions of lines pass through it, so it is optimized itself.
  var program: URL { package.appendingPathComponent(".build/release/dead-code") }

  /// The sources of the tool.
  var sources: [URL] { BrowserLibrary.files(in: package.appendingPathComponent("Sources"), with: ".swift") }

  /// Builds the program if its sources changed; messages of the compiler are shown only if it fails.
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

  /// Writes the files of a program under their names into `folder`, without what cannot run.
  func remove(from files: [URL], into folder: URL) throws {
    let said = try Captured.run(program, ["--into", folder.path] + files.map(\.path))
    guard said.code == 0 else {
      throw CommandFailure.work(
        said.errors.split(separator: "\n").first.map(String.init)
          ?? "removing dead code failed (exit code \(said.code))")
    }
  }
}
