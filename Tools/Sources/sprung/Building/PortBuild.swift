// SPDX-License-Identifier: MIT

import Foundation

/// Builds and runs the rewriter. It is a separate program, because only ported apps need it.
struct PortBuild {
  let checkout: Checkout

  /// The rewriter's package.
  var package: URL { checkout.root.appendingPathComponent("Tools/Port") }

  /// The path of the built program. A debug build suffices, because the toolchain's parser is optimized and does most
  /// of the work.
  var program: URL { package.appendingPathComponent(".build/debug/sprung-port") }

  /// Builds the program if its sources have changed. The first build takes about a minute, so a message is printed.
  /// Compiler output is shown only if the build fails.
  func build() throws {
    let isFirst = !FileManager.default.fileExists(atPath: program.path)
    if isFirst { Console.print("Building the rewriter, which takes about a minute the first time") }
    var lines: [String] = []
    var told = ContinuousClock.now
    let arguments = ["swift", "build", "--package-path", package.path, "--product", "sprung-port"]
    let code = try ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments) { line in
      lines.append(line)
      // Print a line such as "[88/151] Compiling ..." occasionally to show progress.
      if isFirst, line.hasPrefix("["), .now - told > .seconds(5) {
        told = .now
        Console.print(line)
      }
    }
    guard code == 0 else {
      for line in lines { Console.error(line) }
      throw CommandFailure.work("the rewriter could not be built (exit code \(code)); see the messages above")
    }
  }

  /// Runs the program and forwards its output. Returns its exit code, 0 or 1.
  func run(_ arguments: [String]) throws -> Int32 {
    var last = ""
    let code = try ChildProcess.run(program, arguments) { line in
      // The rewriter prints an error about a folder as a single line on standard error.
      if line.hasPrefix("sprung: ") { last = String(line.dropFirst("sprung: ".count)) } else { Console.print(line) }
    }
    if code == 1, !last.isEmpty { throw CommandFailure.work(last) }
    if code == 0 || code == 1 { return code }
    guard code == 2, !last.isEmpty else { throw CommandFailure.work("the rewriter exited with code \(code)") }
    throw CommandFailure.usage(last)
  }
}
