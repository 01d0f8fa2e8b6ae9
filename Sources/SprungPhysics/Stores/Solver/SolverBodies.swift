// SPDX-License-Identifier: MIT

/// The state of a body that rolls or rocks losslessly on one point during a step.
enum RollingState: UInt8 {
  /// The body touches nothing, bounces, slips, or touches several shapes.
  case no
  /// One point was pressed at the start of the step.
  case began
  /// The same point was pressed and did not slip at the end of the step.
  case kept
}

/// The bodies in the solver: the awake bodies that have contacts or joints, in contiguous memory.
///
/// Index 0 is the immovable world, whose inverse mass is zero: walls, frames, anchors and anchored bodies. Velocities
/// are stored as (x, y, angular velocity, 0), so that four bodies are gathered with four loads.
final class SolverBodies {
  /// Whether anything was changed externally since the bodies were gathered.
  @exclusivity(unchecked) var isStale = true
  /// The rows that were deflected in the last step and can touch bodies with which they have no contact yet.
  @exclusivity(unchecked) var unforeseen: [Int32] = []
  /// The number of indices in use, including the immovable world.
  @exclusivity(unchecked) private(set) var count = 1
  private(set) var capacity = 0
  /// The row of each body, or -1 for the world.
  @exclusivity(unchecked) private(set) var rows = Column<Int32>(filling: -1)
  /// The velocity in pt/s and the angular velocity in rad/s during the step.
  @exclusivity(unchecked) private(set) var velocity = Column<SIMD4<Double>>(filling: SIMD4())
  /// The delta position in points and radians since the contacts were found.
  @exclusivity(unchecked) private(set) var deltaPosition = Column<SIMD4<Double>>(filling: SIMD4())
  /// The velocity and delta position as Floats for the passes over contacts, see `beginPasses`.
  @exclusivity(unchecked) private(set) var passVelocity = Column<SIMD4<Float>>(filling: SIMD4())
  @exclusivity(unchecked) private(set) var passDelta = Column<SIMD4<Float>>(filling: SIMD4())
  /// The delta position at the start of the step.
  @exclusivity(unchecked) private(set) var startDeltaPosition = Column<SIMD4<Double>>(filling: SIMD4())
  /// Whether the body overlaps a boundary deeply, see `Containment.containSolverBodies`.
  @exclusivity(unchecked) private(set) var isDeep = Column<Bool>(filling: false)
  /// The correction of this substep's drift for impacts within it, in points and radians.
  @exclusivity(unchecked) private(set) var shift = Column<SIMD4<Double>>(filling: SIMD4())
  /// The last impact sweep in which the body was hit, see `ImpactSolver.reflectImpacts`; 0 for the world.
  @exclusivity(unchecked) private(set) var struck = Column<Int64>(filling: 0)
  /// The last sweep after which contacts of the body are checked, because the sweep hit the body or the body is fast.
  @exclusivity(unchecked) private(set) var stirred = Column<Int64>(filling: 0)
  /// The number of impact sweeps so far.
  @exclusivity(unchecked) private(set) var sweepCount: Int64 = 0
  /// The second half of the exact flow's velocity change, see `SolverStep.beginVelocityHalfStep`.
  @exclusivity(unchecked) private(set) var secondHalfStep = Column<SIMD4<Double>>(filling: SIMD4())
  /// The position and angle when the contacts were found.
  @exclusivity(unchecked) private(set) var base = Column<SIMD4<Double>>(filling: SIMD4())
  /// The inverse mass and, in the third element, the inverse moment of inertia. Both values are zero for the world.
  @exclusivity(unchecked) private(set) var inverse = Column<SIMD4<Double>>(filling: SIMD4())
  /// The exact motion over one substep.
  @exclusivity(unchecked) private(set) var flow = Column<Propagator>(
    filling: Propagator(stiffness: 0, dampingRate: 0, time: 0))

  /// The linear and angular velocity at the start of the collision interval.
  @exclusivity(unchecked) private(set) var startVelocity = Column<SIMD4<Double>>(filling: SIMD4())
  /// Whether the body rests on another shape.
  @exclusivity(unchecked) private(set) var isResting = Column<Bool>(filling: false)
  /// Whether the body has no contact with other bodies in this collision interval.
  @exclusivity(unchecked) private(set) var isAlone = Column<Bool>(filling: false)
  /// The rolling state of the step, see `RoundContacts.noteRolling`.
  @exclusivity(unchecked) private(set) var rolling = Column<RollingState>(filling: .no)
  /// The number of contacts from the body down to an immovable shape, see `MassScaling.scaleMasses`.
  @exclusivity(unchecked) private(set) var stackingLevel = Column<Int32>(filling: 0)
  /// The mass of the heaviest body that this body supports, or its own mass.
  @exclusivity(unchecked) private(set) var load = Column<Double>(filling: 0)
  // Islands: the parent in the union-find forest, and for each root whether any body of its island moves.
  @exclusivity(unchecked) private(set) var parent = Column<Int32>(filling: 0)
  @exclusivity(unchecked) private(set) var isAwakeIsland = Column<Bool>(filling: false)

  /// The number of substeps per step. The number depends only on the number of bodies: a step with few bodies can
  /// afford more substeps.
  var substeps: Int { count - 1 <= PhysicsTuning.fewBodies ? PhysicsTuning.fewBodiesSubsteps : 1 }

  init() {
    grow(to: 16)
    removeAll()
  }

  /// Removes all bodies except the immovable world. The world's velocity and shift are written only as impulses times
  /// its inverse mass, which is zero. The world's velocity and shift therefore remain zero unless an impulse is NaN.
  func removeAll() {
    count = 1
    velocity[0] = SIMD4()
    shift[0] = SIMD4()
  }

  /// Rounds velocities and delta positions to Float for the passes over contacts.
  @_optimize(speed)
  func beginPasses() {
    let (velocity, deltaPosition) = (velocity.view, deltaPosition.view)
    let (passVelocity, passDelta) = (passVelocity.view, passDelta.view)
    for index in 0..<count {
      passVelocity[index] = SIMD4<Float>(velocity[index])
      passDelta[index] = SIMD4<Float>(deltaPosition[index])
    }
  }

  /// Adds the changes that the passes made to the velocities, and returns whether there were any changes. Bodies
  /// without impulses keep their exact bits, so rounding affects only impulses.
  @_optimize(speed)
  func endPasses() -> Bool {
    let (velocity, passVelocity) = (velocity.view, passVelocity.view)
    var changes = SIMD4<UInt32>()
    for index in 1..<count {
      let change = passVelocity[index] - SIMD4<Float>(velocity[index])
      changes |= unsafeBitCast(change, to: SIMD4<UInt32>.self)
      velocity[index] += SIMD4<Double>(change)
    }
    return changes != SIMD4()
  }

  /// Adds the shifts caused by impacts to the delta positions.
  @_optimize(speed)
  func shiftDelta() {
    let (deltaPosition, shift, passDelta) = (deltaPosition.view, shift.view, passDelta.view)
    for index in 1..<count {
      let moved = deltaPosition[index] + shift[index]
      deltaPosition[index] = moved
      passDelta[index] = SIMD4<Float>(moved)
    }
  }

  /// Begins another impact sweep.
  func beginSweep() { sweepCount += 1 }

  /// Changes a velocity between passes at a time within the substep, and corrects the displacement before that time.
  @inline(__always)
  func strike(_ index: Int, _ change: SIMD4<Double>, at time: Double) {
    velocity[index] += change
    shift[index] -= change * time
    passVelocity[index] = SIMD4<Float>(velocity[index])
    passDelta[index] = SIMD4<Float>(deltaPosition[index] + shift[index])
    struck[index] = index > 0 ? sweepCount : 0
    stirred[index] = struck[index]
  }

  /// Appends a row and returns its index. The caller initializes the columns.
  func append(_ row: Int) -> Int {
    assert(row >= 0, "the immovable world is there already")
    if count == capacity { grow(to: count + 1) }
    rows[count] = Int32(row)
    count += 1
    return count - 1
  }

  /// Copies the bodies of another solver during a collision interval.
  func copy(from other: SolverBodies) {
    isStale = other.isStale
    unforeseen = other.unforeseen
    capacity = other.capacity
    count = other.count
    rows.copy(from: other.rows)
    velocity.copy(from: other.velocity)
    deltaPosition.copy(from: other.deltaPosition)
    passVelocity.copy(from: other.passVelocity)
    passDelta.copy(from: other.passDelta)
    startDeltaPosition.copy(from: other.startDeltaPosition)
    isDeep.copy(from: other.isDeep)
    stackingLevel.copy(from: other.stackingLevel)
    load.copy(from: other.load)
    shift.copy(from: other.shift)
    struck.copy(from: other.struck)
    stirred.copy(from: other.stirred)
    sweepCount = other.sweepCount
    secondHalfStep.copy(from: other.secondHalfStep)
    base.copy(from: other.base)
    inverse.copy(from: other.inverse)
    startVelocity.copy(from: other.startVelocity)
    isResting.copy(from: other.isResting)
    isAlone.copy(from: other.isAlone)
    rolling.copy(from: other.rolling)
    parent.copy(from: other.parent)
    isAwakeIsland.copy(from: other.isAwakeIsland)
    flow.copy(from: other.flow)
  }

  /// Grows all columns, at least to twice their size.
  private func grow(to wanted: Int) {
    capacity = max(16, capacity)
    while capacity < wanted { capacity *= 2 }
    rows.grow(to: capacity)
    velocity.grow(to: capacity)
    deltaPosition.grow(to: capacity)
    passVelocity.grow(to: capacity)
    passDelta.grow(to: capacity)
    startDeltaPosition.grow(to: capacity)
    isDeep.grow(to: capacity)
    stackingLevel.grow(to: capacity)
    load.grow(to: capacity)
    shift.grow(to: capacity)
    struck.grow(to: capacity)
    stirred.grow(to: capacity)
    secondHalfStep.grow(to: capacity)
    base.grow(to: capacity)
    inverse.grow(to: capacity)
    startVelocity.grow(to: capacity)
    isResting.grow(to: capacity)
    isAlone.grow(to: capacity)
    rolling.grow(to: capacity)
    parent.grow(to: capacity)
    isAwakeIsland.grow(to: capacity)
    flow.grow(to: capacity)
  }
}
