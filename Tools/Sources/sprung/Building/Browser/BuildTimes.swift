// SPDX-License-Identifier: MIT

import Foundation

/// The durations of the last builds on this machine, by name. Commands print these durations before long builds.
struct BuildTimes {
  /// The file that stores the durations.
  let file: URL

  init(_ file: URL) { self.file = file }

  private var all: [String: Double] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Double].self, from: data)) ?? [:]
  }

  /// The duration of a build in seconds; nil before the first build.
  subscript(name: String) -> Double? { all[name] }

  /// Stores the duration of a build in seconds. Errors are ignored.
  func set(_ name: String, to seconds: Double) {
    var all = all
    all[name] = seconds
    guard let data = try? JSONEncoder().encode(all) else { return }
    try? data.write(to: file, options: .atomic)
  }
}
