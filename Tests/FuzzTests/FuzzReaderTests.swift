// SPDX-License-Identifier: MIT

import FuzzTargets
import Testing

@Suite struct FuzzReaderTests {
  @Test("Bytes are read in order, and are 0 after the last byte") func order() {
    var reader = FuzzReader([7, 1, 2])
    #expect(reader.byte() == 7)
    #expect(reader.int(in: 0..<1000) == 258)
    #expect(reader.isAtEnd)
    #expect(reader.byte() == 0 && reader.int(in: 5..<9) == 5 && !reader.bool())
  }

  @Test("Numbers stay within their range and reach its ends") func ranges() {
    for byte in UInt8.min...UInt8.max {
      var reader = FuzzReader([byte, byte, byte])
      #expect((3..<7).contains(reader.int(in: 3..<7)))
      let number = reader.double(in: -2...5)
      #expect(number >= -2 && number <= 5)
    }
    var low = FuzzReader([0, 0])
    var high = FuzzReader([255, 255])
    #expect(low.double(in: -2...5) == -2)
    #expect(high.double(in: -2...5) == 5)
    #expect(low.element(of: [Int]()) == nil)
  }

  @Test("Arbitrary numbers include all kinds of values") func anyNumber() {
    var kinds: Set<String> = []
    for byte in UInt8.min...UInt8.max {
      var reader = FuzzReader([byte, 0x7F, 0xF8, 0, 0, 0, 0, 0, 1])
      let number = reader.anyDouble(usually: 1...2)
      kinds.insert(number.isNaN ? "none" : number.isInfinite ? "infinite" : number.isZero ? "zero" : "finite")
    }
    #expect(kinds == ["none", "infinite", "zero", "finite"])
  }
}
