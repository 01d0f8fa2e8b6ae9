// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungModels

@Suite struct LengthColumnTests {
  @Test(
    "values are read back bit-identically for any order of float and double precision",
    arguments: Seeds.below(20))
  func exact(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var column = LengthColumn(expecting: seed % 2 == 0 ? 0 : 300)
    var naive: [Double] = []
    func length() -> Double {
      switch random.int(in: 0..<(seed % 3 == 0 ? 3 : 2)) {
      case 0: return 44
      case 1: return Double(random.int(in: 0..<400)) / 4
      default: return random.double(in: 0..<100)
      }
    }
    for _ in 0..<300 {
      let value = length()
      column.append(value)
      naive.append(value)
      if random.int(in: 0..<4) == 0 {
        let item = random.int(in: 0..<naive.count)
        let other = length()
        column.replace(other, at: item)
        naive[item] = other
      }
    }
    #expect(column.count == 300 && column.isVarying)
    #expect((0..<300).allSatisfy { column[$0].bitPattern == naive[$0].bitPattern })
  }

  @Test("equal lengths share one number") func shared() {
    var column = LengthColumn(expecting: 10)
    for _ in 0..<10 { column.append(0.1) }
    column.replace(0.1, at: 3)
    #expect(!column.isVarying && column.count == 10 && column[9] == 0.1)
    column.replace(5, at: 3)
    #expect(column.isVarying && column[3] == 5 && column[4] == 0.1 && column.count == 10)
  }
}
