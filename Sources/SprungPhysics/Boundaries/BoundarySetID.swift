// SPDX-License-Identifier: MIT

/// The name of one set of boundaries of one world; a removed set's name stays invalid.
public struct BoundarySetID: Hashable, Sendable {
  /// The place of the set in the world's list.
  let index: Int32
  /// How often the place had been used before.
  let generation: UInt32
}
