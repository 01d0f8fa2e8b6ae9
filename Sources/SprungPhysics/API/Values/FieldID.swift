// SPDX-License-Identifier: MIT

/// The identifier of one field of one world; a removed field's identifier stays invalid.
public struct FieldID: Hashable, Sendable {
  /// The index in the world's list of fields.
  let index: Int32
  /// How often the index had been used before.
  let generation: UInt32
}
