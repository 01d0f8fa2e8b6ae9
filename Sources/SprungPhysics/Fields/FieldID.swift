// SPDX-License-Identifier: MIT

/// The name of one field of one world; a removed field's name stays invalid.
public struct FieldID: Hashable, Sendable {
  /// The place in the world's list of fields.
  let index: Int32
  /// How often the place had been used before.
  let generation: UInt32
}
