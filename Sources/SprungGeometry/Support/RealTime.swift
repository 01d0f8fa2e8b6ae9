// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Foundation and Dispatch functions that depend on time, under different names. Under the original names, UIKit
  /// declares its own functions, which shadow these.
  package enum RealTime {
    /// Returns the uptime of the machine.
    package static func now() -> DispatchTime { .now() }

    /// Submits a closure to a queue.
    package static func async(
      _ queue: DispatchQueue, group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      queue.async(group: group, qos: qos, flags: flags, execute: work)
    }

    /// Submits a work item to a queue.
    package static func async(_ queue: DispatchQueue, execute item: DispatchWorkItem) { queue.async(execute: item) }

    /// Submits a closure to a queue at a deadline in real time.
    package static func asyncAfter(
      _ queue: DispatchQueue, deadline: DispatchTime, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      queue.asyncAfter(deadline: deadline, flags: flags, execute: work)
    }

    /// Submits a work item to a queue at a deadline in real time.
    package static func asyncAfter(_ queue: DispatchQueue, deadline: DispatchTime, execute item: DispatchWorkItem) {
      queue.asyncAfter(deadline: deadline, execute: item)
    }

    /// Runs a closure on a queue and waits until it returns.
    package static func sync(_ queue: DispatchQueue, execute work: () -> Void) { queue.sync(execute: work) }

    /// Adds a timer to a run loop.
    package static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
      loop.add(timer, forMode: mode)
    }

    /// Schedules a closure on a run loop.
    package static func perform(in loop: RunLoop, _ block: @escaping @Sendable () -> Void) { loop.perform(block) }

    /// Suspends the current task for a duration of real (wall-clock) time.
    package static func sleep(nanoseconds: UInt64) async throws { try await Task.sleep(nanoseconds: nanoseconds) }
  }
#endif
