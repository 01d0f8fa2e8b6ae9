// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AmbiguousTrailingClosureOverload

#if !hasFeature(Embedded)
  // Two rules of Swift's overload resolution select these methods instead of Dispatch's. In a file that imports only
  // UIKit, which re-exports Foundation, a declaration in UIKit shadows a declaration of the same type in Dispatch. In a
  // file that also imports Foundation, nothing is shadowed, but overloads without defaulted parameters are preferred.
  // Methods to which only the first rule applies are marked `@_disfavoredOverload`, so that files that also import
  // Foundation compile. In those files, calls to the marked methods use real time.

  extension DispatchQueue {
    /// Schedules a closure on the queue. The main queue runs the closure in host time, in the next pass.
    nonisolated public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
      guard isHosted("A call on the main queue") else { return RealTime.async(self, execute: work) }
      HostClock.shared.add(after: 0) { work() }
    }

    /// Schedules a closure on the queue. The main queue runs the closure in host time, and ignores the quality of
    /// service and the flags.
    @_disfavoredOverload
    nonisolated public func async(
      group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard isHosted("A call on the main queue") else {
        return RealTime.async(self, group: group, qos: qos, flags: flags, execute: work)
      }
      group?.enter()
      HostClock.shared.add(after: 0) {
        work()
        group?.leave()
      }
    }

    /// Schedules a work item on the queue.
    @_disfavoredOverload
    nonisolated public func async(execute workItem: DispatchWorkItem) {
      guard isHosted("A work item") else { return RealTime.async(self, execute: workItem) }
      nonisolated(unsafe) let item = workItem
      HostClock.shared.add(after: 0) { item.performUnlessCancelled() }
    }

    /// Schedules a closure on the queue at the given time. The main queue uses the host's clock.
    nonisolated public func asyncAfter(
      deadline: HostTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard isHosted("A delayed call on the main queue") else {
        return RealTime.asyncAfter(self, deadline: deadline.ofTheMachine, execute: work)
      }
      HostClock.shared.add(after: deadline.checked) { work() }
    }

    /// Schedules a closure on the queue at the given time. The main queue uses the host's clock, which is the only
    /// clock that it supports.
    nonisolated public func asyncAfter(
      wallDeadline: HostTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      asyncAfter(deadline: wallDeadline, execute: work)
    }

    /// Schedules a closure on the queue at the given time.
    nonisolated public func asyncAfter(
      deadline: DispatchTime, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard isHosted("A delayed call on the main queue") else {
        return RealTime.asyncAfter(self, deadline: deadline, flags: flags, execute: work)
      }
      HostClock.shared.add(after: deadline.secondsFromNow) { work() }
    }

    /// Schedules a work item at the given time. An item that is cancelled before that time does not run.
    @_disfavoredOverload
    nonisolated public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      guard isHosted("A delayed work item") else {
        return RealTime.asyncAfter(self, deadline: deadline, execute: execute)
      }
      nonisolated(unsafe) let item = execute
      HostClock.shared.add(after: deadline.secondsFromNow) { item.performUnlessCancelled() }
    }

    /// Runs a closure on the queue and waits for it. Waiting for the main queue on the main thread would cause a
    /// deadlock. In that case, a fault is reported and the closure runs immediately.
    @_disfavoredOverload
    nonisolated public func sync(execute block: () -> Void) {
      guard isMain, HostClock.isOnMain else { return RealTime.sync(self, execute: block) }
      Diagnostics.report(
        "mainQueueSync",
        "DispatchQueue.main.sync was called on the main thread, which would deadlock. Call the closure directly, or use async."
      )
      block()
    }

    /// Runs a closure on the queue and waits for its result. Waiting for the main queue on the main thread would cause
    /// a deadlock. In that case, a fault is reported and the closure runs immediately.
    @_disfavoredOverload
    nonisolated public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
      guard isMain, HostClock.isOnMain else { return try sync(flags: [], execute: work) }
      sync(execute: {})
      return try work()
    }

    /// Whether this is the main queue. On Linux, `DispatchQueue.main` can return a different object for each access.
    nonisolated private var isMain: Bool { self === DispatchQueue.main || label == "com.apple.main-thread" }

    /// Returns whether work on this queue runs in host time.
    nonisolated private func isHosted(_ what: String) -> Bool {
      guard isMain else { return false }
      if HostClock.shared.isRunning { return true }
      HostClock.shared.warnWithoutHost(what)
      return false
    }
  }

  extension DispatchWorkItem {
    /// Runs the item unless it has been cancelled. Dispatch checks this only for items on its own queues.
    nonisolated fileprivate func performUnlessCancelled() {
      if !isCancelled { perform() }
    }
  }

  extension HostTime {
    /// The equivalent time of the system clock.
    nonisolated fileprivate var ofTheMachine: DispatchTime {
      secondsFromNow.isFinite ? RealTime.now() + secondsFromNow : .distantFuture
    }

    /// The number of seconds. NaN is reported and treated as 0.
    nonisolated fileprivate var checked: Double {
      if !secondsFromNow.isNaN { return secondsFromNow }
      Diagnostics.report("callDelay", "A call was delayed by NaN seconds. The call runs in the next run loop pass.")
      return 0
    }
  }
#endif
