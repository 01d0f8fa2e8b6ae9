// SPDX-License-Identifier: MIT

/// Limits that prevent untrusted scripts from exhausting memory or time.
nonisolated public enum ScriptLimits {
  /// The maximum size of the text in bytes (134,217,728). A larger text would need too much memory for parsing.
  public static let bytes = 134_217_728
  /// The maximum number of steps (1,000,000): more than four hours of a recording at 60 Hz with an event in every
  /// second frame.
  public static let steps = 1_000_000
  /// The maximum number of frames of handwritten steps, excluding `settle` (10,000,000): 46 hours at 60 Hz.
  public static let frames = 10_000_000.0
  /// The maximum duration of a single step in seconds: one hour. A longer duration is probably a typo.
  public static let duration = 3600.0
  /// The maximum number of simultaneous touches (64).
  public static let fingers = 64
  /// The maximum width and height of the stage in points (16,384), which is far larger than any screen.
  public static let stage = 16_384.0
}
