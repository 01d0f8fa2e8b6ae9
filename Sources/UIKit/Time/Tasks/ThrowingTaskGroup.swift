// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A group of concurrent tasks that can fail and whose results are collected, for the browser build.
  ///
  /// Differs from Swift: all tasks throw the same error type, which the rewriter of `sprung` infers. Results are read
  /// with `next()`. The rewriter of `sprung` replaces `for try await` with calls to `next()`.
  public struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: @unchecked Sendable {
    private let state: TaskGroupState<ChildTaskResult, Failure>

    fileprivate init(_ state: TaskGroupState<ChildTaskResult, Failure>) {
      self.state = state
    }

    /// Starts a task in the next pass of the main queue. The priority is ignored.
    public mutating func addTask(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(Failure) -> ChildTaskResult
    ) {
      state.add {
        do throws(Failure) {
          return .success(try await operation())
        } catch {
          return .failure(error)
        }
      }
    }

    /// Starts a task, unless the group has been cancelled. Returns whether it was started.
    public mutating func addTaskUnlessCancelled(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(Failure) -> ChildTaskResult
    ) -> Bool {
      if state.isCancelled { return false }
      addTask(name: name, priority: priority, operation: operation)
      return true
    }

    /// Returns the next value, in the order in which tasks end, or nil once all results have been read. If the next
    /// task has failed, throws its error. The other tasks continue, and their results can still be read.
    public mutating func next() async throws(Failure) -> ChildTaskResult? {
      switch await state.next() {
      case .success(let value)?: return value
      case .failure(let error)?: throw error
      case nil: return nil
      }
    }

    /// Returns the next value or error, in the order in which tasks end, or nil once all results have been read.
    public mutating func nextResult() async -> Result<ChildTaskResult, Failure>? { await state.next() }

    /// Waits until all tasks have ended, and throws the first error. An error does not cancel the other tasks.
    public mutating func waitForAll() async throws(Failure) {
      var first: Failure?
      while let result = await state.next() {
        if case .failure(let error) = result, first == nil { first = error }
      }
      if let first { throw first }
    }

    /// Combines all results, in the order in which tasks end.
    public mutating func reduce<Value>(
      _ initialResult: Value, _ nextPartialResult: (Value, ChildTaskResult) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
      var value = initialResult
      while let result = try await next() { value = try await nextPartialResult(value, result) }
      return value
    }

    /// Combines all results into a value, in the order in which tasks end.
    public mutating func reduce<Value>(
      into initialResult: Value,
      _ updateAccumulatingResult: (inout Value, ChildTaskResult) async throws(Failure) -> Void
    ) async throws(Failure) -> Value {
      var value = initialResult
      while let result = try await next() { try await updateAccumulatingResult(&value, result) }
      return value
    }

    /// Returns the first value that satisfies a condition, in the order in which tasks end, or nil if no value does.
    public mutating func first(
      where predicate: (ChildTaskResult) async throws(Failure) -> Bool
    ) async throws(Failure) -> ChildTaskResult? {
      while let result = try await next() { if try await predicate(result) { return result } }
      return nil
    }

    /// Returns whether a value satisfies a condition. Results after the first match are not read.
    public mutating func contains(
      where predicate: (ChildTaskResult) async throws(Failure) -> Bool
    ) async throws(Failure) -> Bool {
      try await first(where: predicate) != nil
    }

    /// Returns whether all values satisfy a condition. Results after the first mismatch are not read.
    public mutating func allSatisfy(
      _ predicate: (ChildTaskResult) async throws(Failure) -> Bool
    ) async throws(Failure) -> Bool {
      while let result = try await next() { if try await !predicate(result) { return false } }
      return true
    }

    /// Whether every task has ended and every result has been read.
    public var isEmpty: Bool { state.isEmpty }

    /// Whether the group or the task that runs it was cancelled.
    public var isCancelled: Bool { state.isCancelled }

    /// Cancels all tasks of the group, including those that are added later.
    public func cancelAll() { state.cancelAll() }
  }

  /// Runs a function that adds tasks to a group and reads their results. Returns when all tasks have ended. If the
  /// function throws, the tasks are cancelled first.
  public func withThrowingTaskGroup<ChildTaskResult, GroupResult, Failure: Error>(
    of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
    returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout ThrowingTaskGroup<ChildTaskResult, Failure>) async throws(Failure) -> GroupResult
  ) async throws(Failure) -> GroupResult {
    let state = TaskGroupState<ChildTaskResult, Failure>()
    let outcome: Result<GroupResult, Failure> = await state.run {
      var group = ThrowingTaskGroup(state)
      let outcome: Result<GroupResult, Failure>
      do throws(Failure) {
        outcome = .success(try await body(&group))
      } catch {
        outcome = .failure(error)
        state.cancelAll()
      }
      await state.waitForAll()
      return outcome
    }
    switch outcome {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
#endif
