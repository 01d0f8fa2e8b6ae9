// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// This file imports only UIKit, because work items run in real time in files that also import Foundation.
@Suite("Work items in host time", .oneApplication)
@MainActor
struct WorkItemTests {
  let bench = TimeBench()
  var log: TimeLog { bench.log }

  @Test("A work item runs on time unless it is cancelled before")
  func items() {
    bench.tick(0)
    let kept = DispatchWorkItem { [log] in log.add("kept") }
    let cancelled = DispatchWorkItem { [log] in log.add("cancelled") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: kept)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: cancelled)
    DispatchQueue.main.async(execute: DispatchWorkItem { [log] in log.add("turn") })
    bench.tick(0.15)
    cancelled.cancel()
    bench.tick(0.3)
    #expect(log.lines == ["turn", "kept"])
  }

  @Test("A deadline computed earlier follows the host's clock")
  func deadline() {
    bench.tick(3)
    let deadline = DispatchTime.now() + 0.5
    #expect(deadline > .now())
    bench.tick(3.25)
    DispatchQueue.main.asyncAfter(deadline: deadline) { [log] in log.add("call") }
    DispatchQueue.main.async(qos: .userInteractive) { [log] in log.add("quality") }
    bench.tick(3.49)
    #expect(log.lines == ["quality"])
    bench.tick(3.5)
    #expect(log.lines == ["quality", "call"])
  }

  @Test("Waiting for the main queue on the main thread is rejected, and the call is made")
  func sync() {
    bench.tick(0)
    let faults = Diagnostics.recording { DispatchQueue.main.sync { log.add("call") } }
    #expect(faults.map(\.kind) == ["mainQueueSync"] && log.lines == ["call"])
  }

  @Test("Endless calls cannot block a frame")
  func pile() {
    bench.tick(0)
    func again() {
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(1)) { MainActor.assumeIsolated { again() } }
    }
    again()
    let faults = Diagnostics.recording { bench.tick(1) }
    #expect(faults.map(\.kind) == ["timedWorkPile"])
  }
}
