// SPDX-License-Identifier: MIT

import Foundation

/// The programs beside the compiler that make an export smaller: `wasm-opt` and `brotli`.
enum ExportTools {
  /// Installs those that are missing, with the script of the checkout, and prints that it does. An export without them is as
  /// correct, so a failure is not reported here: the export says what is missing.
  static func install(with checkout: Checkout) {
    let script = checkout.root.appendingPathComponent("Scripts/setup-export")
    guard FileManager.default.isExecutableFile(atPath: script.path),
      !isThere("wasm-opt") || !isThere("brotli"), isThere("apt-get")
    else { return }
    // The first line says what is installed; the others are those of the package manager.
    var isFirst = true
    _ = try? ChildProcess.run(script, []) { line in
      if isFirst { Console.print(line) }
      isFirst = false
    }
  }

  /// Whether a program is on the search path and can be run.
  static func isThere(_ program: String) -> Bool {
    guard let said = try? Captured.tool([program, "--version"]) else { return false }
    return said.code == 0
  }
}
