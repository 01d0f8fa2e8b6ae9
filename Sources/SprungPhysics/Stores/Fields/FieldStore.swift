// SPDX-License-Identifier: MIT

/// All that a world has only once it has a field.
final class FieldStore {
  /// The effects of fields on each body in the current step.
  let columns: FieldColumns
  /// Fields by index; removed ones leave their index to later ones.
  @exclusivity(unchecked) var fields: [Field] = []
  var fieldRows = GenerationalRows()
  /// Indices of living fields in the order of adding.
  @exclusivity(unchecked) var order: [Int32] = []
  @exclusivity(unchecked) var memberships = GenerationalPool(filling: FieldMembership(field: -1, next: -1))
  /// Fields ever added, which seeds the noise.
  var addedCount: UInt32 = 0
  /// Awake members of any field.
  @exclusivity(unchecked) var rows: [Int32] = []
  /// Whether members woke, fell asleep, were added or removed since `rows` was built.
  @exclusivity(unchecked) var areRowsStale = false
  /// Whether fields are being evaluated, in which a custom field may call back.
  @exclusivity(unchecked) var isEvaluating = false

  init(capacity: Int) {
    columns = FieldColumns(capacity: capacity)
  }

  /// Takes over the fields of another store. Forces of custom fields are shared.
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
