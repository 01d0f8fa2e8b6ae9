// SPDX-License-Identifier: MIT

import Foundation

/// Builds the gallery's WebAssembly module and returns its location.
struct WebBuild {
  /// The name that the page uses to request the module.
  static let servedName = "app.wasm"

  let checkout: Checkout
  /// Whether to build an optimized module, which takes minutes. A development module is large, but building it is fast.
  var isOptimized = true

  /// The built module, including its name section.
  var module: URL {
    checkout.web.appendingPathComponent(".build-wasm-\(kind)/App.wasm")
  }

  /// The name of this kind of module in the build script.
  private var kind: String { isOptimized ? "optimized" : "development" }

  /// The folder beside the module that contains compressed copies to send to browsers.
  var packed: URL { module.deletingLastPathComponent().appendingPathComponent("packed") }

  /// Builds the module if anything has changed. Compiler output is printed with the elapsed time in seconds.
  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    func seconds() -> String {
      let tenths = (clock.now - start) / .milliseconds(100)
      return "\(Int(tenths) / 10).\(Int(tenths) % 10) s"
    }
    Console.print("Building the WebAssembly module")
    let code = try ChildProcess.run(checkout.buildScript, [kind]) { line in
      if !line.isEmpty { Console.print("[\(seconds())] \(line)") }
    }
    guard code == 0, FileManager.default.fileExists(atPath: module.path) else {
      throw CommandFailure.work("the WebAssembly build failed (exit code \(code)); see the messages above")
    }
    Console.print("Built in \(seconds())")
  }
}
