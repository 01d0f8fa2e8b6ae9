// SPDX-License-Identifier: MIT

import Foundation

/// Where goldens are: for `Tests/AppTests/ShelfTests.swift` in `Tests/Goldens/AppTests`.
///
/// Not in the folder of the target: SwiftPM warns of every file there that is no source, until the package's manifest names it.
nonisolated enum GoldenFolder {
  /// The folder for a test's file: in `Goldens` in the innermost folder `Tests` around it; without one, in `Goldens` beside it.
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

  /// Puts what a run gave into the folder that `SPRUNG_GOLDEN_OUTPUT` names, so that a person can look at it where the test ran on another
  /// machine; says where, or nothing.
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

  /// Writes a file and the folders around it.
  static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What to do when a golden is missing, or differs with reason.
  static let remedy = "run the test with SPRUNG_UPDATE_GOLDENS=1 and review the change before you commit it"
}
