// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A published value that was recorded from Apple's UIKit: a row of a file in Tests/Facts.
struct Fact {
  /// The action or question, in the format that the area's rules parse.
  let input: String
  /// The value recorded from Apple's UIKit: numbers separated by spaces, or text.
  let value: String
  /// The maximum deviations at which a number counts as equal or near. The deviations are nil for text, which is either
  /// equal or different.
  let tolerance: (equal: Double, near: Double)?
  /// The publication that the value is taken from.
  let source: String
  /// The reason why the result differs, or an empty string if it is equal. `iOS 26` marks a value that belongs to the
  /// appearance of that system, which is not the default.
  let note: String

  /// The result of comparing an answer with the recorded value.
  enum Verdict: String, CaseIterable {
    case equal
    case near = "within tolerance"
    case different
    case notOffered = "not offered"
  }

  /// Compares an answer with the recorded value. An answer of nil means that Sprung does not offer the API.
  func verdict(of answer: String?) -> Verdict {
    guard let answer else { return .notOffered }
    if answer == value { return .equal }
    guard let tolerance else { return .different }
    let recorded = Self.numbers(value)
    let ours = Self.numbers(answer)
    guard let recorded, let ours, recorded.count == ours.count else { return .different }
    let farthest = zip(recorded, ours).map { abs($0 - $1) }.max() ?? 0
    // Recorded values are rounded to a thousandth or to six significant digits.
    if farthest <= tolerance.equal + 1e-9 { return .equal }
    return farthest <= tolerance.near + 1e-9 ? .near : .different
  }

  private static func numbers(_ text: String) -> [Double]? {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count && !numbers.isEmpty ? numbers : nil
  }

  /// Reads the facts of an area from its file.
  static func all(of area: String) throws -> [Fact] {
    let file = folder.appendingPathComponent(area + ".tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 5 else { throw FactError("\(area).tsv: a row has \(cells.count) cells, not 5: \(line)") }
      let limits = cells[2].split(separator: "/").compactMap { Double($0) }
      return Fact(
        input: cells[0], value: cells[1], tolerance: limits.count == 2 ? (limits[0], limits[1]) : nil, source: cells[3],
        note: cells[4])
    }
  }

  /// The folder that contains the files with facts.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Facts")
}

/// The reason why a fact cannot be read or interpreted.
struct FactError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
