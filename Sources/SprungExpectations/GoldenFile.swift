// SPDX-License-Identifier: MIT

import Foundation

/// A text file of expected lines, such as one state hash a tick.
///
/// The first line of a file is `sprung-golden 1`; lines that begin with `#` are remarks for people; every other line is
/// compared.
public struct GoldenFile: Sendable {
  /// The file's name without `.txt`; a slash makes a folder.
  public let name: String
  /// The folder of all goldens.
  public let folder: URL

  /// Names a golden; nothing is read yet.
  public init(_ name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }

  /// Where the lines are kept.
  public var file: URL { folder.appendingPathComponent(name + ".txt") }

  /// Whether goldens are to be written instead of compared: `SPRUNG_UPDATE_GOLDENS=1` in the environment.
  public static var isUpdating: Bool { ProcessInfo.processInfo.environment["SPRUNG_UPDATE_GOLDENS"] == "1" }

  /// The expected lines without head and remarks, or nil if the file does not exist or is not a golden.
  public func read() -> [String]? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard lines.first == "sprung-golden 1" else { return nil }
    return lines.dropFirst().filter { !$0.hasPrefix("#") }
  }

  /// Replaces the file; `remarks` are written above the lines, one `#` line each.
  public func write(_ lines: [String], remarks: [String] = []) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = (["sprung-golden 1"] + remarks.map { "# " + $0 } + lines).joined(separator: "\n") + "\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Compares `lines` with the file; nil if they agree, else one sentence with the first difference and the remedy.
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
