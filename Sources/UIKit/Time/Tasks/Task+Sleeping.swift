// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension Task where Success == Never, Failure == Never {
    /// Whether the current task has been cancelled. The value is false outside of tasks.
    public static var isCancelled: Bool { TaskRecord.current?.isCancelled ?? false }

    /// Throws a `CancellationError` if the current task has been cancelled.
    public static func checkCancellation() throws(CancellationError) {
      if isCancelled { throw CancellationError() }
    }

    /// Suspends the task so that other tasks can run. The task resumes in the same frame or in the next frame.
    public static func yield() async {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
        TimedWork.shared.add(after: 0) { continuation.resume() }
      }
    }

    /// Sleeps in frame time. Throws a `CancellationError` when the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws(CancellationError) {
      try await sleep(seconds: Double(duration) / 1e9)
    }

    /// Sleeps in frame time. The tolerance is ignored, because wake-ups are never late. Throws a `CancellationError`
    /// when the task is cancelled.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws(CancellationError) {
      let parts = duration.components
      try await sleep(seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }

    private static func sleep(seconds: Double) async throws(CancellationError) {
      try checkCancellation()
      let sleep = TaskSleep()
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
        sleep.begin(seconds: max(0, seconds), continuation)
      }
      try checkCancellation()
    }
  }

  /// The sleep of a task, which ends at the deadline or when the task is cancelled.
  private final class TaskSleep: @unchecked Sendable {
    private var continuation: UnsafeContinuation<Void, Never>?
    private let task = TaskRecord.current
    private var handler: Int?

    func begin(seconds: Double, _ continuation: UnsafeContinuation<Void, Never>) {
      self.continuation = continuation
      handler = task?.whenCancelled { self.end() }
      TimedWork.shared.add(after: seconds, isAlive: { self.continuation != nil }, body: { self.end() })
    }

    private func end() {
      guard let continuation else { return }
      self.continuation = nil
      if let handler { task?.remove(handler: handler) }
      continuation.resume()
    }
  }

  /// Runs an operation. Calls `onCancel` if the current task has already been cancelled or is cancelled during the
  /// operation.
  public func withTaskCancellationHandler<T, E: Error>(
    operation: () async throws(E) -> T, onCancel handler: @escaping () -> Void
  ) async throws(E) -> T {
    let task = TaskRecord.current
    let order = task?.whenCancelled(handler)
    defer { if let order { task?.remove(handler: order) } }
    return try await operation()
  }
#endif
