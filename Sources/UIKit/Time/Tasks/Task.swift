// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A piece of work that may wait for others, in the browser build, where Swift's concurrency library does not exist.
  ///
  /// It begins in the next turn and runs on the page's only thread, in the time of the frames.
  /// Differs from Swift: an error has a known type, `throws(SomeError)`, as everywhere in Embedded Swift. `async let` is written as a task
  /// whose `value` is read, which the rewriter of `sprung` does.
  public struct Task<Success, Failure: Error>: Sendable {
    let state: TaskState<Success, Failure>

    /// Asks the task to end. The task checks `Task.isCancelled` itself; a task that sleeps wakes up and throws a `CancellationError`.
    public func cancel() { state.cancel() }

    /// Whether `cancel()` was called.
    public var isCancelled: Bool { state.isCancelled }

    /// The value or the error of the task. Reading it waits until the task has ended. A task with an error type of the application has
    /// only this property and no `value`.
    public var result: Result<Success, Failure> {
      get async {
        if let result = state.result { return result }
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
          state.whenEnded { continuation.resume(returning: ()) }
        }
        // The result exists, because the task has ended.
        return state.result!
      }
    }
  }

  extension Task: Hashable {
    /// Whether both are the same task.
    public static func == (one: Task, other: Task) -> Bool { one.state === other.state }

    /// Hashes the identity of the task.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(state)) }
  }

  extension Task where Failure == Never {
    /// The value of the task. Reading it waits until the task has ended.
    public var value: Success {
      get async {
        switch await result {
        case .success(let value): return value
        }
      }
    }

    /// Begins a task in the next turn. The priority is not used.
    @discardableResult
    public init(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Success
    ) {
      let state = TaskState<Success, Never>()
      self.state = state
      state.begin { state.end(.success(await operation())) }
    }

    /// Begins a task in the next turn, as `init` does: there is one thread, so nothing is inherited.
    @discardableResult
    public static func detached(
      name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
  }

  extension Task where Failure == CancellationError {
    /// The value of the task. Reading it waits until the task has ended, and throws if the task was cancelled.
    public var value: Success {
      get async throws(CancellationError) {
        switch await result {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
    }

    /// Begins a task in the next turn that may throw what `Task.sleep` throws. The priority is not used.
    @discardableResult
    public init(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(CancellationError) -> Success
    ) { self.init(failure: CancellationError.self, priority: priority, operation: operation) }

    /// Begins a task in the next turn, as `init` does: there is one thread, so nothing is inherited.
    @_disfavoredOverload
    @discardableResult
    public static func detached(
      name: String? = nil, priority: TaskPriority? = nil,
      operation: @escaping () async throws(CancellationError) -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
  }

  extension Task {
    /// Sprung addition: begins a task in the next turn that may throw an error of a type, as in
    /// `Task(failure: LoadError.self) { () async throws(LoadError) in try await load() }`.
    @discardableResult
    public init(
      failure: Failure.Type, name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(Failure) -> Success
    ) {
      let state = TaskState<Success, Failure>()
      self.state = state
      state.begin {
        do throws(Failure) {
          state.end(.success(try await operation()))
        } catch {
          state.end(.failure(error))
        }
      }
    }
  }

  /// The urgency of a task. It is stored and not used: there is one thread, and tasks run in the order in which they were created.
  public struct TaskPriority: RawRepresentable, Sendable, Hashable {
    /// The number of the priority.
    public let rawValue: UInt8
    /// Makes a priority of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The priority of work that a person waits for.
    public static let high = TaskPriority(rawValue: 25)
    /// The same as `high`.
    public static let userInitiated = TaskPriority(rawValue: 25)
    /// The default priority.
    public static let medium = TaskPriority(rawValue: 21)
    /// The priority of work that can take longer.
    public static let low = TaskPriority(rawValue: 17)
    /// The same as `low`.
    public static let utility = TaskPriority(rawValue: 17)
    /// The priority of background work.
    public static let background = TaskPriority(rawValue: 9)
  }

  /// The error of a task that was cancelled, thrown by `Task.sleep` and `Task.checkCancellation()`.
  public struct CancellationError: Error {
    /// Makes the error.
    public init() {}
  }
#endif
