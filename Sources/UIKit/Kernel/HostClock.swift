// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Passes work from any thread to the host's time.
  ///
  /// As long as no host has set up the screen or called a tick, the work would never be due: then everything runs in
  /// the time of the machine, with one warning.
  nonisolated package final class HostClock: @unchecked Sendable {
    /// The one way; there is one application.
    package static let shared = HostClock()
    /// Whether the current task was begun by what a host without a screen runs, so that it sleeps in the host's time.
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

    /// Marks the main queue, which need not be drained by the main thread.
    private static let mark: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// The main thread, once it has asked. Only it writes this, and only once.
    nonisolated(unsafe) private static var mainThread: pthread_t?

    /// Whether the main actor runs here. Every call of a method of the main actor from elsewhere asks, so the usual answer must
    /// not take a system call, as `Thread.isMainThread` does.
    package static var isOnMain: Bool { pthread_self() == mainThread || isOnMainAfterAll }

    /// Whether the main queue is drained here.
    static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) == true }

    private static var isOnMainAfterAll: Bool {
      guard isFirstThread else { return isOnMainQueue }
      mainThread = pthread_self()
      return true
    }

    /// Whether a host gives the time.
    package var isRunning: Bool { lock.withLock { hasHost } }

    /// Whether this is the main thread in a call of a host without a screen.
    package var isInsideCall: Bool { Self.isOnMain && lock.withLock { isInside } }

    /// A host gives the time from now on, or no longer does.
    package func setRunning(_ runs: Bool) { lock.withLock { hasHost = runs } }

    /// A host without a screen is about to call the application, or has.
    package func setInside(_ inside: Bool) { lock.withLock { isInside = inside } }

    /// Is called, on any thread, when work came from another thread while the host may be asleep.
    package func setWake(_ block: (@Sendable () -> Void)?) { lock.withLock { wake = block } }

    /// Calls on the main actor after `delay` seconds of the host's time; from another thread they count from the next tick.
    func add(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      if Self.isOnMain {
        onMain {
          // The main queue is FIFO across threads: what other threads enqueued earlier runs earlier.
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

    /// Runs a step of a task in the current frame, if its timed calls are running, otherwise in the next one. If the
    /// application restarts before, `abandon` is called instead.
    package func addStep(abandon: @escaping () -> Void, body: @escaping () -> Void) {
      nonisolated(unsafe) let calls = (abandon: abandon, body: body)
      onMain { TimedWork.shared.addStep(abandon: calls.abandon, body: calls.body) }
    }

    /// Accepts the work from other threads, in the order of arrival.
    @MainActor
    func collect() {
      let taken = lock.withLock {
        defer { arrivals = [] }
        return arrivals
      }
      for arrival in taken { TimedWork.shared.add(after: arrival.delay, body: arrival.body) }
    }

    /// Whether something came from another thread since the last tick.
    var hasArrivals: Bool { lock.withLock { !arrivals.isEmpty } }

    /// Discards the host and all pending work.
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
