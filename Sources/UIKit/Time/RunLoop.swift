// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The event loop of the program, which is driven by the host's frames.
  public final class RunLoop {
    /// The set of events that a loop processes. Differs from Apple: all modes have the same behavior.
    public enum Mode: UInt8, Sendable {
      /// The default mode.
      case `default` = 0
      /// All common modes.
      case common = 1
      /// The mode while the user drags.
      case tracking = 2
    }

    /// The only run loop.
    public static let main = RunLoop()
    /// The only run loop.
    public static var current: RunLoop { main }

    /// This method has no effect, because a timer is scheduled when it is created.
    public func add(_ timer: Timer, forMode mode: Mode) {}

    /// Schedules a closure for the next pass.
    public func perform(_ block: @escaping () -> Void) { TimedWork.shared.add(after: 0, body: block) }
  }
#endif
