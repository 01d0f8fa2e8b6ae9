// SPDX-License-Identifier: MIT

/// The build modes for browser modules.
enum BrowserMode: String, Codable {
  /// Modules that are large but fast to build, for `sprung serve` on the developer's machine.
  case development
  /// Modules that are small and fast but slow to build, for deployment.
  case optimized

  /// The compiler's arguments for modules in this mode.
  ///
  /// In both modes, an app's modules are compiled to LLVM bitcode or text. An Embedded Swift module contains another
  /// copy of everything that it uses from other modules. The linker discards these copies before the slow generation of
  /// machine code.
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

  /// The format to which an app's modules are compiled: LLVM bitcode or, in optimized builds, LLVM text, from which
  /// dead code can be removed.
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
    // The linker merges equal functions, because duplicates of the library's private functions are identical but not
    // marked as duplicates. Equal functions are merged only after dead code has been removed.
    case .optimized:
      [
        "--lto-O2", "-mllvm", "-enable-merge-functions", "-O2", "--strip-debug", "--compress-relocations",
        "--allow-multiple-definition",
      ]
    }
  }
}
