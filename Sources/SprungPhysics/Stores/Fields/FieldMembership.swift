// SPDX-License-Identifier: MIT

/// One body's membership of one field.
struct FieldMembership {
  var field: Int32
  /// The next membership of the same body, or -1.
  var next: Int32
}
