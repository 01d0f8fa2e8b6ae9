// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A group of concurrent tasks without results that can fail, for the browser build.
  ///
  /// Differs from Swift: all tasks throw the same error type, which the rewriter of `sprung` infers.
  public struct ThrowingDiscardingTaskGroup<Failure: Error>: @unchecked Sendable {
    private let state: TaskGroupState<Void, Failure>

    fileprivate init(_ state: TaskGroupState<Void, Failure>) {
      self.state = state
    }

    /// Starts a task in the next pass of the main queue. The priority is ignored. A task that fails cancels the group.
    public mutating func addTask(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(Failure) -> Void
    ) {
      state.add(discarding: true) {
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
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(Failure) -> Void
    ) -> Bool {
      if state.isCancelled { return false }
      addTask(name: name, priority: priority, operation: operation)
      return true
    }

    /// Whether all tasks of the group have ended.
    public var isEmpty: Bool { state.isEmpty }

    /// Whether the group or the task that runs it was cancelled.
    public var isCancelled: Bool { state.isCancelled }

    /// Cancels all tasks of the group, including those that are added later.
    public func cancelAll() { state.cancelAll() }
  }

  /// Runs a function that adds tasks without results to a group. Returns when all tasks have ended. Throws the error of
  /// the function or, if there is none, the first error of a task.
  public func withThrowingDiscardingTaskGroup<GroupResult, Failure: Error>(
    returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout ThrowingDiscardingTaskGroup<Failure>) async throws(Failure) -> GroupResult
  ) async throws(Failure) -> GroupResult {
    let state = TaskGroupState<Void, Failure>()
    let outcome: Result<GroupResult, Failure> = await state.run {
      var group = ThrowingDiscardingTaskGroup(state)
      let outcome: Result<GroupResult, Failure>
      do throws(Failure) {
        outcome = .success(try await body(&group))
      } catch {
        outcome = .failure(error)
        state.cancelAll()
      }
      let failure = await state.waitDiscarding()
      if case .success = outcome, let failure { return .failure(failure) }
      return outcome
    }
    switch outcome {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
#endif
