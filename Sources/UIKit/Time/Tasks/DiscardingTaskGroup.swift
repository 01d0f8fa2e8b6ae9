// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Tasks that work beside one another and have no results, in the browser build.
  public struct DiscardingTaskGroup: @unchecked Sendable {
    private let state: TaskGroupState<Void, Never>

    fileprivate init(_ state: TaskGroupState<Void, Never>) {
      self.state = state
    }

    /// Begins a task in the next turn. The priority is not used.
    public mutating func addTask(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Void
    ) {
      state.add(discarding: true) { .success(await operation()) }
    }

    /// Begins a task unless the group was cancelled; returns whether it did.
    public mutating func addTaskUnlessCancelled(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Void
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

  /// Runs a function that adds tasks without results to a group. Returns when all tasks have ended.
  public func withDiscardingTaskGroup<GroupResult>(
    returning returnType: GroupResult.Type = GroupResult.self,
    body: (inout DiscardingTaskGroup) async -> GroupResult
  ) async -> GroupResult {
    let state = TaskGroupState<Void, Never>()
    return await state.run {
      var group = DiscardingTaskGroup(state)
      let result = await body(&group)
      _ = await state.waitDiscarding()
      return result
    }
  }
#endif
