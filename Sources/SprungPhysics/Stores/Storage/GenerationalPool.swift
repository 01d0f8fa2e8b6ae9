// SPDX-License-Identifier: MIT

/// Records of one type, addressed by rows that are reused after they are freed. Records refer to one another by rows, and
/// callers from outside by a row and its generation.
struct GenerationalPool<Record: BitwiseCopyable>: ~Copyable {
  /// Which rows are in use.
  private(set) var rows = GenerationalRows()
  /// The records by row.
  private(set) var records: Column<Record>

  /// Makes an empty pool. The filling is what a row holds that was never used.
  init(filling: Record) { records = Column(filling: filling) }

  /// The record of a row.
  @inline(__always)
  subscript(row: Int32) -> Record {
    @inline(__always) unsafeAddress { UnsafePointer(records + Int(row)) }
    @inline(__always) nonmutating unsafeMutableAddress { records + Int(row) }
  }

  /// Rows ever used; free ones are among them.
  var rowCount: Int { rows.count }

  /// Number of records.
  var count: Int { rows.usedCount }

  /// Stores a record and returns its row.
  mutating func insert(_ record: Record) -> Int32 {
    let row = rows.take()
    if Int(row) >= records.capacity { records.grow(to: max(16, records.capacity * 2)) }
    records[Int(row)] = record
    return row
  }

  /// Gives a row back, whose identifier becomes invalid. The caller has unlinked it.
  mutating func remove(_ row: Int32) { rows.give(back: row) }

  /// Takes over the records of another pool, and which rows are free.
  mutating func copy(from other: borrowing GenerationalPool) {
    rows.copy(from: other.rows)
    records.copy(from: other.records)
  }
}
