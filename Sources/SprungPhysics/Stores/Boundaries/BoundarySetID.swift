// SPDX-License-Identifier: MIT

/// The identifier of a boundary set in a world. The identifier of a removed set remains invalid.
public struct BoundarySetID: Hashable, Sendable {
  /// The row of the set in the world's list.
  let index: Int32
  /// The number of times the row had been used before.
  let generation: UInt32
}
