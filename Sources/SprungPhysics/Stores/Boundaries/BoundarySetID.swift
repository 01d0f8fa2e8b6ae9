// SPDX-License-Identifier: MIT

/// The identifier of one set of boundaries of one world; a removed set's identifier stays invalid.
public struct BoundarySetID: Hashable, Sendable {
  /// The index of the set in the world's list.
  let index: Int32
  /// How often the index had been used before.
  let generation: UInt32
}
