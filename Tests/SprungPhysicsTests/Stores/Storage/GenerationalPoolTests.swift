// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct GenerationalPoolTests {
  /// Rows are first taken from the end of the free list, then appended. Hashes and iteration order depend on this
  /// allocation order.
  @Test func order() {
    var rows = GenerationalRows()
    var taken: [Int32] = []
    for _ in 0..<4 { taken.append(rows.take()) }
    #expect(taken == [0, 1, 2, 3])
    for row in [1, 3, 0] as [Int32] { rows.give(back: row) }
    let used = rows.usedCount
    #expect(used == 1)
    for _ in 0..<4 { taken.append(rows.take()) }
    #expect(taken.suffix(4) == [0, 3, 1, 4])
    let count = rows.count
    #expect(count == 5)
  }

  /// An identifier is valid for a single use of its row, even in an earlier copy.
  @Test func generations() {
    var rows = GenerationalRows()
    let row = rows.take()
    var known = [(row, 0), (row, 1), (row + 1, 0), (-1, 0)].map { rows.contains($0.0, generation: $0.1) }
    #expect(known == [true, false, false, false])
    rows.give(back: row)
    var earlier = GenerationalRows()
    earlier.copy(from: rows)
    let again = rows.take()
    #expect(again == row)
    // In the copy, the row is free, although its next use would have this generation.
    known = [
      rows.contains(row, generation: 0), rows.contains(row, generation: 1), earlier.contains(row, generation: 1),
    ]
    #expect(known == [false, true, false])
  }

  /// A pool always behaves like a simple model: a list with a stack of free rows.
  @Test(arguments: [UInt64(1), 2, 3]) func model(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var pool = GenerationalPool<Int>(filling: -1)
    var records: [Int] = []
    var freed: [Int32] = []
    for number in 0..<2_000 {
      let used = records.indices.filter { !freed.contains(Int32($0)) }
      if used.isEmpty || random.double(in: 0..<1) < 0.55 {
        let row = pool.insert(number)
        if let expected = freed.popLast() {
          #expect(row == expected)
          records[Int(row)] = number
        } else {
          #expect(row == Int32(records.count))
          records.append(number)
        }
      } else {
        let row = Int32(used[Int(random.double(in: 0..<Double(used.count)))])
        pool.remove(row)
        freed.append(row)
      }
      let count = pool.count
      #expect(count == records.count - freed.count)
    }
    var stored: [Int] = []
    for row in 0..<pool.rowCount { stored.append(pool[Int32(row)]) }
    #expect(stored == records)
  }
}
