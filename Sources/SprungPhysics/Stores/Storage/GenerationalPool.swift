// SPDX-License-Identifier: MIT

/// Records of one type, addressed by rows that are reused after they are freed. Records refer to each other by row.
/// External callers use a row and its generation.
struct GenerationalPool<Record: BitwiseCopyable>: ~Copyable {
  /// The rows of the records.
  private(set) var rows = GenerationalRows()
  /// The records by row.
  private(set) var records: Column<Record>

  /// Creates an empty pool. Rows that were never used contain the filling.
  init(filling: Record) { records = Column(filling: filling) }

  /// The record of a row.
  @inline(__always)
  subscript(row: Int32) -> Record {
    @inline(__always) unsafeAddress { UnsafePointer(records + Int(row)) }
    @inline(__always) nonmutating unsafeMutableAddress { records + Int(row) }
  }

  /// The number of rows ever used, including free rows.
  var rowCount: Int { rows.count }

  /// The number of records.
  var count: Int { rows.usedCount }

  /// Stores a record and returns its row.
  mutating func insert(_ record: Record) -> Int32 {
    let row = rows.take()
    if Int(row) >= records.capacity { records.grow(to: max(16, records.capacity * 2)) }
    records[Int(row)] = record
    return row
  }

  /// Frees a row, whose identifier becomes invalid. The caller must already have unlinked the record.
  mutating func remove(_ row: Int32) { rows.give(back: row) }

  /// Copies the records and free rows of another pool.
  mutating func copy(from other: borrowing GenerationalPool) {
    rows.copy(from: other.rows)
    records.copy(from: other.records)
  }
}
