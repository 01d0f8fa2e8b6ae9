// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Tasks that work beside one another and whose results are collected, in the browser build.
  ///
  /// Differs from Swift: results are read by `next()`, into which the rewriter of `sprung` turns `for await`. Tasks of a group do not
  /// throw.
  public struct TaskGroup<ChildTaskResult>: @unchecked Sendable {
    private final class State {
      var results: [ChildTaskResult] = []
      var tasks: [Task<Void, Never>] = []
      var runningCount = 0
      var isCancelled = false
      /// The function that waits for the next result.
      var reader: UnsafeContinuation<Void, Never>?
    }

    private let state = State()

    fileprivate init() {}

    /// Begins a task in the next turn. The priority is not used.
    public mutating func addTask(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> ChildTaskResult
    ) {
      let state = state
      state.runningCount += 1
      let task = Task<Void, Never> {
        let result = await operation()
        state.results.append(result)
        state.runningCount -= 1
        guard let reader = state.reader else { return }
        state.reader = nil
        reader.resume(returning: ())
      }
      if state.isCancelled { task.cancel() }
      state.tasks.append(task)
    }

    /// Begins a task unless the group was cancelled; returns whether it did.
    public mutating func addTaskUnlessCancelled(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> ChildTaskResult
    ) -> Bool {
      if state.isCancelled { return false }
      addTask(name: name, priority: priority, operation: operation)
      return true
    }

    /// The next result, in the order in which tasks end; nil when there are no more tasks.
    public mutating func next() async -> ChildTaskResult? {
      let state = state
      if state.results.isEmpty, state.runningCount > 0 {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in state.reader = continuation }
      }
      return state.results.isEmpty ? nil : state.results.removeFirst()
    }

    /// Waits until all tasks have ended, and discards their results.
    public mutating func waitForAll() async { while await next() != nil {} }

    /// All results combined, in the order in which tasks end.
    public mutating func reduce<Value>(
      _ initialResult: Value, _ nextPartialResult: (Value, ChildTaskResult) async -> Value
    ) async -> Value {
      var value = initialResult
      while let result = await next() { value = await nextPartialResult(value, result) }
      return value
    }

    /// All results combined in a value, in the order in which tasks end.
    public mutating func reduce<Value>(
      into initialResult: Value, _ updateAccumulatingResult: (inout Value, ChildTaskResult) async -> Void
    ) async -> Value {
      var value = initialResult
      while let result = await next() { await updateAccumulatingResult(&value, result) }
      return value
    }

    /// Whether there are no tasks whose results have not been read.
    public var isEmpty: Bool { state.results.isEmpty && state.runningCount == 0 }

    /// Whether the group was cancelled.
    public var isCancelled: Bool { state.isCancelled }

    /// Cancels all tasks of the group, and those that are added later.
    public func cancelAll() {
      state.isCancelled = true
      for task in state.tasks { task.cancel() }
    }
  }

  /// Runs a function that adds tasks to a group and reads their results. Returns when all tasks have ended.
  public func withTaskGroup<ChildTaskResult, GroupResult>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
    returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
  ) async -> GroupResult {
    var group = TaskGroup<ChildTaskResult>()
    let result = await body(&group)
    await group.waitForAll()
    return result
  }
#endif
