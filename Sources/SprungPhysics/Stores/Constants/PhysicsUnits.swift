// SPDX-License-Identifier: MIT

/// The units of a world: definitions, of which none is better than another. Points and radians need none.
public enum PhysicsUnits {
  /// Seconds that a fixed step lasts, 1/240 s: the least common multiple of the usual refresh rates of screens.
  public static let stepDuration = 1.0 / 240.0
  /// Area in pt² that weighs one unit at density one (100 x 100, as UIKit Dynamics has it).
  public static let unitArea = 10_000.0
  /// Half the side of a unit body in pt (50): what is small for a length is small for an angle over this radius.
  public static let unitRadius = 50.0
  /// Points per meter in the formulas of fields (150). It scales all of them.
  public static let fieldPointsPerMeter = 150.0
  /// Units of mass in a kilogram of the formulas of fields (2.25).
  public static let unitMassesPerKilogram = fieldPointsPerMeter * fieldPointsPerMeter / unitArea
  /// Acceleration in pt/s² that a force of one gives a unit of mass in a custom field (100, as that of a push).
  public static let pushUnit = 100.0
  /// Size in pt of the features of noise with smoothness 0 (40). Much less, and an item crosses several a step.
  public static let roughestNoise = 40.0
  /// Points that smoothness 1 adds to that size (360).
  public static let noiseRange = 360.0
}
