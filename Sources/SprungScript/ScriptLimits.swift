// SPDX-License-Identifier: MIT

/// Limits of scripts, so that untrusted text exhausts neither memory nor time.
nonisolated public enum ScriptLimits {
  /// Maximum size of the text in bytes (134,217,728). Larger: parsing needs more memory.
  public static let bytes = 134_217_728
  /// Maximum number of steps (1,000,000): more than four hours of a recording at 60 Hz with an event in every second
  /// frame.
  public static let steps = 1_000_000
  /// Maximum number of frames of handwritten steps, excluding `settle` (10,000,000): 46 hours at 60 Hz.
  public static let frames = 10_000_000.0
  /// Maximum duration of a single step in seconds: one hour. Longer durations are probably typing errors.
  public static let duration = 3600.0
  /// Maximum number of simultaneous touches (64).
  public static let fingers = 64
  /// Maximum width and height of the stage in points (16,384), far larger than any screen.
  public static let stage = 16_384.0
}
