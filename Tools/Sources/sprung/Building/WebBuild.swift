// SPDX-License-Identifier: MIT

import Foundation

/// Builds the gallery's WebAssembly module and returns its location.
struct WebBuild {
  /// The name under which the page requests the module.
  static let servedName = "app.wasm"

  let checkout: Checkout
  /// Whether the module is optimized, which takes minutes. A development module is large but is built quickly.
  var isOptimized = true

  /// The built module, including its name section.
  var module: URL {
    checkout.web.appendingPathComponent(".build-wasm-\(kind)/App.wasm")
  }

  /// The script's name for this kind of module.
  private var kind: String { isOptimized ? "optimized" : "development" }

  /// The folder beside the module for compressed copies that are sent to browsers.
  var packed: URL { module.deletingLastPathComponent().appendingPathComponent("packed") }

  /// Builds the module if anything has changed. Compiler output is shown with the elapsed seconds.
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
