// SPDX-License-Identifier: MIT

/// The membership of a body in a field.
struct FieldMembership {
  var field: Int32
  /// The next membership of the same body, or -1.
  var next: Int32
}
