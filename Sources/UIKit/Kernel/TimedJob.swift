// SPDX-License-Identifier: MIT

/// One call that waits: for a moment of the host's clock, or only for the next turn.
final class TimedJob {
  /// When it is due, in seconds of the host's clock.
  @exclusivity(unchecked) fileprivate(set) var due: TimeInterval
  /// Counts the jobs, so that of two that are due at once the first one that came runs first.
  let order: Int64
  /// Whether it waits for a turn of the main queue and not for a moment: one that comes while others run waits for the
  /// next frame, so that a call that calls for itself cannot hold up a frame.
  let isTurn: Bool
  /// Seconds between two calls; nil for one call.
  let interval: TimeInterval?
  private let isAlive: () -> Bool
  @exclusivity(unchecked) private var body: (() -> Void)?
  @exclusivity(unchecked) private var abandon: (() -> Void)?
  @exclusivity(unchecked) private var start: TimeInterval
  @exclusivity(unchecked) private var calls = 0.0

  init(
    due: TimeInterval, order: Int64, isTurn: Bool, interval: TimeInterval?, isAlive: @escaping () -> Bool,
    abandon: (() -> Void)?, body: @escaping () -> Void
  ) {
    self.due = due
    self.order = order
    self.isTurn = isTurn
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
    // What a stall made late is made up for as far as everything else is: the rest is dropped.
    let missed = ((time - UIKitTuning.longestTick - start) / interval).rounded(.up)
    calls = max(calls, missed)
    due = start + calls * interval
    return true
  }

  /// It never calls again, and lets go of what it would have called.
  func cancel() { body = nil }

  /// Ends it because the application starts anew; who waits for it hears that.
  func giveUp() {
    let told = isPending ? abandon : nil
    body = nil
    abandon = nil
    told?()
  }

  /// Before the first frame there is no time: what waits then counts from that frame.
  func shift(by seconds: TimeInterval) {
    due += seconds
    start += seconds
  }
}
