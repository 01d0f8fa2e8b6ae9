// SPDX-License-Identifier: MIT

/// The name of one tether of one world; a removed tether's name stays invalid.
public struct TetherID: Hashable, Sendable {
  /// The row in the world's pool of tethers.
  let index: Int32
  /// How often the row had been used before.
  let generation: UInt32
}
