// SPDX-License-Identifier: MIT

import Foundation

/// A text file of expected lines, such as one state hash per tick.
///
/// The first line of a file is `sprung-golden 1`. Lines that start with `#` are comments. All other lines are compared.
public struct GoldenFile: Sendable {
  /// The file name without `.txt`. A slash separates folders.
  public let name: String
  /// The folder of all golden files.
  public let folder: URL

  /// Creates a reference to a golden file without reading it.
  public init(_ name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }

  /// The URL of the file.
  public var file: URL { folder.appendingPathComponent(name + ".txt") }

  /// Whether golden files are written instead of compared, because the environment contains `SPRUNG_UPDATE_GOLDENS=1`.
  public static var isUpdating: Bool { ProcessInfo.processInfo.environment["SPRUNG_UPDATE_GOLDENS"] == "1" }

  /// Returns the expected lines without the header and comments, or nil if the file is missing or not a golden file.
  public func read() -> [String]? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard lines.first == "sprung-golden 1" else { return nil }
    return lines.dropFirst().filter { !$0.hasPrefix("#") }
  }

  /// Replaces the file. Each remark is written before the lines as a `#` comment.
  public func write(_ lines: [String], remarks: [String] = []) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = (["sprung-golden 1"] + remarks.map { "# " + $0 } + lines).joined(separator: "\n") + "\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Compares `lines` with the file. Returns nil if they are equal, otherwise a message that describes the first
  /// difference and how to update the file.
  public func difference(from lines: [String]) -> String? {
    guard let expected = read() else {
      return "golden \(name) does not exist; run the test with SPRUNG_UPDATE_GOLDENS=1 and review the new file"
    }
    for (index, pair) in zip(expected, lines).enumerated() where pair.0 != pair.1 {
      return "golden \(name) differs first in line \(index + 1) of \(expected.count): "
        + "expected '\(pair.0)', got '\(pair.1)'"
    }
    guard expected.count == lines.count else {
      return "golden \(name) has \(expected.count) lines, but the run has \(lines.count); the common lines are equal"
    }
    return nil
  }
}
