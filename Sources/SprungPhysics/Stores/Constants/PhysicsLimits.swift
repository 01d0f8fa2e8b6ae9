// SPDX-License-Identifier: MIT

/// The limits of numbers: those that are accepted from outside, and those that arithmetic supports. The numbers of an
/// interface are far from them.
public enum PhysicsLimits {
  // MARK: - What is accepted

  /// Largest coordinate in pt (1e9); beyond it positions lose the precision of a pixel's fraction.
  public static let farthestCoordinate = 1e9
  /// Smallest width, height or polygon in pt (1e-6); tinier ones have no finite inverse of their inertia.
  public static let smallestSize = 1e-6
  /// Lowest frequency of a spring in hertz (1e-4, a swing of three hours); see `softestStiffness`.
  public static let lowestFrequency = 1e-4
  /// Largest frequency of a spring in hertz (1e6); its square must stay far from the largest number.
  public static let highestFrequency = 1e6
  /// Largest friction (1e6); more has the same effect.
  public static let largestFriction = 1e6
  /// Smallest and largest density that has effect.
  public static let densityRange = 1e-4...1e6

  // MARK: - Speeds

  /// Largest speed in pt/s that an impulse may give (18,000, 75 pt a step).
  public static let largestSpeed = 18_000.0
  /// Largest angular speed in rad/s that an impulse may give (314, half a revolution in 1/100 s).
  public static let largestAngularVelocity = 314.0
  /// Largest speed in pt/s with which an anchored item that is moved pushes others (3,000, 50 pt in a frame of 60 Hz).
  /// A finger is not faster; more lets one jump of an item throw others out of sight.
  public static let largestKinematicSpeed = 3_000.0
  /// The multiple (8) of the largest speed and angular velocity, or of what gives them in a step, that a body near a
  /// boundary may have within a step, before its end limits it. Less changes bounces that turn much speed into rotation, and
  /// what is dragged on a stiff spring.
  public static let pathSpeedRatio = 8.0

  /// Largest acceleration in pt/s² that all pushes on a body may give it together (1e9), as much as gravity may be. A
  /// body within that limit is not far beyond the farthest coordinate at its next validation, see
  /// `PhysicsBounds.validationSteps`.
  public static let largestPushAcceleration = 1e9

  // MARK: - Springs and fields

  /// Stiffness in 1/s² below which a spring is a mere acceleration (1e-4, a period of ten minutes): the point where it
  /// balances with gravity would be beyond the precision of coordinates.
  public static let softestStiffness = 1e-4
  /// Largest stiffness in 1/s² by fields (4e13, that of the highest frequency); exponentials must stay numbers.
  public static let largestStiffness = 4e13
  /// Largest damping rate in 1/s by anything (1e9), for the same reason.
  public static let largestDampingRate = 1e9
  /// Distance in pt within which no field grows any more (1), or falloff would be infinite at the position.
  public static let smallestFieldRadius = 1.0
  /// Largest factor by falloff (1e12), so that products stay finite.
  public static let largestFieldFactor = 1e12
  /// Largest acceleration in pt/s² by fields along an axis: rest to full speed in one step.
  public static let largestFieldAcceleration = largestSpeed / PhysicsUnits.stepDuration
  /// Largest angle in rad/s by which a magnetic field rotates a velocity (1e6).
  public static let largestFieldRotation = 1e6

  // MARK: - Equations

  /// Part of an equation of the joints that must be left by the others for it to count as independent (1e-10).
  public static let jointIndependence = 1e-10
  /// Error in pt or radians that is rounding and needs no correction (1e-9).
  public static let correctedError = 1e-9
  /// The same for the two points of a contact, as a part of their masses' product (1e-6).
  public static let pointIndependence = 1e-6
  /// Passes over contacts in a substep with few solver bodies of which one is an ellipse (6): then pressure and friction of its
  /// point, which depend on one another, are right to a thousandth. One pass leaves slip, which takes energy from what rolls.
  public static let roundPasses = 6
  /// The most by which a step may raise the speed of what rolls without loss, to give back what its errors took (1.5).
  public static let largestSpeedReturn = 1.5
  /// Steps for which a body that stays in one position is counted as still (1,048,576, 73 minutes); from there on the
  /// count means that it has crept to its position.
  public static let longestStillness: Int32 = 1 << 20
}
