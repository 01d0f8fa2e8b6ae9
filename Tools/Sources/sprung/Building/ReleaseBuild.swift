// SPDX-License-Identifier: MIT

import Foundation

/// Builds an optimized native app with the package manager.
struct ReleaseBuild {
  let package: AppPackage

  /// Builds what changed. The first build takes minutes, because the library is compiled for the app.
  func run() throws -> URL {
    let target = package.application.target
    Console.error("Building \(target) and the library with optimization, which takes a few minutes the first time")
    let build = ["swift", "build", "-c", "release", "--package-path", package.root.path]
    var lines: [String] = []
    var told = ContinuousClock.now
    let env = URL(fileURLWithPath: "/usr/bin/env")
    let code = try ChildProcess.run(env, build + ["--product", target]) { line in
      lines.append(line)
      if line.hasPrefix("["), .now - told > .seconds(5) {
        told = .now
        Console.error(line)
      }
    }
    guard code == 0 else {
      for line in lines where CompilerMessage.isError(line) { Console.error(line) }
      throw CommandFailure.work("\(target) could not be built (exit code \(code)); see the messages above")
    }
    var folder = ""
    _ = try ChildProcess.run(env, build + ["--show-bin-path"]) { folder = $0 }
    return URL(fileURLWithPath: folder).appendingPathComponent(target)
  }
}
