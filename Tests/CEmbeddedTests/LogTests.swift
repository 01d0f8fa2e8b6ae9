// SPDX-License-Identifier: MIT

import CEmbedded
import Testing

@Suite("The browser's log") struct LogTests {
  @Test("The ring keeps the newest bytes at their index modulo the capacity")
  func ring() {
    let log = UnsafeMutablePointer<sp_log>.allocate(capacity: 1)
    defer { log.deallocate() }
    log.initialize(to: sp_log())
    for index in 0..<10_000 { sp_log_put(log, CChar(index % 100)) }
    #expect(log.pointee.total == 10_000)
    // The total and the capacity precede the ring buffer, which is too long for Swift to import as a field.
    let kept = UnsafeRawBufferPointer(start: UnsafeRawPointer(log) + 8, count: Int(SP_LOG_CAPACITY))
    #expect(kept.count == Int(SP_LOG_CAPACITY))
    for index in 10_000 - kept.count..<10_000 {
      #expect(kept[index % kept.count] == UInt8(index % 100))
    }
    #expect(sp_log_shared().pointee.capacity == UInt32(SP_LOG_CAPACITY))
  }
}
