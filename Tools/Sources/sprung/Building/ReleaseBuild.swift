// SPDX-License-Identifier: MIT

import Foundation

/// Builds an application as an optimized native program.
struct ReleaseBuild {
  let package: AppPackage
  let checkout: Checkout

  /// The program and the folders that contain its libraries.
  struct Output {
    let program: URL
    let libraries: [URL]
  }

  /// Builds the program incrementally. The first build takes minutes, because it also compiles the library.
  func run() throws -> Output {
    let target = package.application.target
    guard package.needsPackageManager == nil else { return try buildByPackageManager() }
    let library = NativeLibrary(checkout: checkout, isOptimized: true)
    try library.build { Console.error($0) }
    switch try NativeBuild(package: package, library: library).run() {
    case .built(let program, _): return Output(program: program, libraries: [library.folder])
    case .failed(let messages, let output):
      for line in messages.isEmpty ? output : messages.map(\.description) { Console.error(line) }
      throw CommandFailure.work("\(target) could not be built; the messages are above")
    }
  }

  private func buildByPackageManager() throws -> Output {
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
    var place = ""
    _ = try ChildProcess.run(env, build + ["--show-bin-path"]) { place = $0 }
    let folder = URL(fileURLWithPath: place)
    return Output(program: folder.appendingPathComponent(target), libraries: [folder])
  }
}
