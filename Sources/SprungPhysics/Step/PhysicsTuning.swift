// SPDX-License-Identifier: MIT

/// The constants of the world that are our choice, each with its unit and what breaks when it is changed.
///
/// Changing any of them changes recorded hashes.
public enum PhysicsTuning {
  /// Seconds a fixed step lasts, 1/240 s. Longer steps make contacts of turning items soft.
  public static let stepDuration = 1.0 / 240.0
  /// Steps for which contacts that were found are used (4, a frame of 60 Hz). More misses what comes from the side.
  public static let collisionIntervalSteps = 4
  /// Steps between two validations of all awake bodies (60, a quarter of a second). Fewer cost more time,
  /// more put a body farther back.
  public static let validationSteps = 60
  /// Points by which the broad phase's boxes exceed what they hold (3). Less means more upkeep, more means more pairs.
  public static let fatMargin = 3.0
  /// Distance in points by which a body may be thrown off its course before contacts are looked for anew (1).
  public static let unforeseenDistance = 1.0
  /// Radians by which a body may rotate before contacts are looked for anew (0.35).
  public static let unforeseenRotation = 0.35
  /// Depth in points from which a boundary pushes a body out at once (1.5). Less makes loaded piles tremble.
  public static let guardedDepth = 1.5
  /// Radians of rotation in one step from which boundaries are compared with the body's new angle (0.2).
  public static let guardedRotation = 0.2
  /// Times a body is brought back from one boundary after another in a step (4).
  public static let guardRounds = 4
  /// How different two points of a contact must be to be told apart (1e-6, as a part of their masses' product).
  public static let pointIndependence = 1e-6
  /// How many times heavier than what supports it a body may be to the contact solver (10). More sinks in.
  public static let largestMassRatio = 10.0
  /// Bodies on one another through which a load is followed (32).
  public static let stackingRounds = 32
  /// Hertz of the soft push that parts overlapping bodies (38); twice that against what cannot move. A pile sags by
  /// its square, and above 44 one pass a step is too few: a pyramid of twenty rows boils.
  public static let contactFrequency = 38.0
  /// Part of an overlap by which the push under it grows in every collision interval (0.06, about 4 in a second).
  public static let penetrationBiasRecovery = 0.06
  /// Overlap in points above which the push grows (1.5). Less, and piles go on rising when they could sleep.
  public static let penetrationBiasDepth = 1.5
  /// The most by which it grows, in points (8).
  public static let largestPenetrationBias = 8.0
  /// Damping ratio of that push (10). Less makes what overlapped spring apart.
  public static let contactDamping = 10.0
  /// Times a push may be handed on within a substep (32), so a row of touching bodies may be as long.
  public static let impactSweeps = 32
  /// Number of solver bodies up to which a step is cut into more substeps (8).
  public static let fewBodies = 8
  /// Substeps of a step with few solver bodies (2).
  public static let fewBodiesSubsteps = 2
  /// Rounds in which joints and contacts are brought to agree in a substep (2).
  public static let mixedRounds = 2
  /// Elasticity of an item that nobody configured, 0...1 (0.2). With 0 a dropped view lands like clay.
  public static let bareElasticity = 0.2
  /// Friction of an item that nobody configured, 0 or more (0.2). With 0 nothing on a floor ever stops.
  public static let bareFriction = 0.2
  /// Angle in radians within which a body that a righting spring rotates is put upright (0.0005, 0.05 pt over 100 pt).
  public static let uprightAngle = 0.0005
  /// Approach speed in pt/s below which an impact is inelastic (30, a hop of 0.45 pt). Zero makes resting items buzz.
  public static let inelasticSpeed = 30.0
  /// Depth in pt that counts as touching rather than as being inside (0.25). Zero lets chains of segments catch items.
  public static let contactSlop = 0.25
  /// Gap in pt below which two shapes touch (1e-6); it only has to exceed rounding at large coordinates.
  public static let touchTolerance = 1e-6
  /// Gap in pt beyond which a contact has ended at once (1).
  public static let separationGap = 1.0
  /// Consecutive steps without touching after which a contact has ended (3).
  public static let separationSteps: Int32 = 3
  /// Speed in pt/s at which an item that is inside a boundary is brought back (1000). Higher looks like an explosion.
  public static let pushOutSpeed = 1000.0
  /// Largest speed in pt/s that an impulse may give (18,000).
  public static let largestSpeed = 18_000.0
  /// Largest angular speed in rad/s that an impulse may give (314, half a turn in 1/100 s).
  public static let largestAngularVelocity = 314.0
  /// How many times the largest speed and angular velocity, or what gives them in a step, a body near a boundary may
  /// have within a step (8), before its end limits it. Less changes bounces that turn much speed into rotation, and
  /// what is dragged on a stiff spring.
  public static let pathSpeedRatio = 8.0
  /// Parts of a path that a search for an impact tells apart (1024), if they are larger than twice the contact slop.
  /// More costs time in steps in which something moves by more than 512 pt.
  public static let impactResolution = 1024.0
  /// Gaps between a body and boundaries that are evaluated in a step (16,384) before the rest of the step is lost.
  /// Something at the largest speed and angular velocity needs a few hundred; less stops what is fast.
  public static let gapEvaluationsPerStep = 16_384
  /// Angular speed in rad/s below which a side that lies flat on a boundary stops turning (0.05).
  public static let flatAngularVelocity = 0.05
  /// Angle in radians to a boundary below which a slowly turning side is laid flat (0.002, 0.1 pt over 50 pt).
  public static let flatAngle = 0.002
  /// Speed in pt/s at which a corner must leave a boundary not to count as resting on it (5).
  public static let pivotSpeed = 5.0
  /// Points by which a joint that is far off is brought in in one step (4, 960 pt/s), so that a moved anchor is no
  /// catapult.
  public static let jointCorrectionDistance = 4.0
  /// Radians by which a joint that is far off is rotated in one step (0.1, 24 rad/s).
  public static let jointCorrectionAngle = 0.1
  /// Steps in which a joint that is far off may fail to come in before it counts as contradicted by others (8). Less,
  /// and a jerk on a long chain is taken for a contradiction.
  public static let jointPatience: UInt8 = 8
  /// Error in points or radians at the end of a drift that is left to the correction (1e-6). More loses energy.
  public static let jointTolerance = 1e-6
  /// Rounds of Newton's method before a drift (4).
  public static let jointRounds = 4
  /// Part of the error that a round of Newton's method may leave for another one to follow (0.1). More adds energy to
  /// whips.
  public static let jointConvergence = 0.1
  /// Error in points or radians at the end of a drift above which bodies on ropes and stops go on freely and are
  /// projected back afterwards (0.02). More lets jerked chains of light pieces stretch for a moment.
  public static let jointDoubt = 0.02
  /// The same for bodies that only rigid joints hold (0.5), which lose energy by it. More lets whirling chains be torn.
  public static let rigidJointDoubt = 0.5
  /// Rounds in which bodies that went on freely are projected back (48), each of them by at most
  /// `jointCorrectionDistance`.
  public static let jointProjections = 48
  /// Rounds of correction after a drift (3).
  public static let jointCorrections = 3
  /// Correction in points up to which directions are taken to be the same as before it (0.01).
  public static let jointBend = 0.01
  /// Times the sets of taut ropes, reached stops and slipping pins are exchanged in a substep (8).
  public static let jointExchanges = 8
  /// Part of a row of the joints' equations that must be left by the others for it to count as independent (1e-10).
  public static let jointIndependence = 1e-10
  /// Softness of joints that contradict one another (0.01): less lets them shake, more lets them drift apart.
  public static let jointSoftness = 0.01
  /// How many times lighter than the heaviest a body that several joints hold can be to them (250). More lets it
  /// tremble under tension faster than steps can follow.
  public static let jointMassRatio = 250.0
  /// How much farther a joint may move a body than all errors together (4) before it counts as contradicting others.
  public static let jointLeverage = 4.0
  /// Largest speed in pt/s with which an anchored item that is moved pushes others (3,000, 50 pt in a frame of 60 Hz).
  /// A finger is not faster; more lets one jump of an item throw others out of sight.
  public static let largestKinematicSpeed = 3000.0
  /// Angular acceleration in rad/s² under which an item in a field can fall asleep (0.07).
  public static let restAngularAcceleration = 0.07
  /// Impacts handled for one item in one step (8); further ones lose their bounce.
  public static let impactsPerStep = 8
  /// Speed in pt/s under which an item can fall asleep (1.5).
  public static let restSpeed = 1.5
  /// Angular speed in rad/s under which an item can fall asleep (0.0349, two degrees a second).
  public static let restAngularVelocity = 0.0349
  /// Acceleration in pt/s² under which an item can fall asleep (3); without it a slow swing stops at its turning point.
  public static let restAcceleration = 3.0
  /// Distance in pt within which items in the solver stay while they fall asleep (1.25, 2.5 pt/s for the rest
  /// duration). Less, and the last creep of a pile keeps all of it awake.
  public static let restDistance = 1.25
  /// The same for what hangs on joints (0.09, the distance that the rest acceleration covers in a quarter of a second).
  public static let swingRestDistance = 0.09
  /// Seconds an item has to be nearly still before it falls asleep (0.5).
  public static let restDuration = 0.5
  /// Distance in pt from its equilibrium within which a resting item is placed on it (0.5).
  public static let settleDistance = 0.5
  /// Envelope in pt at which an item on springs is placed on its equilibrium at the earliest (0.05, a seventh of a
  /// pixel).
  public static let invisibleDistance = 0.05
  /// Speed in pt/s below which dry friction of an item on springs turns viscous (30), so that it never rests beside
  /// its equilibrium. Lower values make a springy strip on a floor stop short of its place for longer.
  public static let creepSpeed = 30.0
  /// Bodies on or near one another up to which it is looked whether all of them have left for good (32). It only bounds
  /// the time that looking takes.
  public static let leavingCrowd = 32
  /// Segments of a boundary set that are looked at one by one (16); only the time that more of them take depends on it.
  public static let scannedSegments = 16
  /// Largest coordinate in pt that is accepted (1e9); beyond it positions lose the precision of a pixel's fraction.
  public static let farthestCoordinate = 1e9
  /// Smallest width, height or polygon in pt that is accepted (1e-6); tinier ones have no finite inverse of their
  /// inertia.
  public static let smallestSize = 1e-6
  /// Frequency in hertz below which a spring is no slower (1e-4, a swing of three hours); see `softestStiffness`.
  public static let lowestFrequency = 1e-4
  /// Largest friction (1e6); more is no different.
  public static let largestFriction = 1e6
  /// Largest frequency of a spring in hertz (1e6); its square must stay far from the largest number.
  public static let highestFrequency = 1e6
  /// Smallest and largest density that has effect.
  public static let densityRange = 1e-4...1e6
  /// Points per meter in the formulas of fields (150). It scales all of them.
  public static let fieldPointsPerMeter = 150.0
  /// Units of mass, 100 x 100 points at density one, in a kilogram of the formulas of fields (2.25).
  public static let unitMassesPerKilogram = fieldPointsPerMeter * fieldPointsPerMeter / unitArea
  /// Acceleration in pt/s² that a force of one gives a unit of mass in a custom field (100).
  public static let pushUnit = 100.0
  /// Distance in pt within which no field grows any more (1), or falloff would be infinite at the position.
  public static let smallestFieldRadius = 1.0
  /// Size in pt of the features of noise with smoothness 0 (40). Much less, and an item crosses several a step.
  public static let roughestNoise = 40.0
  /// Points that smoothness 1 adds to that size (360).
  public static let noiseRange = 360.0
  /// Largest factor by falloff (1e12), so that products stay finite.
  public static let largestFieldFactor = 1e12
  /// Largest acceleration in pt/s² by fields along an axis: rest to full speed in one step.
  public static let largestFieldAcceleration = largestSpeed / stepDuration
  /// Largest angle in rad/s by which a magnetic field rotates a velocity (1e6).
  public static let largestFieldRotation = 1e6
  /// Stiffness in 1/s² below which a spring is a mere acceleration (1e-4, a period of ten minutes): the point where it
  /// balances with gravity would lie beyond what coordinates can tell.
  public static let softestStiffness = 1e-4
  /// Largest stiffness in 1/s² by fields (4e13, that of the highest frequency); exponentials must stay numbers.
  public static let largestStiffness = 4e13
  /// Largest damping rate in 1/s by anything (1e9), for the same reason.
  public static let largestDampingRate = 1e9
  /// Area in pt² that weighs one unit at density one (100 x 100).
  public static let unitArea = 10_000.0
}
