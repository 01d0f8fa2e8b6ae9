// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The main queue. A browser has no other queues, because a page has a single thread.
  public final class DispatchQueue {
    /// The main queue.
    public static let main = DispatchQueue()

    /// Unavailable in the browser, because a page has a single thread.
    @available(*, unavailable, message: "a browser page has one thread; use DispatchQueue.main")
    public static func global() -> DispatchQueue { main }

    /// Schedules a closure for the next pass of the queue.
    public func async(execute work: @escaping () -> Void) { TimedWork.shared.add(after: 0, body: work) }

    /// Schedules a work item for the next pass of the queue. If the item is cancelled before that pass, it does not
    /// run.
    public func async(execute workItem: DispatchWorkItem) { TimedWork.shared.add(after: 0) { workItem.perform() } }

    /// Schedules a closure at the given time of the host's clock.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
      TimedWork.shared.add(after: deadline.checkedSeconds, body: work)
    }

    /// Schedules a work item at the given time of the host's clock. If the item is cancelled before that time, it does
    /// not run.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      TimedWork.shared.add(after: deadline.checkedSeconds) { execute.perform() }
    }

    /// Schedules a closure at the given time of the host's clock, which is the only supported clock.
    public func asyncAfter(wallDeadline: DispatchTime, execute work: @escaping () -> Void) {
      asyncAfter(deadline: wallDeadline, execute: work)
    }

    /// Reports a fault and calls the closure immediately, because waiting for the main queue on the only thread would
    /// cause a deadlock.
    public func sync(execute block: () -> Void) {
      Diagnostics.report(
        "mainQueueSync",
        "DispatchQueue.main.sync was called on the main thread, which would deadlock. Call the closure directly, or use async."
      )
      block()
    }
  }

  /// A closure whose scheduled call can be cancelled.
  public final class DispatchWorkItem {
    private var block: (() -> Void)?
    /// Whether the item was cancelled.
    public private(set) var isCancelled = false

    /// Creates an item with a closure.
    public init(block: @escaping () -> Void) { self.block = block }

    /// Calls the closure immediately, unless the item has been cancelled.
    public func perform() {
      if !isCancelled { block?() }
    }

    /// Cancels the item and releases its closure.
    public func cancel() {
      isCancelled = true
      block = nil
    }
  }
#endif
