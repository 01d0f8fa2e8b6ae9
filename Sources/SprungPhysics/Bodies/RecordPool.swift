// SPDX-License-Identifier: MIT

/// Records of one kind that are linked into lists by row numbers; freed rows are used again, lowest cost first.
struct RecordPool<Record> {
  private var records: [Record] = []
  private var freed: [Int32] = []

  subscript(row: Int32) -> Record {
    get { records[Int(row)] }
    _modify { yield &records[Int(row)] }
  }

  /// Number of rows ever used; rows that were freed are among them.
  var rowCount: Int { records.count }

  /// Stores a record and returns its row.
  mutating func insert(_ record: Record) -> Int32 {
    if let row = freed.popLast() {
      records[Int(row)] = record
      return row
    }
    records.append(record)
    return Int32(records.count - 1)
  }

  /// Gives a row back. The caller has unlinked it.
  mutating func remove(_ row: Int32) {
    freed.append(row)
  }
}
