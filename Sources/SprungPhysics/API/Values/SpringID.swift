// SPDX-License-Identifier: MIT

/// The identifier of an anchor spring in a world. The identifier of a removed spring remains invalid.
public struct SpringID: Hashable, Sendable {
  /// The row in the world's pool of springs.
  let index: Int32
  /// The number of times the row had been used before.
  let generation: UInt32
}
