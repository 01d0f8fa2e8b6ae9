// SPDX-License-Identifier: MIT

import Foundation

/// How long builds took the last time on this machine, by their names: what a command says before it begins a long one.
struct BuildTimes {
  /// The file that holds them.
  let file: URL

  init(_ file: URL) { self.file = file }

  private var all: [String: Double] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
  }

  /// The seconds of a build, nil before the first.
  subscript(name: String) -> Double? { all[name] }

  /// Stores the seconds of a build. A failure to store them is ignored.
  func set(_ name: String, to seconds: Double) {
    var all = all
    all[name] = seconds
    guard let data = try? JSONEncoder().encode(all) else { return }
    try? data.write(to: file, options: .atomic)
  }
}
