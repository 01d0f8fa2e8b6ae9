// SPDX-License-Identifier: MIT

/// Calls main-actor code from nonisolated code.
///
/// As on Apple's platforms, layers, animation objects and display links are not isolated, so that code in any context
/// can store and modify them. The views and the application that these objects access are isolated to the main actor.
/// All calls come from the host's single thread, so the executor is not checked; the check would take longer than the
/// call itself.
nonisolated enum MainThread {
  /// Calls `body` immediately as main-actor code.
  @inline(__always)
  static func run<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Value) -> Result).self)(value) }
  }

  /// The current time of the application in seconds.
  static var currentTime: TimeInterval { run(()) { AppContext.shared.currentTime } }

  /// The number of frames since the application started.
  static var tickCount: Int64 { run(()) { AppContext.shared.tickCount } }

  /// Calls a block after the current frame has been committed, like `AppContext.afterCommit`.
  static func afterCommit(_ block: @escaping () -> Void) { run(block) { AppContext.shared.afterCommit($0) } }
}
