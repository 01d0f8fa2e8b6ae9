// SPDX-License-Identifier: MIT

import Foundation

/// Runs Binaryen's WebAssembly optimizer `wasm-opt`, which improves linked modules further. Exports also work without
/// `wasm-opt`.
enum ModuleOptimizer {
  private static let program = "wasm-opt"

  /// Writes a smaller module beside a linked module and returns its file. Returns the linked module if the program is
  /// missing.
  static func smaller(than module: URL) throws -> URL {
    guard ExportTools.isThere(program) else {
      Console.print(
        "\(program) was not found, so the module is a tenth larger (Debian package binaryen)")
      return module
    }
    let smaller = module.deletingPathExtension().appendingPathExtension("smaller.wasm")
    // The module itself lists the features that its code uses.
    let said = try Captured.tool([program, "-Oz", "--detect-features", module.path, "-o", smaller.path])
    guard said.code == 0 else {
      for line in said.lines { Console.error(line) }
      throw CommandFailure.work("\(program) failed (exit code \(said.code)); see the messages above")
    }
    return smaller
  }
}
