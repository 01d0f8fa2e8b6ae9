// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The calls of Foundation and Dispatch that take time, under names of their own: UIKit declares calls of the same names,
  /// which hide these from it.
  package enum RealTime {
    /// The uptime of the machine.
    package static func now() -> DispatchTime { .now() }

    /// Calls on a queue as soon as it can.
    package static func async(
      _ queue: DispatchQueue, group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      queue.async(group: group, qos: qos, flags: flags, execute: work)
    }

    /// Performs an item on a queue as soon as it can.
    package static func async(_ queue: DispatchQueue, execute item: DispatchWorkItem) { queue.async(execute: item) }

    /// Calls on a queue at a time of the machine.
    package static func asyncAfter(
      _ queue: DispatchQueue, deadline: DispatchTime, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      queue.asyncAfter(deadline: deadline, flags: flags, execute: work)
    }

    /// Performs an item on a queue at a time of the machine.
    package static func asyncAfter(_ queue: DispatchQueue, deadline: DispatchTime, execute item: DispatchWorkItem) {
      queue.asyncAfter(deadline: deadline, execute: item)
    }

    /// Calls on a queue and waits for it.
    package static func sync(_ queue: DispatchQueue, execute work: () -> Void) { queue.sync(execute: work) }

    /// Adds a timer to a loop of the machine.
    package static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
      loop.add(timer, forMode: mode)
    }

    /// Calls in a loop of the machine.
    package static func perform(in loop: RunLoop, _ block: @escaping @Sendable () -> Void) { loop.perform(block) }

    /// Suspends a task in the time of the machine.
    package static func sleep(nanoseconds: UInt64) async throws { try await Task.sleep(nanoseconds: nanoseconds) }
  }
#endif
