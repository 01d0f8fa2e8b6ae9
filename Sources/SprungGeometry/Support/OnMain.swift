// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Runs `body` at once; a browser page has one thread.
  @inline(__always)
  public func onMain<T>(_ body: () -> T) -> T { body() }
#else
  /// Runs `body` at once on the main actor, for `nonisolated` overrides such as `description`, `hash` and `isEqual`.
  ///
  /// The caller promises to be on the main thread; off it the program stops, since the state read there would race.
  /// The result need not be Sendable: it never leaves the thread.
  public func onMain<T>(_ body: @MainActor () -> T) -> T {
    nonisolated(unsafe) var result: T?
    MainActor.assumeIsolated { result = body() }
    return result!
  }
#endif
