// SPDX-License-Identifier: MIT

/// The only conversion from the milliseconds of a host's clock to the library's seconds.
///
/// Hosts use milliseconds in frames and in input. Both are converted here and nowhere else, because multiplying by
/// 0.001 rounds differently from dividing by 1000. Otherwise a touch event could differ by one bit from the frame of
/// the same moment. A hold of exactly a tenth of a second could also become longer or shorter.
public enum StageTime {
  /// Returns the seconds of a host time in milliseconds, rounded once.
  public static func seconds(fromMilliseconds milliseconds: Double) -> Double { milliseconds / 1000 }
}

extension InputEvent {
  /// The time of the event in seconds on the host's clock. It equals the time of a frame of the same moment.
  public var seconds: Double { StageTime.seconds(fromMilliseconds: milliseconds) }
}
