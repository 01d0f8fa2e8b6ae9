// SPDX-License-Identifier: MIT

extension FuzzTarget {
  /// All targets in the order in which they run.
  public static let all: [FuzzTarget] = [
    worlds, animators, collections, callbacks, careless, touches, scripts, recordings, frames, images,
    layouts, rows, sizes,
  ]

  /// Returns the target with the given name, or nil if there is none.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
