// SPDX-License-Identifier: MIT

/// The data of all fields in a world, created with the first field.
final class FieldStore {
  /// The effects of fields on each body in the current step.
  let columns: FieldColumns
  /// The fields by row. Rows of removed fields are reused.
  @exclusivity(unchecked) var fields: [Field] = []
  var fieldRows = GenerationalRows()
  /// The rows of existing fields in the order in which they were added.
  @exclusivity(unchecked) var order: [Int32] = []
  @exclusivity(unchecked) var memberships = GenerationalPool(filling: FieldMembership(field: -1, next: -1))
  /// The number of fields ever added, which seeds the noise.
  var addedCount: UInt32 = 0
  /// The rows of awake bodies that are members of any field.
  @exclusivity(unchecked) var rows: [Int32] = []
  /// Whether members woke, fell asleep, were added or were removed since `rows` was built.
  @exclusivity(unchecked) var areRowsStale = false
  /// Whether fields are being evaluated. During evaluation, the closure of a custom field can call back into the world.
  @exclusivity(unchecked) var isEvaluating = false

  init(capacity: Int) {
    columns = FieldColumns(capacity: capacity)
  }

  /// Copies the fields of another store. The force closures of custom fields are shared, not copied.
  func copy(from other: FieldStore) {
    columns.copy(from: other.columns)
    fields = other.fields.map { Field(copying: $0) }
    fieldRows.copy(from: other.fieldRows)
    order = other.order
    memberships.copy(from: other.memberships)
    addedCount = other.addedCount
    rows = other.rows
    areRowsStale = other.areRowsStale
  }
}
