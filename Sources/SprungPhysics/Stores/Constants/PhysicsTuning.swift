// SPDX-License-Identifier: MIT

/// The tuned numbers of the physics: chosen because scenes behave better with them than with others, each with its unit
/// and the consequence of a change. `Benchmarks/sweeps/RESULTS.md` has measurements of the effect of each.
///
/// A number that depends on another one is written as an expression of it. Changing any of them changes recorded
/// hashes.
public enum PhysicsTuning {
  // MARK: - Time and the search for contacts

  /// Steps for which contacts that were found are used (4, a frame of 60 Hz). More misses what comes from the side.
  public static let collisionIntervalSteps = 4
  /// Points by which the broad phase's boxes exceed what they hold (3). Less means more upkeep, more means more pairs.
  public static let fatMargin = 3.0
  /// Distance in points from which on found contacts no longer hold, four slops (1), as Box2D's speculative distance:
  /// contacts of a body that is deflected by that much are found again, and a contact with such a gap has ended.
  public static let speculativeDistance = 4 * contactSlop
  /// Radians by which a body may rotate before what was found no longer holds (0.35): since contacts were looked for, or in one
  /// step before boundaries are compared with its new angle.
  public static let unforeseenRotation = 0.35
  /// Consecutive steps without touching after which a contact has ended (3).
  public static let separationSteps: Int32 = 3

  // MARK: - Contacts

  /// Gap, length or error below which there is none, in points or radians (1e-6): something touches or holds, a side is one
  /// point, of two axes neither is better. It has to exceed rounding at large coordinates; joints lose energy if it is much more.
  public static let tolerance = 1e-6
  /// Points by which two corners must be nearer than the overlap of their sides to be a corner contact (0.005). With
  /// zero, equal boxes on one another lose one of their two points whenever one is shifted by a rounding.
  public static let cornerBias = 0.005
  /// Depth in pt that counts as touching rather than as being inside (0.25). Zero lets chains of segments catch items.
  public static let contactSlop = 0.25
  /// Overlap in points that soft contacts are left alone with (1.5): the push grows above it, and a boundary pushes a body out
  /// at once. Less makes loaded piles tremble and rise when they could sleep.
  public static let deepOverlap = 1.5
  /// Speed in pt/s below which a contact is slow (30, a hop of 0.45 pt): an impact is inelastic, and dry friction of an item
  /// on springs turns viscous, so that it never rests beside its equilibrium. Zero makes resting items buzz.
  public static let slowContactSpeed = 30.0
  /// Speed in pt/s at which an item inside a boundary is moved out, and a joint with a large error is corrected (1000).
  /// Higher looks like an explosion.
  public static let pushOutSpeed = 1000.0
  /// Hertz of the soft push that parts overlapping bodies (38); twice that against what cannot move. A pile sags by
  /// its square, and above 44 one pass a step is too few: a pyramid of twenty rows boils.
  public static let contactFrequency = 38.0
  /// Damping ratio of that push (10). Less makes what overlapped spring apart.
  public static let contactDamping = 10.0
  /// Part of an overlap by which the push under it grows in every collision interval (0.06, about 4 in a second).
  public static let penetrationBiasRecovery = 0.06
  /// The most by which it grows, in points (8).
  public static let largestPenetrationBias = 8.0
  /// The largest ratio of the mass of a body to that of its support in the contact solver (10). With more, it sinks in.
  public static let largestMassRatio = 10.0
  /// Times a push may be handed on within a substep (32), so a row of touching bodies may be as long.
  public static let impactSweeps = 32
  /// Impacts handled for one item in one step (8); further ones lose their bounce.
  public static let impactsPerStep = 8

  /// Distance in points within which all bodies of a pile stay, rotation included, while its contacts are used for further collision
  /// intervals (0.1). Two bodies cover twice as much, which must be less than the contact slop, or a new contact is found late.
  public static let contactReuseDistance = 0.4 * contactSlop

  /// Radians by which a body may have rotated since its contacts were found for a new contact to be counted from there (0.01). The gap
  /// is then wrong by a few thousandths of a point; with more, the body's contacts are found again.
  public static let foldedRotation = 0.01

  // MARK: - Substeps

  /// Number of solver bodies up to which a step is cut into more substeps (8).
  public static let fewBodies = 8
  /// Substeps of a step with few solver bodies (2).
  public static let fewBodiesSubsteps = 2
  /// Rounds in which joints and contacts reach agreement in a substep (2).
  public static let mixedRounds = 2
  /// The same in a substep in which an impact strikes a compound of welded pieces (8). With two, 1 of 70,000 thrown compounds gains
  /// energy.
  public static let struckCompoundRounds: Int = 4 * mixedRounds

  // MARK: - Joints

  /// Points by which a joint with a large error is corrected in one step, as a body inside a boundary is pushed out
  /// (4.2), so that a moved anchor is not a catapult.
  public static let jointCorrectionDistance = pushOutSpeed * PhysicsUnits.stepDuration
  /// Radians by which a joint that is far off is rotated in one step: as far, for the side of a unit body (0.083, 20 rad/s).
  public static let jointCorrectionAngle = jointCorrectionDistance / PhysicsUnits.unitRadius
  /// Steps in which a joint that is far off may fail to come in before it counts as contradicted by others (8). Less,
  /// and a jerk on a long chain is taken for a contradiction.
  public static let jointPatience: UInt8 = 8
  /// Rounds of Newton's method before a drift, and of correction after it (4).
  public static let jointRounds = 4
  /// Part of the error that a round of Newton's method may leave for another one to follow (0.1). More adds energy to
  /// whips.
  public static let jointConvergence = 0.1
  /// Error in points or radians that directions may have been off by to be trusted (0.01). A correction that is larger is
  /// repeated with new ones; bodies on ropes and stops that are farther off at the end of a drift go on freely and are
  /// projected back. More lets jerked chains of light pieces stretch for a moment.
  public static let jointDoubt = 0.01
  /// The same for bodies that only rigid joints hold (0.5), which lose energy by it. More lets whirling chains be torn.
  public static let rigidJointDoubt = 0.5
  /// Rounds in which bodies that went on freely are projected back (48), each of them by at most `jointCorrectionDistance`.
  public static let jointProjections = 48
  /// Times the sets of taut ropes, reached stops and slipping pins are exchanged in a substep (8).
  public static let jointExchanges = 8
  /// Softness of joints that contradict one another (0.01): less lets them shake, more lets them drift apart.
  public static let jointSoftness = 0.01
  /// The largest ratio of the heaviest mass to that of a body that several joints hold (250). With more, it trembles
  /// under tension faster than steps can follow.
  public static let jointMassRatio = 250.0
  /// How much farther a joint may move a body than all errors together (4) before it counts as contradicting others.
  public static let jointLeverage = 4.0

  // MARK: - Rest

  /// Speed in pt/s under which an item can fall asleep, and a corner that leaves a boundary counts as resting on it (1.5).
  public static let restSpeed = 1.5
  /// Angular speed in rad/s under which an item can fall asleep and a side on a boundary stops rotating: the side of a
  /// unit body moves at the rest speed (0.03).
  public static let restAngularVelocity = restSpeed / PhysicsUnits.unitRadius
  /// Seconds an item has to be nearly still before it falls asleep (0.5).
  public static let restDuration = 0.5
  /// Acceleration in pt/s² under which an item can fall asleep (3): it does not give the rest speed within the rest duration.
  /// Without it a slow swing stops at its turning point.
  public static let restAcceleration = restSpeed / restDuration
  /// Deceleration in pt/s² of an ellipse that rolls and has any resistance (18): six rest accelerations, or invisible
  /// rocking continues for more than ten seconds.
  public static let rollingResistance = 6 * restAcceleration
  /// Angular acceleration in rad/s² under which an item in a field can fall asleep (0.06), likewise.
  public static let restAngularAcceleration = restAngularVelocity / restDuration
  /// Distance in pt within which items in the solver stay while they fall asleep (1.25, 2.5 pt/s for the rest
  /// duration). Less, and the last creep of a pile keeps all of it awake.
  public static let restDistance = 1.25
  /// The same for an ellipse that rocks alone (3.75): a point to both sides of its long axis, with the way that it rolls. Less, and
  /// rocking by a point never ends without resistance.
  public static let rockRestDistance = 3 * restDistance
  /// The same for what hangs on joints: what the rest acceleration covers in half of the rest duration (0.094), or a swing would
  /// stop at its turning point.
  public static let swingRestDistance = restAcceleration * restDuration * restDuration / 8
  /// Distance in pt from its equilibrium within which a resting item is placed on it (0.5).
  public static let settleDistance = 0.5
  /// Envelope in pt at which an item on springs is placed on its equilibrium at the earliest, a tenth of that (0.05, a
  /// seventh of a pixel).
  public static let invisibleDistance = settleDistance / 10
  /// Angle in radians to where it should be below which a body that hardly turns is put there, a side flat on a boundary or what
  /// a spring rights upright: the side of a unit body moves by the invisible distance (0.001).
  public static let invisibleAngle = invisibleDistance / PhysicsUnits.unitRadius
}
