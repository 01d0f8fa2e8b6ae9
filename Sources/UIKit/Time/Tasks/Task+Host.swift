// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // Declarations in other modules take precedence over declarations in Swift's concurrency library, so these methods
  // are used in every file that imports UIKit.
  extension Task where Success == Never, Failure == Never {
    /// Sleeps in host time if the task was started during a call from a host without a screen, and otherwise in real
    /// time. Throws `CancellationError` when the task is cancelled.
    nonisolated public static func sleep(nanoseconds duration: UInt64) async throws {
      guard HostClock.isHosted || HostClock.shared.isInsideCall else {
        return try await RealTime.sleep(nanoseconds: duration)
      }
      try await TaskSleep().sleep(seconds: Double(duration) / 1e9)
    }

    /// Sleeps like `sleep(nanoseconds:)`. In host time, the tolerance is ignored, because wake-ups are never late.
    nonisolated public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
      let parts = duration.components
      let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
      guard HostClock.isHosted || HostClock.shared.isInsideCall else {
        return try await RealTime.sleep(nanoseconds: UInt64(max(0, min(seconds, 9e9)) * 1e9))
      }
      try await TaskSleep().sleep(seconds: seconds)
    }

    /// Sleeps until a time of the system clock. A host without a screen does not support such times, so a warning is
    /// reported once.
    nonisolated public static func sleep(
      until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
    ) async throws {
      if HostClock.isHosted || HostClock.shared.isInsideCall {
        Diagnostics.report(
          "sleepUntil",
          "Task.sleep(until:) waits in real time, because its deadline is an instant of a real clock. Use "
            + "Task.sleep(for:)."
        )
      }
      let seconds = (deadline - clock.now).components
      let nanoseconds = seconds.seconds * 1_000_000_000 + seconds.attoseconds / 1_000_000_000
      try await RealTime.sleep(nanoseconds: UInt64(max(0, nanoseconds)))
    }
  }

  /// A task that sleeps in host time.
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
