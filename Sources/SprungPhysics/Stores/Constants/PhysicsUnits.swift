// SPDX-License-Identifier: MIT

/// The units of a world, which are arbitrary definitions. Points and radians need no definition.
public enum PhysicsUnits {
  /// The duration of a fixed step in seconds. At 1/240 s, the common refresh rates of screens are divisors of the step
  /// rate.
  public static let stepDuration = 1.0 / 240.0
  /// The area in pt² of a body that has mass 1 at density 1 (100 x 100, as in UIKit Dynamics).
  public static let unitArea = 10_000.0
  /// Half the side of a unit body in pt (50). Dividing a length threshold by this value results in the angle threshold.
  public static let unitRadius = 50.0
  /// The number of points per meter in the field formulas (150). Changing this number scales all of these formulas.
  public static let fieldPointsPerMeter = 150.0
  /// The number of mass units per kilogram in the field formulas (2.25).
  public static let unitMassesPerKilogram = fieldPointsPerMeter * fieldPointsPerMeter / unitArea
  /// The acceleration in pt/s² that a force of one causes for a unit mass in a custom field (100, as for a push).
  public static let pushUnit = 100.0
  /// The size in pt of noise features at smoothness 0 (40). With a much smaller size, items would cross several
  /// features per step.
  public static let roughestNoise = 40.0
  /// The size in points that smoothness 1 adds (360).
  public static let noiseRange = 360.0
}
