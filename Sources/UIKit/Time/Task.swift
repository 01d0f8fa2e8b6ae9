// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A call in the next turn, in the spelling of a task.
  ///
  /// Differs from Swift: the browser build has no concurrency, so the closure must not say `await`. What waits is written with
  /// `DispatchQueue.main.asyncAfter`, a `Timer` or `perform(afterDelay:_:)`.
  public final class Task {
    /// Whether it was cancelled.
    public private(set) var isCancelled = false

    /// Calls a closure in the next turn, unless it is cancelled before.
    @discardableResult
    public init(operation: @escaping () -> Void) {
      TimedWork.shared.add(after: 0) {
        if !self.isCancelled { operation() }
      }
    }

    /// It does not call any more, if it has not yet.
    public func cancel() { isCancelled = true }

    /// Not in the browser, where nothing can wait within a function.
    @available(*, unavailable, message: "nothing waits in the browser build; use DispatchQueue.main.asyncAfter")
    public static func sleep(nanoseconds duration: UInt64) {}

    /// Not in the browser, where nothing can wait within a function.
    @available(*, unavailable, message: "nothing waits in the browser build; use DispatchQueue.main.asyncAfter")
    public static func sleep(for duration: Double) {}
  }
#endif
