// SPDX-License-Identifier: MIT

/// The properties of the fields of a step for one body.
struct FieldMarks: OptionSet {
  /// A bit a mark.
  let rawValue: UInt8

  /// A velocity field sets the velocity.
  static let driven = FieldMarks(rawValue: 1)
  /// Some field lets the body never rest.
  static let restless = FieldMarks(rawValue: 2)
  /// Some field's pull depends on position or velocity, so that no settle time is known.
  static let varying = FieldMarks(rawValue: 4)
  /// That was so in the step before.
  static let wasVarying = FieldMarks(rawValue: 8)
}
