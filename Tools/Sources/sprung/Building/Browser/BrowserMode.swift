// SPDX-License-Identifier: MIT

/// How a browser's module is compiled.
enum BrowserMode: String, Codable {
  /// Soon built and large: for `sprung serve`, on one's own machine.
  case development
  /// Small and fast, and long in the making: for others.
  case optimized

  /// What the compiler is told for modules of this kind.
  ///
  /// Both kinds are kept as LLVM's bitcode where an app is concerned. A module of Embedded Swift holds all that it uses of
  /// others compiled once more, and of that the linker throws away what the library has already, before and not after the
  /// long way to machine code.
  var swift: [String] {
    switch self {
    case .development: ["-Onone", "-Xfrontend", "-disable-llvm-verify"]
    case .optimized: ["-Osize", "-lto=llvm-full"]
    }
  }

  /// What the linker is told.
  var linker: [String] {
    switch self {
    case .development: ["--lto-O0", "--strip-debug"]
    // Private functions of the library that were compiled once more are not marked as such; they are the same.
    case .optimized:
      ["--lto-O2", "-O2", "--strip-debug", "--compress-relocations", "--allow-multiple-definition"]
    }
  }
}
