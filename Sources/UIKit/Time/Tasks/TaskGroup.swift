// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A group of concurrent tasks whose results are collected, for the browser build.
  ///
  /// Differs from Swift: results are read with `next()`. The rewriter of `sprung` replaces `for await` with calls to
  /// `next()`.
  public struct TaskGroup<ChildTaskResult>: @unchecked Sendable {
    private let state: TaskGroupState<ChildTaskResult, Never>

    fileprivate init(_ state: TaskGroupState<ChildTaskResult, Never>) {
      self.state = state
    }

    /// Starts a task in the next pass of the main queue. The priority is ignored.
    public mutating func addTask(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> ChildTaskResult
    ) {
      state.add { .success(await operation()) }
    }

    /// Starts a task, unless the group has been cancelled. Returns whether it was started.
    public mutating func addTaskUnlessCancelled(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> ChildTaskResult
    ) -> Bool {
      if state.isCancelled { return false }
      addTask(name: name, priority: priority, operation: operation)
      return true
    }

    /// Returns the next result, in the order in which tasks end, or nil once all results have been read.
    public mutating func next() async -> ChildTaskResult? {
      switch await state.next() {
      case .success(let value)?: return value
      case nil: return nil
      }
    }

    /// Waits until all tasks have ended, and discards their results.
    public mutating func waitForAll() async { await state.waitForAll() }

    /// Combines all results, in the order in which tasks end.
    public mutating func reduce<Value>(
      _ initialResult: Value, _ nextPartialResult: (Value, ChildTaskResult) async -> Value
    ) async -> Value {
      var value = initialResult
      while let result = await next() { value = await nextPartialResult(value, result) }
      return value
    }

    /// Combines all results into a value, in the order in which tasks end.
    public mutating func reduce<Value>(
      into initialResult: Value, _ updateAccumulatingResult: (inout Value, ChildTaskResult) async -> Void
    ) async -> Value {
      var value = initialResult
      while let result = await next() { await updateAccumulatingResult(&value, result) }
      return value
    }

    /// Returns the first result that satisfies a condition, in the order in which tasks end, or nil if no result does.
    public mutating func first(where predicate: (ChildTaskResult) async -> Bool) async -> ChildTaskResult? {
      while let result = await next() { if await predicate(result) { return result } }
      return nil
    }

    /// Returns whether a result satisfies a condition. Results after the first match are not read.
    public mutating func contains(where predicate: (ChildTaskResult) async -> Bool) async -> Bool {
      await first(where: predicate) != nil
    }

    /// Returns whether all results satisfy a condition. Results after the first mismatch are not read.
    public mutating func allSatisfy(_ predicate: (ChildTaskResult) async -> Bool) async -> Bool {
      while let result = await next() { if await !predicate(result) { return false } }
      return true
    }

    /// Whether every task has ended and every result has been read.
    public var isEmpty: Bool { state.isEmpty }

    /// Whether the group or the task that runs it was cancelled.
    public var isCancelled: Bool { state.isCancelled }

    /// Cancels all tasks of the group, including those that are added later.
    public func cancelAll() { state.cancelAll() }
  }

  /// Runs a function that adds tasks to a group and reads their results. Returns when all tasks have ended.
  public func withTaskGroup<ChildTaskResult, GroupResult>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
    returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
  ) async -> GroupResult {
    let state = TaskGroupState<ChildTaskResult, Never>()
    return await state.run {
      var group = TaskGroup(state)
      let result = await body(&group)
      await state.waitForAll()
      return result
    }
  }
#endif
