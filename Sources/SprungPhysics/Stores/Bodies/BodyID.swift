// SPDX-License-Identifier: MIT

/// The identifier of a body in a world. Identifiers are never reused, so the identifier of a removed body remains
/// invalid.
public struct BodyID: Hashable, Sendable {
  /// The row of the body in the world's columns.
  let index: Int32
  /// The number of times the row had been used before.
  let generation: UInt32

  /// A small number for external tables. The number is unique among existing bodies and is reused after a body is
  /// removed.
  public var row: Int { Int(index) }
}
