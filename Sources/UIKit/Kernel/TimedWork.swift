// SPDX-License-Identifier: MIT

/// Scheduled work: timers, delayed calls, calls of the main queue and, natively, sleeping tasks.
///
/// Nothing here reads a clock. Each tick runs the jobs that are due, once, after the input and before scrolling, in the
/// order of their due times, not of frames. A job that is due between two frames sees its due time as the current time, so a
/// call that schedules itself every hundredth of a second makes as many calls at 24 frames a second as at 240.
final class TimedWork: AppState {
  static let shared = AppContext.adopt(TimedWork())

  /// Sorted by due time, then by the order of arrival.
  @exclusivity(unchecked) private var jobs: [TimedJob] = []
  /// Calls of the main queue that were added while others ran; they are deferred to the next frame.
  @exclusivity(unchecked) private var nextPass: [TimedJob] = []
  @exclusivity(unchecked) private var nextOrder: Int64 = 0
  @exclusivity(unchecked) private var isRunning = false
  /// Whether there was a frame. Earlier work runs in the second frame at the earliest, after the first layout, as
  /// everywhere for work that a controller dispatches while it loads.
  @exclusivity(unchecked) private var hasStarted = false
  /// The current time for what runs: between two frames, the moment at which the running job was due.
  @exclusivity(unchecked) private(set) var now: TimeInterval = 0

  /// Calls `body` after `delay` seconds; with an `interval`, again and again.
  ///
  /// A delay of zero or less means the next pass of the main queue. `isAlive` is checked before each call and cancels a
  /// job whose owner has ended it; `abandon` is called instead of `body` when the application restarts.
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

  /// Calls `body` as soon as possible, in the same frame if a frame's jobs are running: for the steps of a task.
  func addStep(abandon: @escaping () -> Void, body: @escaping () -> Void) {
    insert(make(due: now, isNextPass: false, interval: nil, isAlive: { true }, abandon: abandon, body: body))
  }

  /// A tick begins: what its input asks for counts from its time.
  func begin(at time: TimeInterval) {
    if hasStarted { now = time }
  }

  /// Runs what is due at the tick's time.
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
          "More than \(UIKitTuning.timedJobsPerTick) timed calls were due in one frame. The rest run in the next frame."
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

  /// Whether something runs in the very next frame.
  var isBusy: Bool {
    !nextPass.isEmpty || jobs.contains { $0.due <= now && $0.isPending } || (!hasStarted && !jobs.isEmpty)
  }

  /// When the next job is due, in seconds of the host's clock; nil when there is none.
  var nextDue: TimeInterval? { jobs.first { $0.isPending }?.due }

  /// Whether something waits that ends: a repeating timer does not count, since it would never let a script come to rest.
  var awaitsSingleCall: Bool { jobs.contains { $0.interval == nil && $0.due.isFinite && $0.isPending } }

  /// Milliseconds until the host should ask for a frame on its own; 0 if it need not.
  var wakeUpMilliseconds: UInt32 {
    jobs.removeAll { !$0.isPending }
    guard let due = nextDue, due.isFinite else { return 0 }
    // Rounded up, so that the frame does not come just before the moment; a day is enough to be asked again.
    return UInt32(max(1, min(86_400_000, ((due - now) * 1000 - 0.001).rounded(.up))))
  }

  /// Discards all jobs; for a host that restarts.
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
