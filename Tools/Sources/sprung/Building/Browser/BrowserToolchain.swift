// SPDX-License-Identifier: MIT

import Foundation

/// The compiler and linker, and their arguments for WebAssembly.
struct BrowserToolchain {
  /// The compiler's version, which is part of every cache key.
  let version: String
  /// The folder of the Unicode tables.
  let tables: String

  static let triple = "wasm32-unknown-none-wasm"

  /// Finds the toolchain whose compiler is on the search path.
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

  /// Returns the arguments for every Swift compilation.
  ///
  /// The native tests check exclusive access. The browser build has one thread, so warnings about isolation are
  /// disabled. With Clang's SIMD option, Swift's SIMD types are also compiled to SIMD instructions.
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

  /// Returns the arguments for every C compilation.
  static func clang(_ checkout: Checkout) -> [String] {
    [
      "clang", "-target", triple, "-Os", "-fno-builtin", "-mbulk-memory", "-msimd128", "-I",
      checkout.web.appendingPathComponent("Sources/CEmbedded/include").path, "-c",
    ]
  }

  /// The command that converts LLVM text to an object file for the linker.
  static let assembler = ["clang", "-target", triple, "-Wno-override-module", "-flto", "-c", "-x", "ir"]
}
