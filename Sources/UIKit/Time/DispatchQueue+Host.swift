// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AmbiguousTrailingClosureOverload

#if !hasFeature(Embedded)
  // Two rules of Swift make these replace Dispatch's own. In a file that imports UIKit alone, which re-exports
  // Foundation, a declaration in UIKit hides one of the same type below it. In a file that also imports Foundation
  // nothing is hidden, but a call without defaulted parameters is preferred to one with them. Where only the first rule
  // helps, the declaration is marked @_disfavoredOverload, so that the second kind of file compiles and runs in the
  // time of the machine.

  extension DispatchQueue {
    /// Calls on the queue as soon as it can: on the main queue in the host's time, in the next turn.
    nonisolated public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
      guard isHosted("A call on the main queue") else { return RealTime.async(self, execute: work) }
      HostClock.shared.add(after: 0) { work() }
    }

    /// Calls on the queue as soon as it can: on the main queue in the host's time, where quality and flags mean nothing.
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

    /// Performs an item as soon as the queue can.
    @_disfavoredOverload
    nonisolated public func async(execute workItem: DispatchWorkItem) {
      guard isHosted("A work item") else { return RealTime.async(self, execute: workItem) }
      nonisolated(unsafe) let item = workItem
      HostClock.shared.add(after: 0) { item.performUnlessCancelled() }
    }

    /// Calls on the queue at a moment: on the main queue one of the host's clock.
    nonisolated public func asyncAfter(
      deadline: HostTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard isHosted("A delayed call on the main queue") else {
        return RealTime.asyncAfter(self, deadline: deadline.ofTheMachine, execute: work)
      }
      HostClock.shared.add(after: deadline.checked) { work() }
    }

    /// Calls a closure on the queue at a moment: on the main queue a moment of the host's clock, the only one that it
    /// supports.
    nonisolated public func asyncAfter(
      wallDeadline: HostTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      asyncAfter(deadline: wallDeadline, execute: work)
    }

    /// Calls on the queue at a moment.
    nonisolated public func asyncAfter(
      deadline: DispatchTime, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard isHosted("A delayed call on the main queue") else {
        return RealTime.asyncAfter(self, deadline: deadline, flags: flags, execute: work)
      }
      HostClock.shared.add(after: deadline.secondsFromNow) { work() }
    }

    /// Performs an item at a moment, unless it is cancelled before.
    @_disfavoredOverload
    nonisolated public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      guard isHosted("A delayed work item") else {
        return RealTime.asyncAfter(self, deadline: deadline, execute: execute)
      }
      nonisolated(unsafe) let item = execute
      HostClock.shared.add(after: deadline.secondsFromNow) { item.performUnlessCancelled() }
    }

    /// Calls a closure on the queue and waits. On the main thread the main queue would wait for itself: that is
    /// rejected with a fault, and the closure is called immediately.
    @_disfavoredOverload
    nonisolated public func sync(execute block: () -> Void) {
      guard isMain, HostClock.isOnMain else { return RealTime.sync(self, execute: block) }
      Diagnostics.report(
        "mainQueueSync",
        "DispatchQueue.main.sync was called on the main thread, which would deadlock. Call the closure directly, or use async."
      )
      block()
    }

    /// Calls a closure on the queue and waits for its result. On the main thread the main queue would wait for itself,
    /// which is rejected with a fault as above.
    @_disfavoredOverload
    nonisolated public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
      guard isMain, HostClock.isOnMain else { return try sync(flags: [], execute: work) }
      sync(execute: {})
      return try work()
    }

    /// Whether this is the main queue; off Apple's platforms it is another object at each access.
    nonisolated private var isMain: Bool { self === DispatchQueue.main || label == "com.apple.main-thread" }

    /// Whether a call on this queue belongs to the host's time.
    nonisolated private func isHosted(_ what: String) -> Bool {
      guard isMain else { return false }
      if HostClock.shared.isRunning { return true }
      HostClock.shared.warnWithoutHost(what)
      return false
    }
  }

  extension DispatchWorkItem {
    /// A cancelled item is not performed; Dispatch looks only when a queue of its own performs it.
    nonisolated fileprivate func performUnlessCancelled() {
      if !isCancelled { perform() }
    }
  }

  extension HostTime {
    /// The same moment on the machine's clock.
    nonisolated fileprivate var ofTheMachine: DispatchTime {
      secondsFromNow.isFinite ? RealTime.now() + secondsFromNow : .distantFuture
    }

    /// The seconds; NaN counts as 0, with a fault.
    nonisolated fileprivate var checked: Double {
      if !secondsFromNow.isNaN { return secondsFromNow }
      Diagnostics.report("callDelay", "A call was delayed by NaN seconds. It runs in the next run loop pass.")
      return 0
    }
  }
#endif
