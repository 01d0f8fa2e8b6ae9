// SPDX-License-Identifier: MIT

/// The constants of the world that are our choice, each with its unit and what breaks when it is changed.
public enum PhysicsTuning {
  /// Seconds a fixed step lasts, 1/240 s. Changing it changes every recorded hash.
  public static let stepDuration = 1.0 / 240.0
}
