// SPDX-License-Identifier: MIT

import Foundation

/// Binaryen's optimizer of WebAssembly, `wasm-opt`, which finds in a linked module what compiler and linker left. An export works
/// without it.
enum ModuleOptimizer {
  private static let program = "wasm-opt"

  /// Writes a smaller module beside a linked one and answers its file; answers the linked one where the program is missing.
  static func smaller(than module: URL) throws -> URL {
    guard ExportTools.isThere(program) else {
      Console.print(
        "\(program) was not found, so the module is a tenth larger (Debian package binaryen)")
      return module
    }
    let smaller = module.deletingPathExtension().appendingPathExtension("smaller.wasm")
    // The features that the module's code may use are listed in it.
    let said = try Captured.tool([program, "-Oz", "--detect-features", module.path, "-o", smaller.path])
    guard said.code == 0 else {
      for line in said.lines { Console.error(line) }
      throw CommandFailure.work("\(program) failed (exit code \(said.code)); see the messages above")
    }
    return smaller
  }
}
