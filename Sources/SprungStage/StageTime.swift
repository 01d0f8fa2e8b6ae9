// SPDX-License-Identifier: MIT

/// The only conversion from a host's time in milliseconds to the library's time in seconds.
///
/// Hosts use milliseconds for frames and input. All times are converted here and nowhere else, because multiplying by
/// 0.001 rounds differently from dividing by 1000. If both were used, a touch event could differ by one bit from the
/// frame at the same moment, and a touch of exactly a tenth of a second could become longer or shorter.
public enum StageTime {
  /// Returns a host time in milliseconds as seconds, rounded once.
  public static func seconds(fromMilliseconds milliseconds: Double) -> Double { milliseconds / 1000 }
}

extension InputEvent {
  /// The time of the event in seconds on the host's clock. This time equals the time of a frame at the same moment.
  public var seconds: Double { StageTime.seconds(fromMilliseconds: milliseconds) }
}
