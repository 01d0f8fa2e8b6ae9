// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that the main queue runs blocks in the order in which they were enqueued, even by different threads.
@Suite(.uiKit) struct MainQueueOrderTests {
  nonisolated final class Log: @unchecked Sendable { nonisolated(unsafe) var entries: [Int] = [] }
  private let log = Log()

  init() {
    UIApplication.shared.reset()
    UIApplication.shared.tick(timestamp: 1)
  }

  private func fromElsewhere(_ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group, execute: work)
    group.wait()
  }

  @Test func callOfAnotherThreadKeepsItsPosition() {
    let log = log
    DispatchQueue.main.async { log.entries.append(0) }
    fromElsewhere { DispatchQueue.main.async { log.entries.append(1) } }
    DispatchQueue.main.async { log.entries.append(2) }
    fromElsewhere { DispatchQueue.main.async { log.entries.append(3) } }
    DispatchQueue.main.async { log.entries.append(4) }
    UIApplication.shared.tick(timestamp: 1.1)
    UIApplication.shared.tick(timestamp: 1.2)
    #expect(log.entries == [0, 1, 2, 3, 4])
  }

  @Test func workItemsAndDelays() {
    let log = log
    fromElsewhere { DispatchQueue.main.async(execute: DispatchWorkItem { log.entries.append(0) }) }
    DispatchQueue.main.async(execute: DispatchWorkItem { log.entries.append(1) })
    fromElsewhere { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.entries.append(3) } }
    DispatchQueue.main.async { log.entries.append(2) }
    UIApplication.shared.tick(timestamp: 1.1)
    UIApplication.shared.tick(timestamp: 1.2)
    #expect(log.entries == [0, 1, 2])
    for frame in 0..<60 { UIApplication.shared.tick(timestamp: 1.2 + Double(frame) / 60) }
    #expect(log.entries == [0, 1, 2, 3])
  }
}
