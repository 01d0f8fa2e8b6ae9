// SPDX-License-Identifier: MIT

import Foundation

/// The locations of golden files, such as `Tests/Goldens/AppTests` for `Tests/AppTests/ShelfTests.swift`.
///
/// The files are not in the folder of the target, because SwiftPM warns about files there that are neither sources nor
/// listed in the manifest.
nonisolated enum GoldenFolder {
  /// Returns the golden folder for a test's source file. It is in `Goldens` in the innermost enclosing `Tests` folder
  /// or, if there is none, in `Goldens` beside the file.
  static func of(_ file: StaticString) -> URL {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    let parts = folder.pathComponents
    guard let tests = parts.lastIndex(of: "Tests") else { return folder.appendingPathComponent("Goldens") }
    var result = folder
    for _ in (tests + 1)..<parts.count { result.deleteLastPathComponent() }
    result.appendPathComponent("Goldens")
    for part in parts[(tests + 1)...] { result.appendPathComponent(part) }
    return result
  }

  /// Writes the actual result to the folder in `SPRUNG_GOLDEN_OUTPUT`, for inspection if the test runs on another
  /// machine. Returns a sentence with the location, or an empty string.
  static func keep(_ text: String, as name: String) -> String {
    guard let path = ProcessInfo.processInfo.environment["SPRUNG_GOLDEN_OUTPUT"], !path.isEmpty else { return "" }
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    do {
      try write(text, to: file)
      return ". The new output is in \(file.path)"
    } catch {
      return ". The new output could not be written to \(file.path): \(error)"
    }
  }

  /// Writes a file and creates its parent folders.
  static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The remedy if a golden file is missing or differs intentionally.
  static let remedy = "run the test with SPRUNG_UPDATE_GOLDENS=1 and review the change before you commit it"
}
