// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The loop that a program's events run through; here the host's frames are it.
  public final class RunLoop {
    /// Which events a loop passes on; here all modes are one.
    public enum Mode: UInt8, Sendable {
      /// The usual mode.
      case `default` = 0
      /// All usual modes.
      case common = 1
      /// The mode while a person drags.
      case tracking = 2
    }

    /// The one loop.
    public static let main = RunLoop()
    /// The one loop.
    public static var current: RunLoop { main }

    /// Adds a timer, which counts already since it was made; adding it changes nothing.
    public func add(_ timer: Timer, forMode mode: Mode) {}

    /// Calls in the next turn.
    public func perform(_ block: @escaping () -> Void) { TimedWork.shared.add(after: 0, body: block) }
  }
#endif
