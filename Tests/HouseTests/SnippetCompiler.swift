// SPDX-License-Identifier: MIT

import Foundation

/// Compiles Swift snippets exactly as printed in documents.
enum SnippetCompiler {
  /// The folder of the built modules, which also contains this test program.
  private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The compiler flags for finding the libraries.
  static var libraries: [String] {
    let map = House.root.appendingPathComponent("Sources/UIKitSubmodules/module.modulemap").path
    return [
      "-parse-as-library", "-I", products.appendingPathComponent("Modules").path, "-Xcc", "-fmodule-map-file=\(map)",
    ]
  }

  /// Compiles files as one module. Returns the compiler's output, which is empty on success.
  static func errors(_ pieces: [String], _ flags: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippets \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (index, piece) in pieces.enumerated() {
      let file = folder.appendingPathComponent("File\(index + 1).swift")
      try (piece + "\n").write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Without `-wmo`, the driver starts a separate frontend for each file, and each of them loads UIKit.
    process.arguments = ["swiftc", "-typecheck", "-wmo", "-module-name", "Snippets"] + flags + files
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : said.replacingOccurrences(of: folder.path + "/", with: "")
  }
}
