// SPDX-License-Identifier: MIT

import Foundation

/// The compiler and the linker, and their arguments for WebAssembly.
struct BrowserToolchain {
  /// The compiler's version, which is part of every key.
  let version: String
  /// The folder of the Unicode tables.
  let tables: String

  static let triple = "wasm32-unknown-none-wasm"

  /// Asks the compiler on the search path.
  static func find() throws -> BrowserToolchain {
    let missing = CommandFailure.work(
      "no Swift toolchain is on the search path; install Swift 6.3 or later from swift.org")
    guard
      let said = try? Captured.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-print-target-info", "-target", triple]),
      said.code == 0, let info = try? JSONDecoder().decode(Info.self, from: said.output)
    else { throw missing }
    let tables = info.paths.runtimeResourcePath + "/embedded/" + triple
    guard FileManager.default.fileExists(atPath: tables) else {
      throw CommandFailure.work(
        "this Swift toolchain does not support Embedded Swift for \(triple); install Swift 6.3 or later from swift.org")
    }
    return BrowserToolchain(version: info.compilerVersion, tables: tables)
  }

  private struct Info: Decodable {
    let compilerVersion: String
    let paths: Paths
    struct Paths: Decodable { let runtimeResourcePath: String }
  }

  /// The arguments of every Swift compilation.
  ///
  /// Exclusive access is checked where the tests run, natively. There is one thread, so the compiler's warnings about
  /// isolation are noise. C's setting for vectors turns SIMD types into instructions: it also affects the code that
  /// Swift generates.
  static func swift(_ checkout: Checkout, modules: URL) -> [String] {
    [
      "swiftc", "-target", triple, "-swift-version", "5", "-wmo", "-suppress-warnings", "-no-color-diagnostics",
      "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
      "-enforce-exclusivity=unchecked", "-package-name", "web", "-I", modules.path, "-Xcc", "-msimd128",
      "-Xcc",
      "-fmodule-map-file=" + checkout.root.appendingPathComponent("Sources/UIKitSubmodules/module.modulemap").path,
      "-Xcc", "-fmodule-map-file=" + modules.appendingPathComponent("CEmbedded.modulemap").path,
    ]
  }

  /// The arguments of every C compilation.
  static func clang(_ checkout: Checkout) -> [String] {
    [
      "clang", "-target", triple, "-Os", "-fno-builtin", "-mbulk-memory", "-msimd128", "-I",
      checkout.web.appendingPathComponent("Sources/CEmbedded/include").path, "-c",
    ]
  }

  /// Turns LLVM's textual form into what the linker takes.
  static let assembler = ["clang", "-target", triple, "-Wno-override-module", "-flto", "-c", "-x", "ir"]
}
