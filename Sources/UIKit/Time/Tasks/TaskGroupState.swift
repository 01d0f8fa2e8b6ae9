// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The tasks of a group and their unread results.
  final class TaskGroupState<ChildTaskResult, Failure: Error>: @unchecked Sendable {
    private var results: [Result<ChildTaskResult, Failure>] = []
    private var tasks: [TaskRecord] = []
    private var runningCount = 0
    private(set) var isCancelled = false
    /// The continuation of the function that is waiting for the next result.
    private var reader: UnsafeContinuation<Void, Never>?

    /// Whether every task has ended and every result has been read.
    var isEmpty: Bool { results.isEmpty && runningCount == 0 }

    /// Starts a task in the next pass of the main queue. If the group discards results, only the first error is kept.
    func add(discarding: Bool = false, _ operation: @escaping () async -> Result<ChildTaskResult, Failure>) {
      runningCount += 1
      let task = Task<Void, Never> {
        let result = await operation()
        self.end(result, discarding: discarding)
      }
      if isCancelled { task.cancel() }
      tasks.append(task.state)
    }

    private func end(_ result: Result<ChildTaskResult, Failure>, discarding: Bool) {
      if !discarding {
        results.append(result)
      } else if case .failure = result {
        if results.isEmpty { results.append(result) }
        cancelAll()
      }
      runningCount -= 1
      guard let reader, !discarding || runningCount == 0 else { return }
      self.reader = nil
      reader.resume(returning: ())
    }

    /// Returns the next result, in the order in which tasks end, or nil once all results have been read.
    func next() async -> Result<ChildTaskResult, Failure>? {
      if results.isEmpty, runningCount > 0 { await wait() }
      return results.isEmpty ? nil : results.removeFirst()
    }

    /// Waits until the next result is available or, in a group that discards results, until all tasks have ended.
    func wait() async {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in reader = continuation }
    }

    /// Waits until all tasks of a group that discards results have ended. Returns the first error.
    func waitDiscarding() async -> Failure? {
      if runningCount > 0 { await wait() }
      guard case .failure(let error)? = results.first else { return nil }
      return error
    }

    /// Waits until all tasks have ended, and discards their results.
    func waitForAll() async { while await next() != nil {} }

    func cancelAll() {
      isCancelled = true
      for task in tasks { task.cancel() }
    }

    /// Runs a function. If the surrounding task is cancelled while the function runs, the group is also cancelled.
    func run<Value, E: Error>(_ body: () async throws(E) -> Value) async throws(E) -> Value {
      try await withTaskCancellationHandler(operation: body, onCancel: { self.cancelAll() })
    }
  }
#endif
