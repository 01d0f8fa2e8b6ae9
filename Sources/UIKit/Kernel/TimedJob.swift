// SPDX-License-Identifier: MIT

/// A call that is scheduled for a time of the host's clock, or for the next pass of the main queue.
final class TimedJob {
  /// The due time in seconds of the host's clock.
  @exclusivity(unchecked) fileprivate(set) var due: TimeInterval
  /// The number of the job. If two jobs have the same due time, the job with the lower number runs first.
  let order: Int64
  /// Whether the job runs in the next pass of the main queue instead of at a set time. If a job is added during a pass,
  /// it is deferred to the next frame, so that a call that reschedules itself cannot block a frame.
  let isNextPass: Bool
  /// The number of seconds between repeated calls; nil for a single call.
  let interval: TimeInterval?
  private let isAlive: () -> Bool
  @exclusivity(unchecked) private var body: (() -> Void)?
  @exclusivity(unchecked) private var abandon: (() -> Void)?
  @exclusivity(unchecked) private var start: TimeInterval
  @exclusivity(unchecked) private var calls = 0.0

  init(
    due: TimeInterval, order: Int64, isNextPass: Bool, interval: TimeInterval?, isAlive: @escaping () -> Bool,
    abandon: (() -> Void)?, body: @escaping () -> Void
  ) {
    self.due = due
    self.order = order
    self.isNextPass = isNextPass
    self.interval = interval
    self.isAlive = isAlive
    self.abandon = abandon
    self.body = body
    start = due
  }

  /// Whether the job can still run.
  var isPending: Bool { body != nil && isAlive() }

  /// Runs the job. Returns whether the job repeats, in which case `due` is the next due time.
  func run(at time: TimeInterval) -> Bool {
    guard isPending, let call = body else { return false }
    if interval == nil { body = nil }
    call()
    guard let interval, isPending else { return false }
    calls += 1
    // After a stall, only the missed calls of the last `longestTick` seconds are made; earlier ones are dropped.
    let missed = ((time - UIKitTuning.longestTick - start) / interval).rounded(.up)
    calls = max(calls, missed)
    due = start + calls * interval
    return true
  }

  /// Cancels the job and releases its closure.
  func cancel() { body = nil }

  /// Cancels the job because the application restarts, and calls `abandon` if the job was pending.
  func giveUp() {
    let handler = isPending ? abandon : nil
    body = nil
    abandon = nil
    handler?()
  }

  /// Adds the time of the first frame to the due time, so that delays of jobs that were scheduled earlier are measured
  /// from that frame.
  func shift(by seconds: TimeInterval) {
    due += seconds
    start += seconds
  }
}
