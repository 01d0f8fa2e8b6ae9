// SPDX-License-Identifier: MIT

/// The state of all bodies, one column a quantity, so that the loops read only what they need.
///
/// A structure of arrays: a step of thousands of bodies on springs touches position, velocity, the map and little more, so the
/// processor fetches nothing that it does not use, and four rows side by side are one vector.
///
/// Every Double column is a part of one block. The run-time checks of exclusive access are off for the columns: they change
/// in `grow` and `copy` only, and the checks cost more than the physics.
final class BodyColumns {
  /// The number of allocated rows.
  private(set) var capacity = 0
  private var numbers = ColumnBlock(columnCount: 63)

  // State.
  /// The center, in points.
  @exclusivity(unchecked) private(set) var x = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var y = ColumnView<Double>.empty
  /// The angle in radians, not reduced to 2π; clockwise as seen.
  @exclusivity(unchecked) private(set) var angle = ColumnView<Double>.empty
  /// The velocity in pt/s.
  @exclusivity(unchecked) private(set) var velocityX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var velocityY = ColumnView<Double>.empty
  /// In rad/s.
  @exclusivity(unchecked) private(set) var angularVelocity = ColumnView<Double>.empty

  // The forces: accelerations of any mass, forces, and the torque of pushes at angle 0 and at a right angle.
  /// The sum of the accelerations that act on any mass, in pt/s².
  @exclusivity(unchecked) private(set) var gravityX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var gravityY = ColumnView<Double>.empty
  /// The acceleration that `setAcceleration` gave.
  @exclusivity(unchecked) private(set) var driveX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var driveY = ColumnView<Double>.empty
  /// The sum of the continuous pushes, in mass · pt/s².
  @exclusivity(unchecked) private(set) var forceX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var forceY = ColumnView<Double>.empty
  /// Their torque on the body at angle 0, and at a right angle, in mass · pt²/s².
  @exclusivity(unchecked) private(set) var torqueUpright = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var torqueRotated = ColumnView<Double>.empty

  // Shape and material.
  /// Half the size, in points; of a polygon too, whose outline may be larger.
  @exclusivity(unchecked) private(set) var halfWidth = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var halfHeight = ColumnView<Double>.empty
  /// One over the mass; 0 for what does not move.
  @exclusivity(unchecked) private(set) var inverseMass = ColumnView<Double>.empty
  /// One over the moment of inertia; 0 for what does not rotate.
  @exclusivity(unchecked) private(set) var inverseInertia = ColumnView<Double>.empty
  /// The electric charge, which fields act on.
  @exclusivity(unchecked) private(set) var charge = ColumnView<Double>.empty
  /// Units of mass on 10,000 pt².
  @exclusivity(unchecked) private(set) var density = ColumnView<Double>.empty
  /// The part of the speed that a bounce gives back, 0 to 1.
  @exclusivity(unchecked) private(set) var elasticity = ColumnView<Double>.empty
  /// Coulomb's coefficient, 0 or more.
  @exclusivity(unchecked) private(set) var friction = ColumnView<Double>.empty
  /// The linear resistance of the material, in 1/s.
  @exclusivity(unchecked) private(set) var resistance = ColumnView<Double>.empty
  /// The resistance of the material and of a righting spring.
  @exclusivity(unchecked) private(set) var angularResistance = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var ownAngularResistance = ColumnView<Double>.empty
  /// Angular acceleration in rad/s² per sine of the angle by a righting spring, and its damping rate in 1/s.
  @exclusivity(unchecked) private(set) var rightingStiffness = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var rightingDamping = ColumnView<Double>.empty

  // Coefficients of the exact motion over one step, see `Propagator`.
  /// All springs together: w² in 1/s², 0 without one.
  @exclusivity(unchecked) private(set) var stiffness = ColumnView<Double>.empty
  /// 2 z w of the springs and the resistance, in 1/s.
  @exclusivity(unchecked) private(set) var dampingRate = ColumnView<Double>.empty
  /// Where the springs and all steady accelerations balance.
  @exclusivity(unchecked) private(set) var equilibriumX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var equilibriumY = ColumnView<Double>.empty
  /// Gravity and pushes together: all but what `setAcceleration` gave.
  @exclusivity(unchecked) private(set) var steadyX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var steadyY = ColumnView<Double>.empty
  /// The acceleration without springs, in pt/s².
  @exclusivity(unchecked) private(set) var accelerationX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var accelerationY = ColumnView<Double>.empty
  /// The map of one step, see `Propagator`.
  @exclusivity(unchecked) private(set) var positionFromPosition = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var positionFromVelocity = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var velocityFromPosition = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var velocityFromVelocity = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var positionFromAcceleration = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var velocityFromAcceleration = ColumnView<Double>.empty
  /// The offset from the equilibrium: what free integration hands on from step to step.
  @exclusivity(unchecked) private(set) var offsetX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var offsetY = ColumnView<Double>.empty
  /// The part of the angular velocity that a step leaves, and the seconds by which it adds to the angle.
  @exclusivity(unchecked) private(set) var angularVelocityDecay = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var angleFromAngularVelocity = ColumnView<Double>.empty

  // The center may be anywhere in this box without touching a frame.
  @exclusivity(unchecked) private(set) var clearLeft = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var clearTop = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var clearRight = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var clearBottom = ColumnView<Double>.empty
  /// Radius of the circle about the center that holds the body.
  @exclusivity(unchecked) private(set) var boundingRadius = ColumnView<Double>.empty

  /// With `.estimated`: the amplitude and the step from which the settle step is to be computed.
  @exclusivity(unchecked) private(set) var settleAmplitude = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var settleStart = ColumnView<Double>.empty

  /// Where a touching body has been since it is still.
  @exclusivity(unchecked) private(set) var stillX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var stillY = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var stillAngle = ColumnView<Double>.empty

  /// Where the last validation found the body in order, see `Quarantine.validateAwakeBodies`.
  @exclusivity(unchecked) private(set) var goodX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var goodY = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var goodAngle = ColumnView<Double>.empty

  /// Cosine and sine of `rotatedAngle`, which may be an older angle.
  @exclusivity(unchecked) private(set) var cosine = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var sine = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var rotatedAngle = ColumnView<Double>.empty
  /// The farthest that a point of the body gets within a collision interval.
  @exclusivity(unchecked) private(set) var sweep = ColumnView<Double>.empty
  /// The part of it that acceleration adds.
  @exclusivity(unchecked) private(set) var gain = ColumnView<Double>.empty

  /// The flags of the body, see `BodyFlags`.
  @exclusivity(unchecked) private(set) var flags = Column<BodyFlags>(filling: [])
  /// The colors that the body's contacts have, one bit each.
  @exclusivity(unchecked) private(set) var colors = Column<UInt64>(filling: 0)
  /// The first contact of the body with another one, or -1.
  @exclusivity(unchecked) private(set) var firstContact = Column<Int32>(filling: -1)
  /// The first contact of the body with a boundary, or -1.
  @exclusivity(unchecked) private(set) var firstBoundaryContact = Column<Int32>(filling: -1)
  /// The next row of a sleeping island, in a ring; -1 if the body sleeps alone or is awake.
  @exclusivity(unchecked) private(set) var islandNext = Column<Int32>(filling: -1)
  /// Index among the solver bodies of a body that the solver moves.
  @exclusivity(unchecked) private(set) var solverIndex = Column<Int32>(filling: 0)
  /// Position in the active list of an awake body.
  @exclusivity(unchecked) private(set) var activePosition = Column<Int32>(filling: -1)
  /// The first spring of the body, or -1.
  @exclusivity(unchecked) private(set) var firstSpring = Column<Int32>(filling: -1)
  /// The first joint that holds the body, or -1.
  @exclusivity(unchecked) private(set) var firstJoint = Column<Int32>(filling: -1)
  /// The first boundary set that the body is in, or -1.
  @exclusivity(unchecked) private(set) var firstMembership = Column<Int32>(filling: -1)
  /// The first boundary that the body touches, or -1.
  @exclusivity(unchecked) private(set) var firstTouch = Column<Int32>(filling: -1)
  /// The kind of the outline.
  @exclusivity(unchecked) private(set) var shapeKind = Column<ShapeKind>(filling: .box)
  /// The corners of a polygon; other shapes have none.
  let outline = ListColumn<OutlineVertex>()
  /// Steps for which a touching body has been nearly still.
  @exclusivity(unchecked) private(set) var stillSteps = Column<Int32>(filling: 0)
  /// The step after which a free body is placed on its equilibrium; `Int64.max` if never.
  @exclusivity(unchecked) private(set) var settleStep = Column<Int64>(filling: 0)
  /// Rows of awake bodies, the first `activeCount` of them.
  @exclusivity(unchecked) private(set) var active = Column<Int32>(filling: -1)
  // Three sets of rows, one bit each: the rows that moved lately, and the rows that the layer above and the index of
  // queries have yet to process. A consumer of the latter first sorts the former into them, so moving costs one bit.
  @exclusivity(unchecked) private(set) var moved = Column<UInt64>(filling: 0)
  @exclusivity(unchecked) private(set) var undrained = Column<UInt64>(filling: 0)
  @exclusivity(unchecked) private(set) var unindexed = Column<UInt64>(filling: 0)
  private(set) var movedWords = 0

  init(capacity: Int) { grow(to: capacity) }

  /// Allocates at least `wanted` rows; new rows are zero.
  func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    var newCapacity = max(16, capacity)
    while newCapacity < wanted { newCapacity *= 2 }
    capacity = newCapacity
    numbers.grow(to: capacity)
    assignColumns()
    flags.grow(to: capacity)
    colors.grow(to: capacity)
    firstContact.grow(to: capacity)
    firstBoundaryContact.grow(to: capacity)
    islandNext.grow(to: capacity)
    solverIndex.grow(to: capacity)
    activePosition.grow(to: capacity)
    firstSpring.grow(to: capacity)
    firstJoint.grow(to: capacity)
    firstMembership.grow(to: capacity)
    firstTouch.grow(to: capacity)
    shapeKind.grow(to: capacity)
    outline.grow(to: capacity)
    stillSteps.grow(to: capacity)
    settleStep.grow(to: capacity)
    active.grow(to: capacity)
    movedWords = (capacity + 63) / 64
    moved.grow(to: movedWords)
    undrained.grow(to: movedWords)
    unindexed.grow(to: movedWords)
  }

  /// Takes over the state of other columns, outlines included.
  func copy(from other: BodyColumns) {
    capacity = other.capacity
    movedWords = other.movedWords
    numbers.copy(from: other.numbers)
    assignColumns()
    flags.copy(from: other.flags)
    colors.copy(from: other.colors)
    firstContact.copy(from: other.firstContact)
    firstBoundaryContact.copy(from: other.firstBoundaryContact)
    islandNext.copy(from: other.islandNext)
    solverIndex.copy(from: other.solverIndex)
    activePosition.copy(from: other.activePosition)
    firstSpring.copy(from: other.firstSpring)
    firstJoint.copy(from: other.firstJoint)
    firstMembership.copy(from: other.firstMembership)
    firstTouch.copy(from: other.firstTouch)
    shapeKind.copy(from: other.shapeKind)
    outline.copy(from: other.outline)
    stillSteps.copy(from: other.stillSteps)
    settleStep.copy(from: other.settleStep)
    active.copy(from: other.active)
    moved.copy(from: other.moved)
    undrained.copy(from: other.undrained)
    unindexed.copy(from: other.unindexed)
  }

  /// Points each column at its part of the block, after it grew.
  private func assignColumns() {
    numbers.forEachInOrder { take in
      x = take()
      y = take()
      angle = take()
      velocityX = take()
      velocityY = take()
      angularVelocity = take()
      gravityX = take()
      gravityY = take()
      driveX = take()
      driveY = take()
      forceX = take()
      forceY = take()
      torqueUpright = take()
      torqueRotated = take()
      halfWidth = take()
      halfHeight = take()
      inverseMass = take()
      inverseInertia = take()
      charge = take()
      density = take()
      elasticity = take()
      friction = take()
      resistance = take()
      angularResistance = take()
      ownAngularResistance = take()
      rightingStiffness = take()
      rightingDamping = take()
      stiffness = take()
      dampingRate = take()
      equilibriumX = take()
      equilibriumY = take()
      steadyX = take()
      steadyY = take()
      accelerationX = take()
      accelerationY = take()
      positionFromPosition = take()
      positionFromVelocity = take()
      velocityFromPosition = take()
      velocityFromVelocity = take()
      positionFromAcceleration = take()
      velocityFromAcceleration = take()
      offsetX = take()
      offsetY = take()
      angularVelocityDecay = take()
      angleFromAngularVelocity = take()
      clearLeft = take()
      clearTop = take()
      clearRight = take()
      clearBottom = take()
      boundingRadius = take()
      settleAmplitude = take()
      settleStart = take()
      stillX = take()
      stillY = take()
      stillAngle = take()
      goodX = take()
      goodY = take()
      goodAngle = take()
      cosine = take()
      sine = take()
      rotatedAngle = take()
      sweep = take()
      gain = take()
    }
  }
}
