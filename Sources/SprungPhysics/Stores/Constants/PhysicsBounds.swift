// SPDX-License-Identifier: MIT

/// Upper bounds on the work of the physics. Doubling or halving any of these bounds does not change a single bit of the
/// golden scenes, as measured by `Benchmarks/sweeps`. The bounds only prevent absurd input from taking unlimited time.
public enum PhysicsBounds {
  /// The number of steps between validations of all awake bodies (60, a quarter of a second). A smaller number costs
  /// more time; with a larger one, an invalid body is reset to an older state.
  public static let validationSteps = 60
  /// The maximum number of times that a body is moved out of successive boundaries in a step (4).
  public static let guardRounds = 4
  /// The number of parts into which an impact search divides a path (1024), if the parts are larger than twice the
  /// contact slop. A higher resolution costs time in steps with movements of more than 512 pt.
  public static let impactResolution = 1024.0
  /// The maximum number of gap evaluations between a body and boundaries in a step (16,384). Beyond this number, the
  /// rest of the step is skipped. A body at the largest linear and angular speed needs a few hundred; a much lower
  /// limit would stop fast bodies.
  public static let gapEvaluationsPerStep = 16_384
  /// The number of stacked bodies through which a load is propagated (32).
  public static let stackingRounds = 32
  /// The largest group of nearby bodies that is checked for having left permanently (32 bodies).
  public static let leavingCrowd = 32
  /// The divisor of the number of solver bodies (4): if at most a quarter of them was deflected, only the contacts of
  /// deflected bodies are updated.
  public static let refreshedPart = 4
  /// The largest number of segments of a boundary set that are searched linearly (16).
  public static let scannedSegments = 16
}
