// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Runs `body` immediately. A browser page has a single thread.
  @inline(__always)
  public func onMain<T>(_ body: () -> T) -> T { body() }
#else
  /// Runs `body` immediately on the main actor, for `nonisolated` overrides such as `description`, `hash` and
  /// `isEqual`.
  ///
  /// The caller must be on the main thread. On any other thread the program stops, because access to main-actor state
  /// would be a data race. The result does not need to be Sendable, because it never leaves the thread.
  public func onMain<T>(_ body: @MainActor () -> T) -> T {
    nonisolated(unsafe) var result: T?
    MainActor.assumeIsolated { result = body() }
    return result!
  }
#endif
