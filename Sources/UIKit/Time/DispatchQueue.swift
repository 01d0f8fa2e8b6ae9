// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The main queue, the only queue of a browser page, which has a single thread.
  public final class DispatchQueue {
    /// The main queue.
    public static let main = DispatchQueue()

    /// Unavailable in the browser, where a page has a single thread.
    @available(*, unavailable, message: "a browser page has one thread; use DispatchQueue.main")
    public static func global() -> DispatchQueue { main }

    /// Schedules a closure for the next turn.
    public func async(execute work: @escaping () -> Void) { TimedWork.shared.add(after: 0, body: work) }

    /// Schedules a work item for the next turn. An item that is cancelled before then does not run.
    public func async(execute workItem: DispatchWorkItem) { TimedWork.shared.add(after: 0) { workItem.perform() } }

    /// Schedules a closure at the given time of the host's clock.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
      TimedWork.shared.add(after: deadline.checkedSeconds, body: work)
    }

    /// Schedules a work item at the given time of the host's clock. An item that is cancelled before then does not run.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      TimedWork.shared.add(after: deadline.checkedSeconds) { execute.perform() }
    }

    /// Schedules a closure at the given time of the host's clock, the only supported clock.
    public func asyncAfter(wallDeadline: DispatchTime, execute work: @escaping () -> Void) {
      asyncAfter(deadline: wallDeadline, execute: work)
    }

    /// Calls the closure immediately and reports a fault, because waiting for the main queue here would deadlock.
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

    /// Calls the closure immediately, unless the item was cancelled.
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
