// SPDX-License-Identifier: MIT

/// The numeric limits of accepted input and of the arithmetic. Typical user interfaces are far from these limits.
public enum PhysicsLimits {
  // MARK: - What is accepted

  /// The largest coordinate in pt (1e9). Beyond this coordinate, positions lose subpixel precision.
  public static let farthestCoordinate = 1e9
  /// The smallest width, height or polygon size in pt (1e-6). For smaller bodies, the inverse inertia is not finite.
  public static let smallestSize = 1e-6
  /// The lowest frequency of a spring in hertz (1e-4, a period of almost three hours); see `softestStiffness`.
  public static let lowestFrequency = 1e-4
  /// The highest frequency of a spring in hertz (1e6). The square of the frequency must remain far below the largest
  /// finite number.
  public static let highestFrequency = 1e6
  /// The largest friction (1e6). Larger values have the same effect.
  public static let largestFriction = 1e6
  /// The smallest and largest effective density.
  public static let densityRange = 1e-4...1e6

  // MARK: - Speeds

  /// The largest speed in pt/s that an impulse can cause (18,000, which is 75 pt per step).
  public static let largestSpeed = 18_000.0
  /// The largest angular speed in rad/s that an impulse can cause (314, which is half a revolution in 1/100 s).
  public static let largestAngularVelocity = 314.0
  /// The largest speed in pt/s at which a moved anchored item pushes other items (3,000, which is 50 pt per frame at 60
  /// Hz). Items that are dragged by touch do not move faster. With a higher limit, a single jump could throw other
  /// items out of sight.
  public static let largestKinematicSpeed = 3_000.0
  /// The factor (8) by which the speed and angular velocity of a body near a boundary can exceed their limits within a
  /// step. The limits are applied at the end of the step. A lower factor changes the motion of bodies whose bounces
  /// convert much speed to rotation, and of items that are dragged by a stiff spring.
  public static let pathSpeedRatio = 8.0

  /// The largest total acceleration in pt/s² of all pushes on a body (1e9), which is also the limit of gravity. Within
  /// this limit, a body cannot be far beyond the farthest coordinate at its next validation, see
  /// `PhysicsBounds.validationSteps`.
  public static let largestPushAcceleration = 1e9

  // MARK: - Springs and fields

  /// The stiffness in 1/s² below which a spring is treated as a plain acceleration (1e-4, a period of ten minutes).
  /// With gravity, the equilibrium of a softer spring would be beyond the precision of coordinates.
  public static let softestStiffness = 1e-4
  /// The largest stiffness in 1/s² of fields (4e13, which corresponds to the highest frequency). This limit keeps
  /// exponentials finite.
  public static let largestStiffness = 4e13
  /// The largest total damping rate in 1/s (1e9). This limit keeps exponentials finite.
  public static let largestDampingRate = 1e9
  /// The distance in pt within which no field becomes stronger (1). Without this distance, the falloff factor would be
  /// infinite at the field's position.
  public static let smallestFieldRadius = 1.0
  /// The largest falloff factor (1e12), so that products remain finite.
  public static let largestFieldFactor = 1e12
  /// The largest acceleration in pt/s² that fields cause along an axis. This acceleration reaches the largest speed
  /// from rest in one step.
  public static let largestFieldAcceleration = largestSpeed / PhysicsUnits.stepDuration
  /// The largest rate in rad/s at which a magnetic field rotates a velocity (1e6).
  public static let largestFieldRotation = 1e6

  // MARK: - Equations

  /// The fraction of a joint equation that must be linearly independent of the other equations for the equation to
  /// count as independent (1e-10).
  public static let jointIndependence = 1e-10
  /// The error in pt or radians that is attributed to rounding and not corrected (1e-9).
  public static let correctedError = 1e-9
  /// The threshold of independence for the two points of a contact, as a fraction of the product of their masses
  /// (1e-6).
  public static let pointIndependence = 1e-6
  /// The number of passes over contacts in a substep with few solver bodies that include an ellipse (6). Pressure and
  /// friction at the contact point of an ellipse are interdependent; six passes determine them to within a thousandth.
  /// A single pass leaves slip, which dissipates energy of rolling bodies.
  public static let roundPasses = 6
  /// The largest factor by which a step can increase the speed of lossless rolling to compensate for numerical losses
  /// (1.5).
  public static let largestSpeedReturn = 1.5
  /// The maximum number of steps that are counted while a body stays in one position (1,048,576, which is 73 minutes).
  /// A larger count means that the body crept to its position.
  public static let longestStillness: Int32 = 1 << 20
}
