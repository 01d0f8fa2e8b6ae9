// SPDX-License-Identifier: MIT

import Foundation

/// Builds the WebAssembly module and returns its location.
struct WebBuild {
  /// The name under which the page asks for the module.
  static let servedName = "app.wasm"

  let checkout: Checkout
  /// Whether the module is small, fast and minutes in the making; else it is large and soon there.
  var isOptimized = true

  /// The built module, with names.
  var module: URL {
    checkout.web.appendingPathComponent(".build-wasm-\(kind)/App.wasm")
  }

  /// The script's name for such a module.
  private var kind: String { isOptimized ? "optimized" : "development" }

  /// The folder in which what is packed for browsers is kept beside it.
  var packed: URL { module.deletingLastPathComponent().appendingPathComponent("packed") }

  /// Builds the module if anything changed; each line of the compiler is shown with the seconds since the start.
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
