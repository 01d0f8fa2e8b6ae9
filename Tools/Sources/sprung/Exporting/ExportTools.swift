// SPDX-License-Identifier: MIT

import Foundation

/// Optional programs that make an export smaller: `wasm-opt` and `brotli`.
enum ExportTools {
  /// Installs missing programs with a script in the checkout, and prints a message. Failures are not reported here,
  /// because an export also works without the programs and lists the missing ones.
  static func install(with checkout: Checkout) {
    let script = checkout.root.appendingPathComponent("Scripts/setup-export")
    guard FileManager.default.isExecutableFile(atPath: script.path),
      !isThere("wasm-opt") || !isThere("brotli"), isThere("apt-get")
    else { return }
    // The first line lists the programs to install. The other lines are output of the package manager.
    var isFirst = true
    _ = try? ChildProcess.run(script, []) { line in
      if isFirst { Console.print(line) }
      isFirst = false
    }
  }

  /// Returns whether a program is on the search path and can be run.
  static func isThere(_ program: String) -> Bool {
    guard let said = try? Captured.tool([program, "--version"]) else { return false }
    return said.code == 0
  }
}
