// SPDX-License-Identifier: MIT

import Foundation

/// The processes of the machine, read from `/proc`. Zombies are omitted.
enum ProcessTable {
  /// A running process.
  struct Entry {
    let parent: Int32
    /// The start time in system ticks. It distinguishes the process from a later process with the same identifier.
    let start: UInt64
  }

  /// Reads the table.
  static func read() -> [Int32: Entry] {
    var table: [Int32: Entry] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let identifier = Int32(name), let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let entry = entry(text)
      else { continue }
      table[identifier] = entry
    }
    return table
  }

  /// Parses a line of `stat`: the identifier, the name in parentheses (which can contain any characters), the state,
  /// the parent, and further fields.
  static func entry(_ line: String) -> Entry? {
    guard let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z", fields[0] != "X", let parent = Int32(fields[1]),
      let start = UInt64(fields[19])
    else { return nil }
    return Entry(parent: parent, start: start)
  }
}
