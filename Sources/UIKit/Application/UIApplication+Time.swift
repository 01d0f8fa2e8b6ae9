// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// Whether timed calls want the very next frame; those that are due later only ask to be woken.
  final var isTimedWorkBusy: Bool {
    #if hasFeature(Embedded)
      TimedWork.shared.isBusy
    #else
      TimedWork.shared.isBusy || HostClock.shared.hasArrivals
    #endif
  }

  /// Sprung addition: whether a call waits for its time that does not repeat: a timer that calls once, a delayed call, a
  /// sleeping task. A host that plays until everything rests waits for these, and not for repeating timers, which never rest.
  public final var awaitsTimedCall: Bool { TimedWork.shared.awaitsSingleCall }

  /// Sprung addition: milliseconds from the last tick to the moment at which the next timed call is due; 0 when none is. A
  /// host that sleeps calls `tick(timestamp:into:)` then; an encoded frame says the same in its header.
  public final var wakeUpMilliseconds: UInt32 { TimedWork.shared.wakeUpMilliseconds }

  /// Shows the frame of a time in milliseconds of the host's clock; returns whether another one is wanted.
  package final func frame(milliseconds: Double, into encoder: FrameEncoder) -> Bool {
    var wantsAnother = false
    HostedTime.run {
      wantsAnother = tick(timestamp: StageTime.seconds(fromMilliseconds: milliseconds), into: encoder)
    }
    return wantsAnother
  }

  /// A host gives the time from now on; what came from other threads is taken in.
  final func beginTimedTick() {
    context.hostIsThere()
    TimedWork.shared.begin(at: currentTime)
    #if !hasFeature(Embedded)
      HostClock.shared.collect()
    #endif
  }

  #if hasFeature(Embedded)
    /// Sprung addition: the value of `Date()` at time 0 of the host's clock, in seconds from the beginning of 2001.
    /// Default: 0. A host that shows the time of day sets it before it starts anything.
    public static var wallClock: TimeInterval {
      get { AppContext.shared.wallClock }
      set { AppContext.shared.wallClock = newValue }
    }
  #endif

  #if !hasFeature(Embedded)
    /// Sprung addition: called, on any thread, when another thread calls the main queue while the host may be asleep: the host
    /// then ticks. Default: nil.
    nonisolated public final func setWakeHandler(_ handler: (@Sendable () -> Void)?) {
      HostClock.shared.setWake(handler)
    }
  #endif
}
