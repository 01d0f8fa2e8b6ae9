// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct ColumnTests {
  /// When a column grows, it keeps the given number of values and initializes the others.
  @Test func growing() {
    var column = Column<Int32>(filling: -1, capacity: 4)
    for index in 0..<4 { column[index] = Int32(index) }
    column.grow(to: 8, keeping: 3)
    #expect((0..<column.capacity).map { column[$0] } == [0, 1, 2, -1, -1, -1, -1, -1])
    column.grow(to: 6)
    #expect(column.capacity == 8)
    column.renew(to: 9)
    #expect((0..<column.capacity).allSatisfy { column[$0] == -1 })
  }

  /// A copy has its own memory, and reuses existing memory if it is large enough.
  @Test func copying() {
    var column = Column<Double>(filling: 0, capacity: 3)
    let other = Column<Double>(filling: 0, capacity: 5)
    for index in 0..<5 { other[index] = Double(index) }
    column.copy(from: other)
    other[4] = 9
    #expect((0..<column.capacity).map { column[$0] } == [0, 1, 2, 3, 4])
    let base = column.base
    column.copy(from: other, count: 2)
    #expect(column.base == base)
    #expect(column[4] == 4)
    column.clear()
    #expect((0..<5).allSatisfy { column[$0] == 0 })
  }

  /// Deallocating a column frees all of its memory.
  @Test func freeing() {
    let change = leastHeapChange {
      var column = Column<Double>(filling: 0, capacity: 100)
      column.grow(to: 200)
      column.copy(from: Column<Double>(filling: 0, capacity: 300))
    }
    #expect(change == 0)
    let listChange = leastHeapChange {
      let lists = ListColumn<Int32>()
      lists.grow(to: 3)
      lists.store(1, count: 50) { Int32($0) }
      let others = ListColumn<Int32>()
      others.copy(from: lists)
      others.copy(from: lists)
    }
    #expect(listChange == 0)
  }

  /// Deallocating a world frees all of its stores.
  @Test func worlds() {
    let change = leastHeapChange {
      let world = ValidationTests.world()
      World().restore(world.snapshot())
    }
    #expect(change == 0)
  }

  /// The columns of a block keep their values when the block grows, and a copy has the same values.
  @Test func block() {
    var block = ColumnBlock(columnCount: 3)
    var columns: [ColumnView<Double>] = []
    func place(_ block: borrowing ColumnBlock) {
      columns = []
      block.forEachInOrder { take in for _ in 0..<3 { columns.append(take()) } }
    }
    block.grow(to: 2)
    place(block)
    for column in 0..<3 { columns[column][1] = Double(10 + column) }
    block.grow(to: 70)
    place(block)
    #expect(columns.map { $0[1] } == [10, 11, 12])
    #expect(columns.map { $0[69] } == [0, 0, 0])
    var copy = ColumnBlock(columnCount: 3)
    copy.copy(from: block)
    columns[0][1] = 5
    place(copy)
    #expect(columns.map { $0[1] } == [10, 11, 12])
  }

  #if DEBUG
    /// A debug build stops on access to an index outside a column.
    @Test func ranges() async {
      await #expect(processExitsWith: .failure) {
        let column = Column<Int32>(filling: 0, capacity: 4)
        column[4] = 1
      }
      await #expect(processExitsWith: .failure) {
        let column = Column<Int32>(filling: 0, capacity: 4)
        _ = column.view[-1]
      }
      await #expect(processExitsWith: .failure) {
        let column = Column<Int32>(filling: 0, capacity: 4)
        _ = column + 5
      }
    }
  #endif
}
