// SPDX-License-Identifier: MIT

/// Upper bounds on the work that the physics does. Twice or half as much changes no bit in any scene of the goldens, which
/// `Benchmarks/sweeps` measures: these numbers only keep absurd input from taking forever.
public enum PhysicsBounds {
  /// Steps between two validations of all awake bodies (60, a quarter of a second). Fewer cost more time,
  /// more put a body farther back.
  public static let validationSteps = 60
  /// Times a body is moved back from one boundary after another in a step (4).
  public static let guardRounds = 4
  /// Parts of a path that a search for an impact distinguishes (1024), if they are larger than twice the contact slop.
  /// More costs time in steps in which something moves by more than 512 pt.
  public static let impactResolution = 1024.0
  /// Gaps between a body and boundaries that are evaluated in a step (16,384) before the rest of the step is lost.
  /// Something at the largest speed and angular velocity needs a few hundred; less stops what is fast.
  public static let gapEvaluationsPerStep = 16_384
  /// Bodies on one another through which a load is followed (32).
  public static let stackingRounds = 32
  /// Bodies on or near one another up to which all are checked for having left permanently (32).
  public static let leavingCrowd = 32
  /// Of this many solver bodies one may be deflected (4) for the contacts of those alone to be found again, rather than all.
  public static let refreshedPart = 4
  /// Segments of a boundary set that are looked at one by one (16).
  public static let scannedSegments = 16
}
