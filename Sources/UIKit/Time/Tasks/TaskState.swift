// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a task that does not depend on its result type: whether it has been cancelled, its cancellation
  /// handlers, and the running operation.
  class TaskRecord: @unchecked Sendable {
    /// The task whose code is currently running; nil outside of tasks.
    nonisolated(unsafe) static var current: TaskRecord?

    private(set) var isCancelled = false
    private var handlers: [(order: Int, call: () -> Void)] = []
    private var nextOrder = 0
    /// The operation, retained while the task runs.
    private var operation: (() async -> Void)?

    final func cancel() {
      guard !isCancelled else { return }
      isCancelled = true
      let waiting = handlers
      handlers = []
      for handler in waiting { handler.call() }
    }

    /// Calls a closure when the task is cancelled, or immediately if it has already been cancelled. The returned number
    /// identifies the closure, so that it can be removed.
    final func whenCancelled(_ call: @escaping () -> Void) -> Int {
      nextOrder += 1
      if isCancelled { call() } else { handlers.append((nextOrder, call)) }
      return nextOrder
    }

    final func remove(handler order: Int) { handlers.removeAll { $0.order == order } }

    /// Runs the operation as a separate step.
    final func begin(_ operation: @escaping () async -> Void) {
      self.operation = operation
      step {
        guard let operation = self.operation else { return }
        _start(
          operation,
          ended: { owner in
            guard let owner else { return }
            Unmanaged<TaskRecord>.fromOpaque(owner).takeRetainedValue().operation = nil
          }, owner: Unmanaged.passRetained(self).toOpaque())
      }
    }

    /// Runs code of the task: in the current frame if timed calls are running, and otherwise in the next frame. If the
    /// application restarts first, the code does not run.
    final func step(_ body: @escaping () -> Void) {
      TimedWork.shared.addStep(
        abandon: { self.operation = nil },
        body: {
          let outer = TaskRecord.current
          TaskRecord.current = self
          body()
          TaskRecord.current = outer
        })
    }
  }

  /// A task and its result.
  final class TaskState<Success, Failure: Error>: TaskRecord {
    private(set) var result: Result<Success, Failure>?
    private var waiting: [() -> Void] = []

    func end(_ result: Result<Success, Failure>) {
      self.result = result
      let calls = waiting
      waiting = []
      for call in calls { call() }
    }

    /// Calls a closure when the result becomes available. Do not call this method if the result is already available.
    func whenEnded(_ call: @escaping () -> Void) { waiting.append(call) }
  }
#endif
