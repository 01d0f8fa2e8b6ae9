// SPDX-License-Identifier: MIT

import AllocationCounter
import SprungTestSupport
import Testing

@Suite struct HeapUseTests {
  @Test("Retained allocations change the heap, pure computation does not", .enabled(if: heapBytesInUse() != nil))
  func change() {
    var kept: [UnsafeMutableRawPointer] = []
    kept.reserveCapacity(1_000)
    #expect(leastHeapChange(tries: 5) { kept.append(.allocate(byteCount: 1 << 20, alignment: 16)) } >= 1 << 19)
    var sum = 0
    #expect(leastHeapChange { for number in 0..<100 { sum &+= number * number } } == 0)
    for block in kept { block.deallocate() }
  }

  @Test("Every allocation of this thread is counted, whether it is freed or not", .enabled(if: countsAllocations()))
  func count() {
    let before = allocationCount()
    for size in 1...10 { UnsafeMutableRawPointer.allocate(byteCount: size, alignment: size > 5 ? 64 : 8).deallocate() }
    #expect(allocationCount() - before == 10)
    var sum = 0
    let between = allocationCount()
    for number in 0..<100 { sum &+= number * number }
    #expect(allocationCount() == between)
    #expect(sum > 0)
  }
}
