// SPDX-License-Identifier: MIT

/// The one way from the milliseconds of a host's clock to the seconds of the library.
///
/// Hosts count milliseconds, in frames as in input. Both are turned into seconds here and nowhere else: a product with
/// 0.001 rounds differently from a quotient by 1000, so that a finger's event would come before or after the frame of the
/// same moment by a bit, and a hold of exactly a tenth of a second would be longer or shorter than one.
public enum StageTime {
  /// The seconds of a host's time in milliseconds, rounded once.
  public static func seconds(fromMilliseconds milliseconds: Double) -> Double { milliseconds / 1000 }
}

extension InputEvent {
  /// When it happened, in seconds on the host's clock: the same number as the time of a frame of the same moment.
  public var seconds: Double { StageTime.seconds(fromMilliseconds: milliseconds) }
}
