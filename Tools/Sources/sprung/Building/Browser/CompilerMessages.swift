// SPDX-License-Identifier: MIT

import Foundation

/// What the compiler says, told at the person's own lines, with the way around where there is a usual one.
struct CompilerMessages {
  /// The lines to show: each place once, errors first met first.
  let lines: [String]

  /// Takes the output of a compiler.
  init(_ output: [String]) {
    var seen: Set<String> = []
    var kept: [String] = []
    for line in output {
      guard line.contains(": error: ") || line.hasPrefix("error: ") else { continue }
      guard seen.insert(line).inserted else { continue }
      kept.append(line)
      if let way = DialectAdvice.way(around: line) { kept.append("    \(way)") }
    }
    // A compiler that ends without such a line says something that nobody expected: all of it is shown.
    lines = kept.isEmpty ? output : kept
  }

  /// The file, the line and the rest of `file:line: ...`; nil for any other line.
  static func place(in line: String) -> (file: String, line: Int, rest: String)? {
    let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[1]), parts[0].contains(".") else { return nil }
    return (String(parts[0]), number, String(parts[2]))
  }

  /// The same line with the whole path of its file.
  static func absolute(_ line: String, below folder: URL) -> String {
    guard let place = place(in: line), !place.file.hasPrefix("/") else { return line }
    return "\(folder.appendingPathComponent(place.file).path):\(place.line): error:\(place.rest)"
  }
}
