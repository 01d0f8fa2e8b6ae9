// SPDX-License-Identifier: MIT

/// The identifier of one anchor spring of one world; a removed spring's identifier stays invalid.
public struct SpringID: Hashable, Sendable {
  /// The row in the world's pool of springs.
  let index: Int32
  /// How often the row had been used before.
  let generation: UInt32
}
