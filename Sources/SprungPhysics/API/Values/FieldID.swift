// SPDX-License-Identifier: MIT

/// The identifier of a field in a world. The identifier of a removed field remains invalid.
public struct FieldID: Hashable, Sendable {
  /// The index in the world's list of fields.
  let index: Int32
  /// The number of times the index had been used before.
  let generation: UInt32
}
