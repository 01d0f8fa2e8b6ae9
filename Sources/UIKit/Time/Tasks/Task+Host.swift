// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // Declarations of any module take precedence over those of Swift's concurrency library, so these are found by every file
  // that imports UIKit.
  extension Task where Success == Never, Failure == Never {
    /// Sleeps: under a host without a screen in the host's time, if the task was begun in one of its calls, else in that of
    /// the machine. Throws `CancellationError` when the task is cancelled.
    nonisolated public static func sleep(nanoseconds duration: UInt64) async throws {
      guard HostClock.isHosted || HostClock.shared.isInsideCall else {
        return try await RealTime.sleep(nanoseconds: duration)
      }
      try await TaskSleep().sleep(seconds: Double(duration) / 1e9)
    }

    /// Sleeps, as `sleep(nanoseconds:)`. The tolerance is not used in the host's time, where nothing is late.
    nonisolated public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
      let parts = duration.components
      let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
      guard HostClock.isHosted || HostClock.shared.isInsideCall else {
        return try await RealTime.sleep(nanoseconds: UInt64(max(0, min(seconds, 9e9)) * 1e9))
      }
      try await TaskSleep().sleep(seconds: seconds)
    }

    /// Sleeps until a moment of the machine, also under a host without a screen, which does not support such moments
    /// and warns once.
    nonisolated public static func sleep(
      until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
    ) async throws {
      if HostClock.isHosted || HostClock.shared.isInsideCall {
        Diagnostics.report(
          "sleepUntil",
          "Task.sleep(until:) waits in real time, because its deadline is in real time. Use Task.sleep(for:)."
        )
      }
      let seconds = (deadline - clock.now).components
      let nanoseconds = seconds.seconds * 1_000_000_000 + seconds.attoseconds / 1_000_000_000
      try await RealTime.sleep(nanoseconds: UInt64(max(0, nanoseconds)))
    }
  }

  /// A task that sleeps in the host's time.
  nonisolated private final class TaskSleep: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, any Error>?
    private var isOver = false

    func sleep(seconds: Double) async throws {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let isLate = lock.withLock {
            if !isOver { self.continuation = continuation }
            return isOver
          }
          if isLate { return continuation.resume(throwing: CancellationError()) }
          enter(seconds: seconds)
        }
      } onCancel: {
        end(throwing: CancellationError())
      }
    }

    private func enter(seconds: Double) {
      let enter: @MainActor () -> Void = { [self] in
        TimedWork.shared.add(
          after: max(seconds, 0), isAlive: { !self.isFinished }, abandon: { self.end(throwing: CancellationError()) },
          body: { self.end() })
      }
      if HostClock.isOnMain { onMain(enter) } else { HostClock.shared.add(after: 0, enter) }
    }

    private var isFinished: Bool { lock.withLock { isOver } }

    private func end(throwing error: (any Error)? = nil) {
      let waiting = lock.withLock {
        defer {
          isOver = true
          continuation = nil
        }
        return continuation
      }
      if let error { waiting?.resume(throwing: error) } else { waiting?.resume() }
    }
  }
#endif
