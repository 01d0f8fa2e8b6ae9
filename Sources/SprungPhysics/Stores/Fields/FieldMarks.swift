// SPDX-License-Identifier: MIT

/// The properties of a body that result from its fields in a step.
struct FieldMarks: OptionSet {
  /// The bits of the marks.
  let rawValue: UInt8

  /// A velocity field sets the velocity.
  static let driven = FieldMarks(rawValue: 1)
  /// At least one field never allows the body to rest.
  static let restless = FieldMarks(rawValue: 2)
  /// The effect of at least one field depends on position or velocity, so no settle time is known.
  static let varying = FieldMarks(rawValue: 4)
  /// The body had the mark `varying` in the previous step.
  static let wasVarying = FieldMarks(rawValue: 8)
}
