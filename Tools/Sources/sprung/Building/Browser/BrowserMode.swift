// SPDX-License-Identifier: MIT

/// The build modes for browser modules.
enum BrowserMode: String, Codable {
  /// Large modules that are fast to build, for `sprung serve` on the developer's machine.
  case development
  /// Small and fast modules that are slow to build, for deployment.
  case optimized

  /// The compiler's arguments for modules in this mode.
  ///
  /// In both modes, an app's modules are compiled to LLVM bitcode or text. An Embedded Swift module contains another
  /// copy of everything that it uses from other modules. The linker discards the copies before it generates machine
  /// code, which takes a long time.
  var swift: [String] {
    switch self {
    case .development: ["-Onone", "-Xfrontend", "-disable-llvm-verify"]
    // Calls are annotated with their methods, and equal functions of different classes are not merged. `DeadCodeBuild`
    // requires both.
    case .optimized:
      [
        "-Osize", "-lto=llvm-full", "-Xfrontend", "-enable-llvm-vfe", "-Xfrontend",
        "-disable-llvm-merge-functions-pass",
      ]
    }
  }

  /// The output of an app's module: LLVM bitcode, or text in optimized builds, so that dead code can be removed.
  var form: (flag: String, ending: String) {
    switch self {
    case .development: ("-emit-bc", "bc")
    case .optimized: ("-emit-ir", "ll")
    }
  }

  /// The linker's arguments.
  var linker: [String] {
    switch self {
    case .development: ["--lto-O0", "--strip-debug"]
    // Duplicates of the library's private functions are identical, but not marked as duplicates. Equal functions are
    // merged only after dead code has been removed.
    case .optimized:
      [
        "--lto-O2", "-mllvm", "-enable-merge-functions", "-O2", "--strip-debug", "--compress-relocations",
        "--allow-multiple-definition",
      ]
    }
  }
}
