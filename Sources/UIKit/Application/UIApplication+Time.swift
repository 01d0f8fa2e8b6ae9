// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// Whether timed calls require the next frame. Calls that are due later do not require frames until then, only a
  /// wake-up.
  final var isTimedWorkBusy: Bool {
    #if hasFeature(Embedded)
      TimedWork.shared.isBusy
    #else
      TimedWork.shared.isBusy || HostClock.shared.hasArrivals
    #endif
  }

  /// Sprung addition: whether a nonrepeating timed call is pending: a timer, a delayed call or a sleeping task. Hosts
  /// that run until everything is at rest wait for these calls, but not for repeating timers, which never end.
  public final var awaitsTimedCall: Bool { TimedWork.shared.awaitsSingleCall }

  /// Sprung addition: the time in milliseconds from the last tick to the next timed call, or 0 if none is pending. A
  /// host that is asleep calls `tick(timestamp:into:)` at that time. The header of an encoded frame contains the same
  /// value.
  public final var wakeUpMilliseconds: UInt32 { TimedWork.shared.wakeUpMilliseconds }

  /// Runs the frame for a time in milliseconds of the host's clock. Returns whether another frame is needed.
  package final func frame(milliseconds: Double, into encoder: FrameEncoder) -> Bool {
    var wantsAnother = false
    HostedTime.run {
      wantsAnother = tick(timestamp: StageTime.seconds(fromMilliseconds: milliseconds), into: encoder)
    }
    return wantsAnother
  }

  /// Switches to the host's clock, and collects the calls from other threads.
  final func beginTimedTick() {
    context.hostIsThere()
    TimedWork.shared.begin(at: currentTime)
    #if !hasFeature(Embedded)
      HostClock.shared.collect()
    #endif
  }

  #if hasFeature(Embedded)
    /// Sprung addition: the wall-clock time at time 0 of the host's clock, in seconds since the start of 2001, from
    /// which `Date()` is computed. Default: 0. Hosts that display the time of day set this value before launching an
    /// application.
    public static var wallClock: TimeInterval {
      get { AppContext.shared.wallClock }
      set { AppContext.shared.wallClock = newValue }
    }
  #endif

  #if !hasFeature(Embedded)
    /// Sprung addition: sets a handler that is called when another thread adds a call to the main queue while the host
    /// may be asleep. The host should then tick. The handler can be called on any thread. Default: nil.
    nonisolated public final func setWakeHandler(_ handler: (@Sendable () -> Void)?) {
      HostClock.shared.setWake(handler)
    }
  #endif
}
