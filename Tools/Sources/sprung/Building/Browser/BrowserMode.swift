// SPDX-License-Identifier: MIT

/// How a browser's module is compiled.
enum BrowserMode: String, Codable {
  /// Soon built and large: for `sprung serve`, on one's own machine.
  case development
  /// Small and fast, and long in the making: for others.
  case optimized

  /// What the compiler is told for modules of this kind.
  ///
  /// Both kinds stay in LLVM's own form where an app is concerned. A module of Embedded Swift holds all that it uses of
  /// others compiled once more, and of that the linker throws away what the library has already, before and not after the
  /// long way to machine code.
  var swift: [String] {
    switch self {
    case .development: ["-Onone", "-Xfrontend", "-disable-llvm-verify"]
    // Calls say which method they are of, and equal functions of several classes stay apart, as `DeadCodeBuild` needs it.
    case .optimized:
      [
        "-Osize", "-lto=llvm-full", "-Xfrontend", "-enable-llvm-vfe", "-Xfrontend",
        "-disable-llvm-merge-functions-pass",
      ]
    }
  }

  /// What an app's module is compiled to: LLVM's form, in an optimized build as text, from which dead code is taken out.
  var form: (flag: String, ending: String) {
    switch self {
    case .development: ("-emit-bc", "bc")
    case .optimized: ("-emit-ir", "ll")
    }
  }

  /// What the linker is told.
  var linker: [String] {
    switch self {
    case .development: ["--lto-O0", "--strip-debug"]
    // Private functions of the library that were compiled once more are not marked as such; they are the same. What is equal
    // after dead code is gone is merged.
    case .optimized:
      [
        "--lto-O2", "-mllvm", "-enable-merge-functions", "-O2", "--strip-debug", "--compress-relocations",
        "--allow-multiple-definition",
      ]
    }
  }
}
