// SPDX-License-Identifier: MIT

/// The joints of a world. Freed records are used again; identifiers carry a generation, so they are not.
final class JointPool {
  /// Records ever used; freed ones are among them.
  @exclusivity(unchecked) private(set) var rowCount = 0
  private var capacity = 0
  @exclusivity(unchecked) private(set) var records = UnsafeMutablePointer<Joint>.allocate(capacity: 0)
  private var freed: [Int32] = []
  /// Number of joints.
  var count: Int { rowCount - freed.count }

  deinit {
    records.deallocate()
  }

  /// Takes a record, whose generation is the one of its identifier.
  func take() -> Int32 {
    if let row = freed.popLast() { return row }
    if rowCount == capacity {
      let newCapacity = max(16, capacity * 2)
      let fresh = UnsafeMutablePointer<Joint>.allocate(capacity: newCapacity)
      fresh.initialize(repeating: Joint(), count: newCapacity)
      fresh.update(from: records, count: capacity)
      records.deallocate()
      records = fresh
      capacity = newCapacity
    }
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
    copyColumn(
      &records, capacity: capacity, from: other.records, count: other.capacity, sourceCapacity: other.capacity)
    capacity = other.capacity
    rowCount = other.rowCount
    freed = other.freed
  }
}
