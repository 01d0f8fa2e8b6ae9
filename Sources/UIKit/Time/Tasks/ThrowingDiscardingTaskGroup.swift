// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Tasks that work beside one another, have no results and may fail, in the browser build.
  ///
  /// Differs from Swift: all tasks throw errors of one type, which the rewriter of `sprung` finds.
  public struct ThrowingDiscardingTaskGroup<Failure: Error>: @unchecked Sendable {
    private let state: TaskGroupState<Void, Failure>

    fileprivate init(_ state: TaskGroupState<Void, Failure>) {
      self.state = state
    }

    /// Begins a task in the next turn. The priority is not used. A task that fails cancels the group.
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

    /// Begins a task unless the group was cancelled; returns whether it did.
    public mutating func addTaskUnlessCancelled(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(Failure) -> Void
    ) -> Bool {
      if state.isCancelled { return false }
      addTask(name: name, priority: priority, operation: operation)
      return true
    }

    /// Whether no task of the group runs.
    public var isEmpty: Bool { state.isEmpty }

    /// Whether the group was cancelled, or the task that runs it.
    public var isCancelled: Bool { state.isCancelled }

    /// Cancels all tasks of the group, and those that are added later.
    public func cancelAll() { state.cancelAll() }
  }

  /// Runs a function that adds tasks without results to a group. Returns when all tasks have ended; throws the error of the function, or
  /// the first one of a task.
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
