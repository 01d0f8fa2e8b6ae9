// SPDX-License-Identifier: MIT

import Foundation

/// The native library with which apps are compiled and linked. It is built once per checkout and shared by all apps on
/// the machine.
struct NativeLibrary {
  let checkout: Checkout
  /// Whether to optimize the library for distribution.
  var isOptimized = false

  private var scratch: URL { checkout.root.appendingPathComponent(".build") }
  private var products: URL { scratch.appendingPathComponent(isOptimized ? "release" : "debug") }
  /// The folder with the modules' interfaces.
  var modules: URL { products.appendingPathComponent("Modules") }
  /// The folder of the shared library.
  var folder: URL { products }
  /// The shared library.
  var file: URL { products.appendingPathComponent("libSprungShared.so") }
  /// The module map that declares UIKit's submodules. The compiler imports them in the same way as C modules.
  var moduleMap: URL { checkout.root.appendingPathComponent("Sources/UIKitSubmodules/module.modulemap") }

  /// Additional build arguments, which a caller that has already built the library sets so that it is not built again.
  static var options: [String] {
    (ProcessInfo.processInfo.environment["SPRUNG_BUILD_OPTIONS"] ?? "").split(separator: " ").map(String.init)
  }

  /// The gallery's program.
  var gallery: URL { products.appendingPathComponent("gallery") }

  /// Builds the parts that have changed. The first build takes minutes. `say` is called with progress messages.
  func build(product: String = "SprungShared", say: (String) -> Void) throws {
    try build(
      ["--product", product], making: product == "SprungShared" ? file : products.appendingPathComponent(product), say)
  }

  /// Builds a module that is not in the shared library.
  func build(target: String, say: (String) -> Void) throws {
    try build(["--target", target], making: file, say)
  }

  private func build(_ what: [String], making made: URL, _ say: (String) -> Void) throws {
    if !FileManager.default.fileExists(atPath: made.path) {
      let how = isOptimized ? "natively, optimized" : "natively"
      say("Building the library \(how), which takes a few minutes the first time; all apps share it")
    }
    let arguments =
      ["swift", "build", "--package-path", checkout.root.path, "--scratch-path", scratch.path]
      + (isOptimized ? ["-c", "release"] : []) + what + Self.options
    let stamp = NativeStamp(checkout: checkout, modules: modules, made: made, arguments: arguments)
    if stamp.isCurrent { return }
    let inputs = stamp.inputs
    var lines: [String] = []
    var told = ContinuousClock.now
    let code = try ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments) { line in
      lines.append(line)
      // Print a line such as "[88/151] Compiling ..." occasionally to show progress.
      if line.hasPrefix("["), line.contains(" Compiling ") || line.contains(" Linking "), .now - told > .seconds(5) {
        told = .now
        say(line)
      }
    }
    guard code == 0 else {
      for line in lines where line.contains("error:") { Console.error(line) }
      throw CommandFailure.work("the native library could not be built (exit code \(code)); see the messages above")
    }
    try stamp.write(inputs: inputs)
  }

  /// Returns the object files of a built module that is not in the shared library.
  func objects(of module: String) throws -> [String] {
    let map = products.appendingPathComponent("\(module).build/output-file-map.json")
    guard let entries = try? JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: map)) else {
      throw CommandFailure.work("the module \(module) is not built; its files are missing in \(products.path)")
    }
    return entries.filter { !$0.key.isEmpty }.compactMap { $0.value["object"] }.sorted()
  }
}
