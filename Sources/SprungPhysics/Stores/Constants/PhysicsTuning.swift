// SPDX-License-Identifier: MIT

/// The tuned constants of the physics, chosen for the best behavior of scenes. Each comment states the unit and the
/// consequence of a change. `Benchmarks/sweeps/RESULTS.md` contains measurements of these consequences.
///
/// A constant that depends on another one is computed from it. Changing any of these constants changes recorded hashes.
public enum PhysicsTuning {
  // MARK: - Time and the search for contacts

  /// The number of steps for which contacts are reused (4, one frame at 60 Hz). With more steps, bodies that approach
  /// from the side are missed.
  public static let collisionIntervalSteps = 4
  /// The margin in points by which the boxes in the broad phase exceed their contents (3). A smaller margin requires
  /// more updates; a larger one results in more pairs.
  public static let fatMargin = 3.0
  /// The distance in points beyond which contacts are no longer valid (1, four slops), like Box2D's speculative
  /// distance. The contacts of a body that deviates this far are recomputed. A contact with a gap of this size has
  /// ended.
  public static let speculativeDistance = 4 * contactSlop
  /// The rotation in radians beyond which contacts are no longer valid (0.35). The rotation is measured since the
  /// contacts were found or, for boundary tests, within a step.
  public static let unforeseenRotation = 0.35
  /// The number of consecutive steps without touching after which a contact has ended (3).
  public static let separationSteps: Int32 = 3

  // MARK: - Contacts

  /// The tolerance in points or radians below which a gap, length or error is treated as zero (1e-6). The tolerance
  /// must exceed rounding errors at large coordinates. With a much larger tolerance, joints lose energy.
  public static let tolerance = 1e-6
  /// The distance in points by which two corners must be closer than the overlap of their sides to form a corner
  /// contact (0.005). With zero, stacked boxes of equal size lose one of two contact points because of rounding errors.
  public static let cornerBias = 0.005
  /// The depth in pt that is treated as touching, not as overlap (0.25). With zero, items catch on chains of segments.
  public static let contactSlop = 0.25
  /// The overlap in points that soft contacts tolerate (1.5). Above this overlap, the push increases, and a boundary
  /// pushes a body out immediately. A lower value makes loaded piles tremble and rise when they could sleep.
  public static let deepOverlap = 1.5
  /// The speed in pt/s below which a contact counts as slow (30, the takeoff speed of a hop 0.45 pt high). Slow impacts
  /// are inelastic. The dry friction of an item on springs becomes viscous, so that the item reaches its equilibrium.
  /// With zero, resting items buzz.
  public static let slowContactSpeed = 30.0
  /// The speed in pt/s at which an item inside a boundary is moved out and a joint with a large error is corrected
  /// (1000). Higher speeds look like an explosion.
  public static let pushOutSpeed = 1000.0
  /// The frequency in hertz of the soft push that separates overlapping bodies (38), doubled for immovable bodies. The
  /// sag of a pile decreases with the square of this frequency. Above 44, a pyramid of twenty rows is unstable with one
  /// pass per step.
  public static let contactFrequency = 38.0
  /// The damping ratio of the soft push (10). With a lower ratio, overlapping bodies bounce apart.
  public static let contactDamping = 10.0
  /// The fraction of an overlap by which its push increases per collision interval (0.06, about 4 times per second).
  public static let penetrationBiasRecovery = 0.06
  /// The maximum increase of the push, in points (8).
  public static let largestPenetrationBias = 8.0
  /// The largest ratio of a body's mass to that of its support in the contact solver (10). Above this ratio, the body
  /// sinks into its support.
  public static let largestMassRatio = 10.0
  /// The number of times that an impulse is passed on in a substep (32), which limits the length of rows of bodies.
  public static let impactSweeps = 32
  /// The number of impacts handled per item and step (8). Further impacts do not bounce.
  public static let impactsPerStep = 8

  /// The largest distance in points, including rotation, that any body of a pile can move before the pile's contacts
  /// must be recomputed after a collision interval (0.1). Twice this distance must be less than the contact slop,
  /// because two bodies can approach each other.
  public static let contactReuseDistance = 0.4 * contactSlop

  /// The largest rotation in radians after which a new contact of a body can still refer to the state in which its
  /// other contacts were found (0.01). An edge at the usual distance then moves by twice the contact slop, and the
  /// error of the gap is a few thousandths of a point. Beyond this rotation, the body's contacts are recomputed.
  public static let foldedRotation = 2 * contactSlop / PhysicsUnits.unitRadius

  // MARK: - Substeps

  /// The largest number of solver bodies for which a step is divided into several substeps (8).
  public static let fewBodies = 8
  /// The number of substeps of a step with few solver bodies (2).
  public static let fewBodiesSubsteps = 2
  /// The number of rounds in which joints and contacts are reconciled in a substep (2).
  public static let mixedRounds = 2
  /// The number of rounds in which joints and contacts are reconciled if an impact in the substep hits a compound of
  /// welded bodies (8). With two rounds, 1 of 70,000 thrown compounds gains energy.
  public static let struckCompoundRounds: Int = 4 * mixedRounds

  // MARK: - Joints

  /// The distance in points by which a joint with a large error is corrected in one step (4.2). A body is moved out of
  /// a boundary at the same speed, so a moved anchor does not act as a catapult.
  public static let jointCorrectionDistance = pushOutSpeed * PhysicsUnits.stepDuration
  /// The rotation in radians by which a joint with a large error is corrected in one step (0.083, 20 rad/s). This
  /// rotation moves the side of a unit body by the correction distance.
  public static let jointCorrectionAngle = jointCorrectionDistance / PhysicsUnits.unitRadius
  /// The number of steps without progress after which a joint with a large error is considered contradictory to other
  /// joints (8). With fewer steps, a jerk on a long chain is mistaken for a contradiction.
  public static let jointPatience: UInt8 = 8
  /// The number of rounds of Newton's method before a drift, and of correction rounds after it (4).
  public static let jointRounds = 4
  /// The remaining fraction of the error above which another round of Newton's method follows (0.1). A larger value
  /// adds energy to whips.
  public static let jointConvergence = 0.1
  /// The error in points or radians up to which directions are trusted (0.01). A larger correction is repeated with new
  /// directions. If bodies on ropes and limits have a larger error at the end of a drift, they move freely and are
  /// projected back. A larger value allows jerked chains of light bodies to stretch briefly.
  public static let jointDoubt = 0.01
  /// The error at the end of a drift above which bodies that are held only by rigid joints are projected back (0.5).
  /// Projection dissipates the energy of such bodies. With a larger value, whirling chains can be torn apart.
  public static let rigidJointDoubt = 0.5
  /// The number of rounds in which free bodies are projected back (48), each by at most `jointCorrectionDistance`.
  public static let jointProjections = 48
  /// The number of times that the sets of taut ropes, active limits and slipping pins are updated in a substep (8).
  public static let jointExchanges = 8
  /// The softness of contradictory joints (0.01). A lower value makes the joints shake; a higher one makes them drift
  /// apart.
  public static let jointSoftness = 0.01
  /// The largest ratio of the heaviest mass to that of a body with several joints (250). With a larger ratio, the body
  /// vibrates under tension faster than the steps can follow.
  public static let jointMassRatio = 250.0
  /// The factor by which a joint can move a body beyond the sum of all errors before it counts as contradictory (4).
  public static let jointLeverage = 4.0

  // MARK: - Rest

  /// The speed in pt/s below which an item can fall asleep, and below which a corner that leaves a boundary still
  /// counts as resting on it (1.5).
  public static let restSpeed = 1.5
  /// The angular speed in rad/s below which an item can fall asleep and a side on a boundary stops rotating (0.03). At
  /// this speed, the side of a unit body moves at the rest speed.
  public static let restAngularVelocity = restSpeed / PhysicsUnits.unitRadius
  /// The duration in seconds for which an item must be nearly still before it falls asleep (0.5).
  public static let restDuration = 0.5
  /// The acceleration in pt/s² below which an item can fall asleep (3). At a lower acceleration, an item does not
  /// reach the rest speed within the rest duration. Without this condition, a slow oscillation stops at its turning
  /// point.
  public static let restAcceleration = restSpeed / restDuration
  /// The deceleration in pt/s² of a rolling ellipse that has any resistance (18, six rest accelerations). With a lower
  /// value, invisible rocking continues for more than ten seconds.
  public static let rollingResistance = 6 * restAcceleration
  /// The angular acceleration in rad/s² below which an item in a field can fall asleep (0.06).
  public static let restAngularAcceleration = restAngularVelocity / restDuration
  /// The distance in pt that items in the solver can move while they fall asleep (1.25, which is 2.5 pt/s for the rest
  /// duration). With a smaller distance, the last creep of a pile keeps all of it awake.
  public static let restDistance = 1.25
  /// The corresponding distance for an ellipse that rocks alone (3.75): a point to each side of its long axis, plus the
  /// distance that it rolls. With a smaller distance, rocking by one point never ends without resistance.
  public static let rockRestDistance = 3 * restDistance
  /// The corresponding distance for items on joints (0.094), which the rest acceleration covers in half of the rest
  /// duration. With a larger distance, an oscillation would stop at its turning point.
  public static let swingRestDistance = restAcceleration * restDuration * restDuration / 8
  /// The distance in pt within which a resting item is moved to its equilibrium (0.5).
  public static let settleDistance = 0.5
  /// The envelope in pt below which an item on springs is placed at its equilibrium (0.05, a seventh of a pixel), a
  /// tenth of the settle distance.
  public static let invisibleDistance = settleDistance / 10
  /// The angle in radians below which a body that hardly rotates is set to its exact angle (0.001). This applies to a
  /// body with a side flat on a boundary and to a body with a righting spring. The side of a unit body then moves by
  /// the invisible distance.
  public static let invisibleAngle = invisibleDistance / PhysicsUnits.unitRadius
}
