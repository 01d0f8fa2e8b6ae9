// SPDX-License-Identifier: MIT

/// The limits of scripts, so that a text from elsewhere exhausts neither memory nor time.
nonisolated public enum ScriptLimits {
  /// Bytes of a text (134,217,728). More cost more memory while it is read.
  public static let bytes = 134_217_728
  /// Steps (1,000,000): more than four hours of a recording at 60 Hz with an event a frame in half of them.
  public static let steps = 1_000_000
  /// Frames that the steps that people write make, without those of `settle` (10,000,000): 46 hours at 60 Hz.
  public static let frames = 10_000_000.0
  /// The longest duration that one line may ask for, in seconds: an hour; more is a slip of the pen.
  public static let duration = 3600.0
  /// Fingers that are down at once (64); there are no more hands at a table.
  public static let fingers = 64
  /// The largest stage in points (16,384); far above any screen.
  public static let stage = 16_384.0
}
