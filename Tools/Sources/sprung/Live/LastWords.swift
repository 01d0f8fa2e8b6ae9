// SPDX-License-Identifier: MIT

import Foundation

/// The last lines that a program printed to standard error. After a crash, these are the crash message and the
/// program's own frames of the stack trace that follows.
struct LastWords {
  /// The last lines outside of stack traces.
  private(set) var lines: [String] = []
  /// The frames of the stack trace, innermost first. Each frame is the name of an image and an offset in the image.
  private(set) var frames: [(image: String, offset: String)] = []

  /// The message of the last crash, or nil if there was none.
  var fault: String? {
    lines.last { $0.contains("Fatal error: ") }.map { line in
      line.range(of: "Fatal error: ").map { String(line[$0.upperBound...]) } ?? line
    }
  }

  /// Processes a line. Returns false for lines of a stack trace, which are not shown.
  mutating func take(_ line: String) -> Bool {
    if line == "Current stack trace:" { return false }
    if let match = try? Self.frame.wholeMatch(in: line) {
      let offset = match.2.split(separator: "+ ").last.map(String.init) ?? ""
      if !match.1.hasSuffix(".so"), !match.1.contains(".so.") { frames.append((String(match.1), offset)) }
      return false
    }
    lines = lines.suffix(19) + [line]
    return true
  }

  // This pattern never changes after initialization. It is marked unsafe only because Regex is not Sendable.
  nonisolated(unsafe) private static let frame = /^\d+\s+(\S+)\s+0x[0-9a-f]+ (.*)$/

  /// Returns a source location without its column: `A.swift:3` for `A.swift:3:5`.
  static func line(of place: String) -> String {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    let isWithColumn = parts.count > 2 && parts.suffix(2).allSatisfy { Int($0) != nil }
    return isWithColumn ? parts.dropLast().joined(separator: ":") : place
  }

  /// Returns the source lines of the program's own stack frames, innermost first; empty if no symbolizer is installed.
  func places(in program: URL) -> [String] {
    let offsets = frames.filter { $0.image == program.lastPathComponent }.compactMap { Int($0.offset) }
    guard !offsets.isEmpty else { return [] }
    var lines: [String] = []
    // A return address points to the instruction after the call, so 1 is subtracted.
    let arguments =
      ["llvm-symbolizer", "--obj=\(program.path)", "--functions=none"]
      + offsets.map { "0x" + String($0 - 1, radix: 16) }
    guard (try? ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments, line: { lines.append($0) })) == 0
    else {
      return []
    }
    var places: [String] = []
    for line in lines where line.hasPrefix("/") && !line.contains(":0:") && !places.contains(line) {
      places.append(line)
    }
    return places
  }
}
