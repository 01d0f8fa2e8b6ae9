// SPDX-License-Identifier: MIT

import CEmbedded
import SprungTestSupport
import Testing

/// A heap in a native memory region that grows in steps, like the memory of a WebAssembly module.
private final class TestHeap {
  let arena: UnsafeMutableRawPointer
  let state: UnsafeMutablePointer<sp_heap>

  init(capacity: Int) {
    arena = .allocate(byteCount: capacity + 64, alignment: 16)
    state = .allocate(capacity: 1)
    state.initialize(to: sp_heap())
    state.pointee.next = UInt(bitPattern: arena)
    state.pointee.limit = UInt(bitPattern: arena)
    // The grow function cannot capture values, so it reads the end of the arena from this static property.
    TestHeap.end = UInt(bitPattern: arena) + UInt(capacity)
    state.pointee.grow = { heap, bytes in
      guard heap!.pointee.limit + UInt(bytes) <= TestHeap.end else { return 0 }
      heap!.pointee.limit = min(heap!.pointee.limit + UInt((bytes + 65535) / 65536 * 65536), TestHeap.end)
      return 1
    }
  }

  nonisolated(unsafe) private static var end: UInt = 0

  var used: Int { Int(state.pointee.next - UInt(bitPattern: arena)) }

  deinit {
    arena.deallocate()
    state.deallocate()
  }
}

@Suite("The browser's heap", .serialized) struct HeapTests {
  private struct Block {
    var pointer: UnsafeMutableRawPointer
    var size: Int
    var pattern: UInt8

    func fill() { pointer.initializeMemory(as: UInt8.self, repeating: pattern, count: size) }
    func isIntact(upTo count: Int) -> Bool {
      UnsafeRawBufferPointer(start: pointer, count: count).allSatisfy { $0 == pattern }
    }
  }

  @Test("400,000 random operations never touch the bytes of another block")
  func randomOperations() throws {
    let heap = TestHeap(capacity: 64 << 20)
    var random = SeededRandom(seed: 20)
    var blocks: [Block] = []
    var peak = 0
    for step in 0..<400_000 {
      let choice = Int.random(in: 0..<10, using: &random)
      if blocks.isEmpty || (choice < 5 && blocks.count < 1000) {
        let size = sizes(&random)
        let alignment = 1 << Int.random(in: 2...8, using: &random)
        let pointer = try #require(sp_heap_allocate_aligned(heap.state, alignment, size))
        if UInt(bitPattern: pointer) % UInt(max(alignment, 16)) != 0 { Issue.record("misaligned at step \(step)") }
        blocks.append(Block(pointer: pointer, size: size, pattern: UInt8(truncatingIfNeeded: step)))
        blocks[blocks.count - 1].fill()
      } else {
        let index = Int.random(in: 0..<blocks.count, using: &random)
        var block = blocks[index]
        if !block.isIntact(upTo: block.size) {
          Issue.record("a block of \(block.size) bytes was overwritten before step \(step)")
          return
        }
        if choice == 9 {
          let size = sizes(&random)
          block.pointer = try #require(sp_heap_reallocate(heap.state, block.pointer, size))
          if !block.isIntact(upTo: min(size, block.size)) { Issue.record("lost bytes in moving at step \(step)") }
          block.size = size
          block.fill()
          blocks[index] = block
        } else {
          sp_heap_release(heap.state, block.pointer)
          blocks.swapAt(index, blocks.count - 1)
          blocks.removeLast()
        }
      }
      peak = max(peak, heap.state.pointee.live_bytes)
    }
    for block in blocks { sp_heap_release(heap.state, block.pointer) }
    #expect(heap.state.pointee.live_bytes == 0)
    #expect(heap.state.pointee.live_blocks == 0)
    #expect(heap.used < 3 * peak, "\(heap.used) bytes of memory for a peak of \(peak)")
  }

  private func sizes(_ random: inout SeededRandom) -> Int {
    let small = Int.random(in: 0..<20, using: &random) > 0
    return Int.random(in: 0...(small ? 600 : 60_000), using: &random)
  }

  @Test("Repeating the same work takes no new memory")
  func reuse() throws {
    let heap = TestHeap(capacity: 1 << 20)
    func work() throws {
      let pointers = try (1...200).map { size in try #require(sp_heap_allocate(heap.state, size * 7)) }
      for pointer in pointers { sp_heap_release(heap.state, pointer) }
    }
    try work()
    let used = heap.used
    for _ in 0..<100 { try work() }
    #expect(heap.used == used)
  }

  @Test("A full heap returns null and remains usable")
  func exhaustion() throws {
    let heap = TestHeap(capacity: 65536)
    #expect(sp_heap_allocate(heap.state, 70_000) == nil)
    #expect(sp_heap_allocate(heap.state, Int.max) == nil)
    #expect(sp_heap_allocate_aligned(heap.state, 4096, -1) == nil)
    let block = try #require(sp_heap_allocate(heap.state, 30_000))
    #expect(sp_heap_reallocate(heap.state, block, 60_000) == nil)
    #expect(sp_heap_usable_size(block) >= 30_000)
    sp_heap_release(heap.state, block)
    sp_heap_release(heap.state, nil)
    #expect(heap.state.pointee.live_blocks == 0)
  }

  @Test("A block of any size fits its request and wastes at most a quarter", arguments: [0, 500, 5_000, 1_000_000])
  func waste(base: Int) throws {
    let heap = TestHeap(capacity: 256 << 20)
    for size in stride(from: base, to: base + 100 * max(1, base / 50), by: max(1, base / 50)) {
      let before = heap.state.pointee.live_bytes
      let block = try #require(sp_heap_allocate(heap.state, size))
      #expect(sp_heap_usable_size(block) >= size)
      #expect(heap.state.pointee.live_bytes - before <= (size + 8) * 5 / 4 + 16)
    }
  }

  @Test("Releasing a block twice stops the program")
  func doubleRelease() async {
    await #expect(processExitsWith: .failure) {
      let heap = TestHeap(capacity: 65536)
      let block = sp_heap_allocate(heap.state, 10)
      sp_heap_release(heap.state, block)
      sp_heap_release(heap.state, block)
    }
  }
}
