// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The main queue: a browser page has one thread, and this is its queue.
  public final class DispatchQueue {
    /// The one queue.
    public static let main = DispatchQueue()

    /// Not in the browser, where a page has one thread.
    @available(*, unavailable, message: "a browser page has one thread; use DispatchQueue.main")
    public static func global() -> DispatchQueue { main }

    /// Calls in the next turn.
    public func async(execute work: @escaping () -> Void) { TimedWork.shared.add(after: 0, body: work) }

    /// Performs an item in the next turn, unless it is cancelled before.
    public func async(execute workItem: DispatchWorkItem) { TimedWork.shared.add(after: 0) { workItem.perform() } }

    /// Calls at a moment of the host's clock.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
      TimedWork.shared.add(after: deadline.checkedSeconds, body: work)
    }

    /// Performs an item at a moment of the host's clock, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      TimedWork.shared.add(after: deadline.checkedSeconds) { execute.perform() }
    }

    /// Calls at a moment of the host's clock, the only one that there is.
    public func asyncAfter(wallDeadline: DispatchTime, execute work: @escaping () -> Void) {
      asyncAfter(deadline: wallDeadline, execute: work)
    }

    /// Rejected with a fault, because the main queue would wait for itself; the closure is called immediately.
    public func sync(execute block: () -> Void) {
      Diagnostics.report(
        "mainQueueSync",
        "DispatchQueue.main.sync was called on the main thread, which would deadlock. Call the closure directly, or use async."
      )
      block()
    }
  }

  /// A call that can be cancelled before it is made.
  public final class DispatchWorkItem {
    private var block: (() -> Void)?
    /// Whether it was cancelled.
    public private(set) var isCancelled = false

    /// An item that calls a closure.
    public init(block: @escaping () -> Void) { self.block = block }

    /// Calls at once, unless it was cancelled.
    public func perform() {
      if !isCancelled { block?() }
    }

    /// It calls no more.
    public func cancel() {
      isCancelled = true
      block = nil
    }
  }
#endif
