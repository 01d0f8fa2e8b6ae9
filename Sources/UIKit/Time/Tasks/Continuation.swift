// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Suspends a task until code outside the task provides a value. The continuation must be resumed exactly once, which
  /// is not checked.
  public struct UnsafeContinuation<T, E: Error>: @unchecked Sendable {
    private let storage: UnsafeMutableRawPointer
    private let task: TaskRecord

    fileprivate init(_ storage: UnsafeMutableRawPointer) {
      self.storage = storage
      task = TaskRecord.current ?? TaskRecord()
    }

    /// Resumes the task with a value.
    public func resume(returning value: T) { resume(with: .success(value)) }

    /// Resumes the task with an error.
    public func resume(throwing error: E) { resume(with: .failure(error)) }

    /// Resumes the task with a value or an error.
    public func resume(with result: Result<T, E>) {
      if _resume(storage, returning: result) { task.step { [storage] in _goOn(storage) } }
    }
  }

  extension UnsafeContinuation where T == Void {
    /// Resumes the task.
    public func resume() { resume(returning: ()) }
  }

  /// Suspends a task until code outside the task provides a value. If the continuation is resumed twice, the program
  /// stops.
  public struct CheckedContinuation<T, E: Error>: Sendable {
    private final class Use: @unchecked Sendable {
      var isOver = false
    }

    private let continuation: UnsafeContinuation<T, E>
    private let use = Use()

    fileprivate init(_ continuation: UnsafeContinuation<T, E>) { self.continuation = continuation }

    /// Resumes the task with a value.
    public func resume(returning value: T) { resume(with: .success(value)) }

    /// Resumes the task with an error.
    public func resume(throwing error: E) { resume(with: .failure(error)) }

    /// Resumes the task with a value or an error.
    public func resume(with result: Result<T, E>) {
      precondition(!use.isOver, "a continuation was resumed twice; resume it exactly once")
      use.isOver = true
      continuation.resume(with: result)
    }
  }

  extension CheckedContinuation where T == Void {
    /// Resumes the task.
    public func resume() { resume(returning: ()) }
  }

  /// Suspends the task until the continuation is resumed. There is no check that the continuation is resumed exactly
  /// once.
  public func withUnsafeContinuation<T>(_ body: (UnsafeContinuation<T, Never>) -> Void) async -> T {
    switch await wait(body) {
    case .success(let value): value
    }
  }

  /// Suspends the task until the continuation is resumed with a value or an error. There is no check that the
  /// continuation is resumed exactly once.
  public func withUnsafeThrowingContinuation<T, E: Error>(
    _ body: (UnsafeContinuation<T, E>) -> Void
  ) async throws(E) -> T {
    switch await wait(body) {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }

  /// Suspends the task until the continuation is resumed.
  public func withCheckedContinuation<T>(
    function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
  ) async -> T {
    await withUnsafeContinuation { body(CheckedContinuation($0)) }
  }

  /// Suspends the task until the continuation is resumed with a value or an error.
  public func withCheckedThrowingContinuation<T, E: Error>(
    function: String = #function, _ body: (CheckedContinuation<T, E>) -> Void
  ) async throws(E) -> T {
    try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<T, E>) in
      body(CheckedContinuation(continuation))
    }
  }

  private func wait<T, E: Error>(_ body: (UnsafeContinuation<T, E>) -> Void) async -> Result<T, E> {
    await _suspend { body(UnsafeContinuation($0)) }
  }
#endif
