// SPDX-License-Identifier: MIT

import Foundation

/// Runs Binaryen's WebAssembly optimizer `wasm-opt`, which makes linked modules smaller. Exports also work without
/// `wasm-opt`.
enum ModuleOptimizer {
  private static let program = "wasm-opt"

  /// Writes an optimized copy of a module beside it and returns the copy's location. Returns the module's location if
  /// `wasm-opt` is missing.
  static func smaller(than module: URL) throws -> URL {
    guard ExportTools.isThere(program) else {
      Console.print(
        "\(program) was not found, so the module is a tenth larger (Debian package binaryen)")
      return module
    }
    let smaller = module.deletingPathExtension().appendingPathExtension("smaller.wasm")
    // The features to enable are read from the module, which lists those that its code uses.
    let said = try Captured.tool([program, "-Oz", "--detect-features", module.path, "-o", smaller.path])
    guard said.code == 0 else {
      for line in said.lines { Console.error(line) }
      throw CommandFailure.work("\(program) failed (exit code \(said.code)); see the messages above")
    }
    return smaller
  }
}
