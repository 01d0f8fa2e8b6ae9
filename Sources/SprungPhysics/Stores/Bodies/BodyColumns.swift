// SPDX-License-Identifier: MIT

/// The state of all bodies, with one column per quantity, so that loops read only the data that they need.
///
/// A structure of arrays: stepping thousands of bodies on springs reads little more than their positions, velocities
/// and coefficients of motion. The processor therefore fetches hardly any unused data, and four adjacent rows form one
/// vector.
///
/// All Double columns are parts of one memory block. Run-time exclusivity checks are disabled for the columns: these
/// change only in `grow` and `copy`, and the checks would cost more than the physics.
final class BodyColumns {
  /// The number of allocated rows.
  private(set) var capacity = 0
  private var numbers = ColumnBlock(columnCount: 63)

  // State.
  /// The center, in points.
  @exclusivity(unchecked) private(set) var x = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var y = ColumnView<Double>.empty
  /// The angle in radians, positive clockwise and not reduced modulo 2π.
  @exclusivity(unchecked) private(set) var angle = ColumnView<Double>.empty
  /// The velocity in pt/s.
  @exclusivity(unchecked) private(set) var velocityX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var velocityY = ColumnView<Double>.empty
  /// The angular velocity in rad/s.
  @exclusivity(unchecked) private(set) var angularVelocity = ColumnView<Double>.empty

  // Forces: accelerations independent of mass, forces, and the torque of pushes at angle 0 and at a right angle.
  /// The sum of the accelerations that act independently of mass, in pt/s².
  @exclusivity(unchecked) private(set) var gravityX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var gravityY = ColumnView<Double>.empty
  /// The acceleration set by `setAcceleration`, in pt/s².
  @exclusivity(unchecked) private(set) var driveX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var driveY = ColumnView<Double>.empty
  /// The sum of the continuous pushes, in mass · pt/s².
  @exclusivity(unchecked) private(set) var forceX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var forceY = ColumnView<Double>.empty
  /// The torque of the pushes on the body at angle 0 and at a right angle, in mass · pt²/s².
  @exclusivity(unchecked) private(set) var torqueUpright = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var torqueRotated = ColumnView<Double>.empty

  // Shape and material.
  /// Half the width and height, in points. The outline of a polygon can be larger.
  @exclusivity(unchecked) private(set) var halfWidth = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var halfHeight = ColumnView<Double>.empty
  /// The inverse mass; 0 for immovable bodies.
  @exclusivity(unchecked) private(set) var inverseMass = ColumnView<Double>.empty
  /// The inverse moment of inertia; 0 for bodies that cannot rotate.
  @exclusivity(unchecked) private(set) var inverseInertia = ColumnView<Double>.empty
  /// The electric charge, on which fields act.
  @exclusivity(unchecked) private(set) var charge = ColumnView<Double>.empty
  /// The mass per 10,000 pt².
  @exclusivity(unchecked) private(set) var density = ColumnView<Double>.empty
  /// The fraction of the speed that remains after a bounce, 0 to 1.
  @exclusivity(unchecked) private(set) var elasticity = ColumnView<Double>.empty
  /// The coefficient of Coulomb friction, 0 or more.
  @exclusivity(unchecked) private(set) var friction = ColumnView<Double>.empty
  /// The linear resistance of the material, in 1/s.
  @exclusivity(unchecked) private(set) var resistance = ColumnView<Double>.empty
  /// The total angular resistance of the material and the righting spring, and the angular resistance of the material
  /// alone, in 1/s.
  @exclusivity(unchecked) private(set) var angularResistance = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var ownAngularResistance = ColumnView<Double>.empty
  /// The angular acceleration of the righting spring in rad/s² per sine of the angle, and its damping rate in 1/s.
  @exclusivity(unchecked) private(set) var rightingStiffness = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var rightingDamping = ColumnView<Double>.empty

  // The coefficients of the exact motion over one step, see `Propagator`.
  /// The total stiffness w² of all springs in 1/s², or 0 without springs.
  @exclusivity(unchecked) private(set) var stiffness = ColumnView<Double>.empty
  /// The total damping rate 2 z w of the springs and the resistance, in 1/s.
  @exclusivity(unchecked) private(set) var dampingRate = ColumnView<Double>.empty
  /// The equilibrium of the springs and all steady accelerations, in points.
  @exclusivity(unchecked) private(set) var equilibriumX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var equilibriumY = ColumnView<Double>.empty
  /// The sum of gravity and pushes, without the acceleration set by `setAcceleration`.
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
  /// The offset from the equilibrium, which free integration carries from step to step.
  @exclusivity(unchecked) private(set) var offsetX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var offsetY = ColumnView<Double>.empty
  /// The fraction of the angular velocity that remains after a step, and the factor by which the angular velocity
  /// changes the angle, in seconds.
  @exclusivity(unchecked) private(set) var angularVelocityDecay = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var angleFromAngularVelocity = ColumnView<Double>.empty

  // A box within which the center can move without touching a frame.
  @exclusivity(unchecked) private(set) var clearLeft = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var clearTop = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var clearRight = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var clearBottom = ColumnView<Double>.empty
  /// The radius of the bounding circle about the center.
  @exclusivity(unchecked) private(set) var boundingRadius = ColumnView<Double>.empty

  /// For `.estimated` bodies, the amplitude and the step from which the settle step is computed.
  @exclusivity(unchecked) private(set) var settleAmplitude = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var settleStart = ColumnView<Double>.empty

  /// The pose of a touching body when its still steps began to be counted.
  @exclusivity(unchecked) private(set) var stillX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var stillY = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var stillAngle = ColumnView<Double>.empty

  /// The pose at the last successful validation, see `Quarantine.validateAwakeBodies`.
  @exclusivity(unchecked) private(set) var goodX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var goodY = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var goodAngle = ColumnView<Double>.empty

  /// The cosine and sine of `rotatedAngle`, which can differ from the current angle.
  @exclusivity(unchecked) private(set) var cosine = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var sine = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var rotatedAngle = ColumnView<Double>.empty
  /// The largest distance that a point of the body can move within a collision interval.
  @exclusivity(unchecked) private(set) var sweep = ColumnView<Double>.empty
  /// The contribution of acceleration to that distance.
  @exclusivity(unchecked) private(set) var gain = ColumnView<Double>.empty

  /// The flags of the body, see `BodyFlags`.
  @exclusivity(unchecked) private(set) var flags = Column<BodyFlags>(filling: [])
  /// The colors of the body's contacts, one bit per color.
  @exclusivity(unchecked) private(set) var colors = Column<UInt64>(filling: 0)
  /// The first contact with another body, or -1.
  @exclusivity(unchecked) private(set) var firstContact = Column<Int32>(filling: -1)
  /// The first contact with a boundary, or -1.
  @exclusivity(unchecked) private(set) var firstBoundaryContact = Column<Int32>(filling: -1)
  /// The next row in the ring of a sleeping island, or -1 if the body is awake or sleeps alone.
  @exclusivity(unchecked) private(set) var islandNext = Column<Int32>(filling: -1)
  /// The index among the solver bodies, for a body that the solver moves.
  @exclusivity(unchecked) private(set) var solverIndex = Column<Int32>(filling: 0)
  /// The position of an awake body in the active list.
  @exclusivity(unchecked) private(set) var activePosition = Column<Int32>(filling: -1)
  /// The first spring of the body, or -1.
  @exclusivity(unchecked) private(set) var firstSpring = Column<Int32>(filling: -1)
  /// The first joint of the body, or -1.
  @exclusivity(unchecked) private(set) var firstJoint = Column<Int32>(filling: -1)
  /// The first boundary set membership of the body, or -1.
  @exclusivity(unchecked) private(set) var firstMembership = Column<Int32>(filling: -1)
  /// The first boundary touch of the body, or -1.
  @exclusivity(unchecked) private(set) var firstTouch = Column<Int32>(filling: -1)
  /// The kind of the outline.
  @exclusivity(unchecked) private(set) var shapeKind = Column<ShapeKind>(filling: .box)
  /// The corners of a polygon, empty for other shapes.
  let outline = ListColumn<OutlineVertex>()
  /// The number of steps for which a touching body has been nearly still.
  @exclusivity(unchecked) private(set) var stillSteps = Column<Int32>(filling: 0)
  /// The step after which a free body is placed at its equilibrium, or `Int64.max` if this never happens.
  @exclusivity(unchecked) private(set) var settleStep = Column<Int64>(filling: 0)
  /// The rows of awake bodies in the first `activeCount` entries.
  @exclusivity(unchecked) private(set) var active = Column<Int32>(filling: -1)
  // Three sets of rows, with one bit per row: the recently moved rows, and the rows that the layer above and the query
  // index have not yet processed. Consumers first merge the recently moved rows into the other two sets, so recording a
  // move sets only one bit.
  @exclusivity(unchecked) private(set) var moved = Column<UInt64>(filling: 0)
  @exclusivity(unchecked) private(set) var undrained = Column<UInt64>(filling: 0)
  @exclusivity(unchecked) private(set) var unindexed = Column<UInt64>(filling: 0)
  private(set) var movedWords = 0

  init(capacity: Int) { grow(to: capacity) }

  /// Allocates at least `wanted` rows. New rows are zero.
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

  /// Copies the state of other columns, including outlines.
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

  /// Assigns each column its part of the memory block after an allocation.
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
