// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@Suite struct HeapUseTests {
  @Test("What keeps memory changes the heap, what only computes does not", .enabled(if: heapBytesInUse() != nil))
  func change() {
    var kept: [UnsafeMutableRawPointer] = []
    kept.reserveCapacity(1_000)
    #expect(leastHeapChange(tries: 5) { kept.append(.allocate(byteCount: 1 << 20, alignment: 16)) } >= 1 << 19)
    var sum = 0
    #expect(leastHeapChange { for number in 0..<100 { sum &+= number * number } } == 0)
    for block in kept { block.deallocate() }
  }
}
