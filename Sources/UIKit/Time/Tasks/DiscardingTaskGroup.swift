// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A group of concurrent tasks without results, for the browser build.
  public struct DiscardingTaskGroup: @unchecked Sendable {
    private let state: TaskGroupState<Void, Never>

    fileprivate init(_ state: TaskGroupState<Void, Never>) {
      self.state = state
    }

    /// Starts a task in the next pass of the main queue. The priority is ignored.
    public mutating func addTask(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Void
    ) {
      state.add(discarding: true) { .success(await operation()) }
    }

    /// Starts a task, unless the group has been cancelled. Returns whether the task was started.
    public mutating func addTaskUnlessCancelled(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Void
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
