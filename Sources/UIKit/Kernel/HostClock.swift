// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Schedules main-actor work in host time. Any thread can add work.
  ///
  /// Before a host has set up the screen or run a tick, host time does not advance, so such work would never be due.
  /// Until then, all work therefore runs in real time, and one warning is reported.
  nonisolated package final class HostClock: @unchecked Sendable {
    /// The clock of the application.
    package static let shared = HostClock()
    /// Whether the current task was started by a call from a host without a screen. Such a task sleeps in host time.
    @TaskLocal package static var isHosted = false

    private struct Arrival {
      let delay: TimeInterval
      let body: @MainActor () -> Void
    }

    private let lock = NSLock()
    private var hasHost = false
    private var isInside = false
    private var arrivals: [Arrival] = []
    private var wake: (@Sendable () -> Void)?

    /// Identifies the main queue, which is not necessarily drained by the main thread.
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// The main thread; nil until it first reads `isOnMain`. Only the main thread sets this property, and only once.
    nonisolated(unsafe) private static var mainThread: pthread_t?

    /// Whether the main actor runs on this thread. Code outside the main actor reads this property whenever it calls
    /// main-actor code, so the common case must avoid the system call that `Thread.isMainThread` makes.
    package static var isOnMain: Bool { pthread_self() == mainThread || isOnMainAfterAll }

    /// Whether the main queue is drained on this thread.
    static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) == true }

    private static var isOnMainAfterAll: Bool {
      guard isFirstThread else { return isOnMainQueue }
      mainThread = pthread_self()
      return true
    }

    /// Whether a host provides the time.
    package var isRunning: Bool { lock.withLock { hasHost } }

    /// Whether this is the main thread during a call from a host without a screen.
    package var isInsideCall: Bool { Self.isOnMain && lock.withLock { isInside } }

    /// Sets whether a host provides the time.
    package func setRunning(_ runs: Bool) { lock.withLock { hasHost = runs } }

    /// Sets whether a host without a screen is calling the application.
    package func setInside(_ inside: Bool) { lock.withLock { isInside = inside } }

    /// Sets a block that is called, on any thread, when work arrives from another thread while the host may be asleep.
    package func setWake(_ block: (@Sendable () -> Void)?) { lock.withLock { wake = block } }

    /// Calls a closure on the main actor after `delay` seconds of host time. If another thread calls this method, the
    /// delay starts with the next tick.
    func add(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      if Self.isOnMain {
        onMain {
          // The main queue is FIFO across threads, so work that other threads enqueued earlier must run first.
          collect()
          _ = TimedWork.shared.add(after: delay, body: body)
        }
        return
      }
      let wake = lock.withLock {
        arrivals.append(Arrival(delay: delay, body: body))
        return self.wake
      }
      Diagnostics.report(
        "workFromAnotherThread",
        "Another thread added work to the main queue. Threads run in real time, so the frame in which the work runs can differ between runs."
      )
      wake?()
    }

    /// Runs a step of a task: in the current frame if timed calls are running, and otherwise in the next frame. If the
    /// application restarts before the step runs, `abandon` is called instead.
    package func addStep(abandon: @escaping () -> Void, body: @escaping () -> Void) {
      nonisolated(unsafe) let calls = (abandon: abandon, body: body)
      onMain { TimedWork.shared.addStep(abandon: calls.abandon, body: calls.body) }
    }

    /// Schedules the work that other threads have added, in the order in which it was added.
    @MainActor
    func collect() {
      let taken = lock.withLock {
        defer { arrivals = [] }
        return arrivals
      }
      for arrival in taken { TimedWork.shared.add(after: arrival.delay, body: arrival.body) }
    }

    /// Whether other threads have added work since the last tick.
    var hasArrivals: Bool { lock.withLock { !arrivals.isEmpty } }

    /// Forgets the host and discards all pending work.
    func reset() {
      lock.withLock {
        hasHost = false
        arrivals = []
      }
    }

    /// Warns once that no host provides the time.
    func warnWithoutHost(_ what: String) {
      Diagnostics.report(
        "noHostTime",
        "\(what) runs in real time, because no host provides the time. Create the host first, or call UIApplication.shared.tick(timestamp:)."
      )
    }
  }
#endif
