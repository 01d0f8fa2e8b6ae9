// SPDX-License-Identifier: MIT

/// How a browser's module is compiled.
enum BrowserMode: String, Codable {
  /// Quick to build and large: for `sprung serve`, on the developer's machine.
  case development
  /// Small and fast, and long in the making: for others.
  case optimized

  /// The compiler's arguments for modules of this kind.
  ///
  /// Both kinds stay in LLVM's own form as far as an app is concerned. A module of Embedded Swift contains everything
  /// that it uses of others compiled once more, and the linker discards the part that the library already has, before
  /// the long translation to machine code.
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

  /// The output of an app's module: LLVM's form, in an optimized build as text, from which dead code is removed.
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
    // Private functions of the library that were compiled once more are not marked as such; they are the same. Equal
    // functions are merged after dead code is removed.
    case .optimized:
      [
        "--lto-O2", "-mllvm", "-enable-merge-functions", "-O2", "--strip-debug", "--compress-relocations",
        "--allow-multiple-definition",
      ]
    }
  }
}
