// SPDX-License-Identifier: MIT

/// The way from what carries no isolation to the main actor.
///
/// Layers, animation objects and display links are free of isolation, as Apple's are, so that code in any context may
/// hold and set them; but what they reach, such as views and the application, belongs to the main actor. Everything here
/// runs on one thread, the host's, so that no look at the current executor is needed, which would take longer than the
/// work.
nonisolated enum MainThread {
  /// Calls `body`, which is of the main actor, at once.
  @inline(__always)
  static func run<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
  }

  /// The application's time in seconds.
  static var currentTime: TimeInterval { run(()) { AppContext.shared.currentTime } }

  /// The number of the application's frames since its start.
  static var tickCount: Int64 { run(()) { AppContext.shared.tickCount } }

  /// Calls a block once the current frame has been committed, as `AppContext.afterCommit` does.
  static func afterCommit(_ block: @escaping () -> Void) { run(block) { AppContext.shared.afterCommit($0) } }
}
