// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct RowListTests {
  @Test("Lists of any length are sorted", arguments: [0, 1, 2, 3, 24, 25, 26, 27, 100, 1_000])
  func sort(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let list = RowList()
    var expected: [Int32] = []
    for _ in 0..<count {
      let row = Int32(random.int(in: 0..<max(1, count)))
      list.append(row)
      expected.append(row)
    }
    list.sort()
    #expect((0..<list.count).map { list[$0] } == expected.sorted())
    list.removeAll()
    #expect(list.count == 0)
  }
}
