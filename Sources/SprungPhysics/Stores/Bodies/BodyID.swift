// SPDX-License-Identifier: MIT

/// The identifier of one body of one world. Identifiers are never reused: a removed body's identifier stays invalid.
public struct BodyID: Hashable, Sendable {
  /// The row of the body in the world's columns.
  let index: Int32
  /// How often the row had been used before.
  let generation: UInt32

  /// A small number for tables beside the world: unique among living bodies, used again after a body was removed.
  public var row: Int { Int(index) }
}
