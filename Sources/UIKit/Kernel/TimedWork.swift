// SPDX-License-Identifier: MIT

/// Scheduled work: timers, delayed calls, main-queue calls and, in native builds, sleeping tasks.
///
/// No method of this class reads a clock. Each tick runs the due jobs once, after input and before scrolling, in the
/// order of their due times. While a job runs that was due between two frames, the current time is its due time. A call
/// that reschedules itself every 0.01 s therefore runs equally often at 24 and at 240 frames per second.
final class TimedWork: AppState {
  static let shared = AppContext.adopt(TimedWork())

  /// The jobs, sorted by due time and then by order of arrival.
  @exclusivity(unchecked) private var jobs: [TimedJob] = []
  /// Main-queue calls that were added during other calls. These calls are deferred to the next frame.
  @exclusivity(unchecked) private var nextPass: [TimedJob] = []
  @exclusivity(unchecked) private var nextOrder: Int64 = 0
  @exclusivity(unchecked) private var isRunning = false
  /// Whether a frame has run. Work scheduled before the first frame runs in the second frame at the earliest, after the
  /// first layout. On Apple's platforms, work dispatched while a controller loads also runs after layout.
  @exclusivity(unchecked) private var hasStarted = false
  /// The current time for running jobs. For a job that was due between two frames, this is its due time.
  @exclusivity(unchecked) private(set) var now: TimeInterval = 0

  /// Calls `body` after `delay` seconds. If `interval` is not nil, calls `body` repeatedly.
  ///
  /// If the delay is zero or less, the call runs in the next pass of the main queue. `isAlive` is called before each
  /// call; if it returns false, the job is cancelled. If the application restarts while the job is pending, `abandon`
  /// is called instead of `body`.
  @discardableResult
  func add(
    after delay: TimeInterval, every interval: TimeInterval? = nil, isAlive: @escaping () -> Bool = { true },
    abandon: (() -> Void)? = nil, body: @escaping () -> Void
  ) -> TimedJob {
    insert(
      make(
        due: now + max(0, delay), isNextPass: delay <= 0 && interval == nil, interval: interval, isAlive: isAlive,
        abandon: abandon, body: body))
  }

  /// Calls `body` in the same frame if jobs are running, and otherwise in the next frame. Used for the steps of tasks.
  func addStep(abandon: @escaping () -> Void, body: @escaping () -> Void) {
    insert(make(due: now, isNextPass: false, interval: nil, isAlive: { true }, abandon: abandon, body: body))
  }

  /// Begins a tick. Delays of jobs that are scheduled while the tick's input is handled start at the tick's time.
  func begin(at time: TimeInterval) {
    if hasStarted { now = time }
  }

  /// Runs the jobs that are due at the tick's time.
  func run(at time: TimeInterval) {
    guard hasStarted else {
      hasStarted = true
      for job in jobs { job.shift(by: time) }
      now = time
      return
    }
    isRunning = true
    var left = UIKitTuning.timedJobsPerTick
    while let job = jobs.first, job.due <= time + UIKitTuning.timedWorkSlack {
      guard left > 0 else {
        Diagnostics.report(
          "timedWorkPile",
          "More than \(UIKitTuning.timedJobsPerTick) timed calls were due in one frame. The remaining calls run in "
            + "the next frame."
        )
        break
      }
      left -= 1
      jobs.removeFirst()
      now = min(job.due, time)
      if job.run(at: time) { insert(job) }
    }
    isRunning = false
    now = time
    let jobs = nextPass
    nextPass = []
    for job in jobs { insert(job) }
  }

  /// Whether a job runs in the next frame.
  var isBusy: Bool {
    !nextPass.isEmpty || jobs.contains { $0.due <= now && $0.isPending } || (!hasStarted && !jobs.isEmpty)
  }

  /// The due time of the next job in seconds of the host's clock; nil if there is none.
  var nextDue: TimeInterval? { jobs.first { $0.isPending }?.due }

  /// Whether a single call is pending. Repeating timers are ignored, because a script that waits until no call is
  /// pending would otherwise never continue.
  var awaitsSingleCall: Bool { jobs.contains { $0.interval == nil && $0.due.isFinite && $0.isPending } }

  /// The number of milliseconds until the host should request a frame; 0 if no frame is needed.
  var wakeUpMilliseconds: UInt32 {
    jobs.removeAll { !$0.isPending }
    guard let due = nextDue, due.isFinite else { return 0 }
    // The number is rounded up, so that the frame is not early. It is limited to a day, after which the host reads the
    // property again.
    return UInt32(max(1, min(86_400_000, ((due - now) * 1000 - 0.001).rounded(.up))))
  }

  /// Discards all jobs. Used when a host restarts the application.
  func reset() {
    let waiting = jobs + nextPass
    jobs = []
    nextPass = []
    hasStarted = false
    now = 0
    for job in waiting { job.giveUp() }
  }

  private func make(
    due: TimeInterval, isNextPass: Bool, interval: TimeInterval?, isAlive: @escaping () -> Bool, abandon: (() -> Void)?,
    body: @escaping () -> Void
  ) -> TimedJob {
    nextOrder += 1
    return TimedJob(
      due: due, order: nextOrder, isNextPass: isNextPass, interval: interval, isAlive: isAlive, abandon: abandon,
      body: body)
  }

  @discardableResult
  private func insert(_ job: TimedJob) -> TimedJob {
    if isRunning, job.isNextPass {
      nextPass.append(job)
      return job
    }
    var low = 0
    var high = jobs.count
    while low < high {
      let middle = (low + high) / 2
      let other = jobs[middle]
      if other.due < job.due || (other.due == job.due && other.order < job.order) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    jobs.insert(job, at: low)
    return job
  }
}
