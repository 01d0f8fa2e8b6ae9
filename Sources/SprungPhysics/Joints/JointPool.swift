// SPDX-License-Identifier: MIT

/// The joints of a world. Freed records are used again; identifiers carry a generation, so they are not.
final class JointPool {
  /// Records ever used; freed ones are among them.
  @exclusivity(unchecked) private(set) var rowCount = 0
  @exclusivity(unchecked) private(set) var records = Column<Joint>(filling: Joint())
  private var freed: [Int32] = []
  /// Number of joints.
  var count: Int { rowCount - freed.count }

  /// Takes a record, whose generation is the one of its identifier.
  func take() -> Int32 {
    if let row = freed.popLast() { return row }
    if rowCount == records.capacity { records.grow(to: max(16, rowCount * 2)) }
    rowCount += 1
    return Int32(rowCount - 1)
  }

  /// Gives a record back, whose identifier becomes invalid.
  func give(back row: Int32) {
    records[Int(row)].body = -1
    records[Int(row)].generation &+= 1
    freed.append(row)
  }

  /// Takes over the joints of another pool, and which records are free.
  func copy(from other: JointPool) {
    records.copy(from: other.records)
    rowCount = other.rowCount
    freed = other.freed
  }
}
