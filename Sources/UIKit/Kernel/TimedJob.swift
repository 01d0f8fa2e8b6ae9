// SPDX-License-Identifier: MIT

/// One call that waits: for a moment of the host's clock, or only for the next turn.
final class TimedJob {
  /// When it is due, in seconds of the host's clock.
  @exclusivity(unchecked) fileprivate(set) var due: TimeInterval
  /// The number of the job: of two that are due at the same time, the earlier one runs first.
  let order: Int64
  /// Whether the job runs in the next pass of the main queue instead of at a set time. One that is added during a pass is
  /// deferred to the next frame, so that a call that schedules itself cannot block a frame.
  let isNextPass: Bool
  /// Seconds between two calls; nil for one call.
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

  /// Whether it may still call.
  var isPending: Bool { body != nil && isAlive() }

  /// Calls; returns whether it calls again, which `due` then says.
  func run(at time: TimeInterval) -> Bool {
    guard isPending, let call = body else { return false }
    if interval == nil { body = nil }
    call()
    guard let interval, isPending else { return false }
    calls += 1
    // Calls that a stall delayed are made up for as far as the clock itself is: the rest is dropped.
    let missed = ((time - UIKitTuning.longestTick - start) / interval).rounded(.up)
    calls = max(calls, missed)
    due = start + calls * interval
    return true
  }

  /// It never calls again, and lets go of what it would have called.
  func cancel() { body = nil }

  /// Cancels the job because the application restarts, and notifies its caller.
  func giveUp() {
    let handler = isPending ? abandon : nil
    body = nil
    abandon = nil
    handler?()
  }

  /// Before the first frame there is no time: what waits then counts from that frame.
  func shift(by seconds: TimeInterval) {
    due += seconds
    start += seconds
  }
}
