// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// A unit of asynchronous work in the browser build, which does not contain Swift's concurrency library.
  ///
  /// A task starts in the next pass of the main queue and runs on the page's only thread, in frame time. Differs from
  /// Swift: errors are typed with `throws(SomeError)`, as everywhere in Embedded Swift. The rewriter of `sprung`
  /// replaces `async let` with a task whose `value` is read.
  public struct Task<Success, Failure: Error>: Sendable {
    let state: TaskState<Success, Failure>

    /// Requests cancellation. A running task must check `Task.isCancelled`. If the task is sleeping, the sleep ends and
    /// throws a `CancellationError`.
    public func cancel() { state.cancel() }

    /// Whether `cancel()` has been called.
    public var isCancelled: Bool { state.isCancelled }

    /// The value or error of the task. Reading the result waits until the task has ended. Differs from Swift: a task
    /// with a custom error type has no property `value`, so this property must be used.
    public var result: Result<Success, Failure> {
      get async {
        if let result = state.result { return result }
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
          state.whenEnded { continuation.resume(returning: ()) }
        }
        // The result exists because the task has ended.
        return state.result!
      }
    }
  }

  extension Task: Hashable {
    /// Returns whether both values refer to the same task.
    public static func == (one: Task, other: Task) -> Bool { one.state === other.state }

    /// Adds the identity of the task to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(state)) }
  }

  extension Task where Failure == Never {
    /// The value of the task. Reading the value waits until the task has ended.
    public var value: Success {
      get async {
        switch await result {
        case .success(let value): return value
        }
      }
    }

    /// Starts a task in the next pass of the main queue. The priority is ignored.
    @discardableResult
    public init(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async -> Success
    ) {
      let state = TaskState<Success, Never>()
      self.state = state
      state.begin { state.end(.success(await operation())) }
    }

    /// Starts a task in the next pass, like `init`. A detached task does not differ from other tasks, because there is
    /// only one thread.
    @discardableResult
    public static func detached(
      name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
  }

  extension Task where Failure == CancellationError {
    /// The value of the task. Reading the value waits until the task has ended, and throws the error of the task if
    /// there is one.
    public var value: Success {
      get async throws(CancellationError) {
        switch await result {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
    }

    /// Starts a task in the next pass. The operation may throw a `CancellationError`, as `Task.sleep` does. The
    /// priority is ignored.
    @discardableResult
    public init(
      name: String? = nil, priority: TaskPriority? = nil,
      @_inheritActorContext @_implicitSelfCapture operation: @escaping () async throws(CancellationError) -> Success
    ) { self.init(failure: CancellationError.self, priority: priority, operation: operation) }

    /// Starts a task in the next pass, like `init`. A detached task does not differ from other tasks, because there is
    /// only one thread.
    @_disfavoredOverload
    @discardableResult
    public static func detached(
      name: String? = nil, priority: TaskPriority? = nil,
      operation: @escaping () async throws(CancellationError) -> Success
    ) -> Task { Task(name: name, priority: priority, operation: operation) }
  }

  extension Task {
    /// Sprung addition: starts a task in the next pass. The operation throws errors of the given type, as in
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

  /// The priority of a task. The priority has no effect, because all tasks run on one thread in the order of their
  /// creation.
  public struct TaskPriority: RawRepresentable, Sendable, Hashable {
    /// The numeric value of the priority.
    public let rawValue: UInt8
    /// Creates a priority from a numeric value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The priority of work for which the user is waiting.
    public static let high = TaskPriority(rawValue: 25)
    /// An alias of `high`.
    public static let userInitiated = TaskPriority(rawValue: 25)
    /// The default priority.
    public static let medium = TaskPriority(rawValue: 21)
    /// The priority of work that may take longer.
    public static let low = TaskPriority(rawValue: 17)
    /// An alias of `low`.
    public static let utility = TaskPriority(rawValue: 17)
    /// The priority of background work.
    public static let background = TaskPriority(rawValue: 9)
  }

  /// The error that a cancelled task receives from `Task.sleep` and `Task.checkCancellation()`.
  public struct CancellationError: Error {
    /// Creates the error.
    public init() {}
  }
#endif
