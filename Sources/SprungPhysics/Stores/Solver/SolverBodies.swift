// SPDX-License-Identifier: MIT

/// Whether a body rolls or rocks on one point without loss in a step.
enum RollingState: UInt8 {
  /// It touches nothing, bounces, slips, or touches several things.
  case no
  /// One point pressed when the step began.
  case began
  /// The same point pressed and did not slip when the step ended.
  case kept
}

/// The bodies of the solver: the awake bodies that others touch or hold, gathered side by side.
///
/// Index 0 is the immovable world, whose inverse mass is zero: walls, frames, anchors and anchored bodies. Velocities
/// are held as (x, y, angular velocity, 0), so that four bodies are gathered by four loads.
final class SolverBodies {
  /// Whether something was changed from outside since the bodies were gathered.
  @exclusivity(unchecked) var isStale = true
  /// The rows that were deflected in the last step and may meet what has no contact yet.
  @exclusivity(unchecked) var unforeseen: [Int32] = []
  /// Indices in use, the immovable world included.
  @exclusivity(unchecked) private(set) var count = 1
  private(set) var capacity = 0
  /// The row of each body; -1 for the world.
  @exclusivity(unchecked) private(set) var rows = Column<Int32>(filling: -1)
  /// Velocity in pt/s and angular velocity in rad/s during the step.
  @exclusivity(unchecked) private(set) var velocity = Column<SIMD4<Double>>(filling: SIMD4())
  /// The delta position in points and radians since the contacts were found.
  @exclusivity(unchecked) private(set) var deltaPosition = Column<SIMD4<Double>>(filling: SIMD4())
  /// Velocity and delta position as the passes over contacts take them, see `beginPasses`.
  @exclusivity(unchecked) private(set) var passVelocity = Column<SIMD4<Float>>(filling: SIMD4())
  @exclusivity(unchecked) private(set) var passDelta = Column<SIMD4<Float>>(filling: SIMD4())
  /// The delta position at the start of the step.
  @exclusivity(unchecked) private(set) var startDeltaPosition = Column<SIMD4<Double>>(filling: SIMD4())
  /// Whether a boundary is deep in the body, see `Containment.containSolverBodies`.
  @exclusivity(unchecked) private(set) var isDeep = Column<Bool>(filling: false)
  /// The correction of the drift of this substep, in points and radians: impacts happen within it.
  @exclusivity(unchecked) private(set) var shift = Column<SIMD4<Double>>(filling: SIMD4())
  /// The last sweep over impacts in which the body was struck, see `ImpactSolver.reflectImpacts`; 0 for the world.
  @exclusivity(unchecked) private(set) var struck = Column<Int64>(filling: 0)
  /// The last sweep after which contacts of the body are looked at: it was struck then, or moves fast.
  @exclusivity(unchecked) private(set) var stirred = Column<Int64>(filling: 0)
  /// Sweeps over impacts so far.
  @exclusivity(unchecked) private(set) var sweepCount: Int64 = 0
  /// The second part of the exact flow's change of velocity, see `SolverStep.beginVelocityHalfStep`.
  @exclusivity(unchecked) private(set) var secondHalfStep = Column<SIMD4<Double>>(filling: SIMD4())
  /// Position and angle when the contacts were found.
  @exclusivity(unchecked) private(set) var base = Column<SIMD4<Double>>(filling: SIMD4())
  /// Inverse mass and, third, inverse moment of inertia; the world's are zero.
  @exclusivity(unchecked) private(set) var inverse = Column<SIMD4<Double>>(filling: SIMD4())
  /// The exact motion over one substep.
  @exclusivity(unchecked) private(set) var flow = Column<Propagator>(
    filling: Propagator(stiffness: 0, dampingRate: 0, time: 0))

  /// Velocity and angular velocity when the collision interval began.
  @exclusivity(unchecked) private(set) var startVelocity = Column<SIMD4<Double>>(filling: SIMD4())
  /// Whether the body rests on something.
  @exclusivity(unchecked) private(set) var isResting = Column<Bool>(filling: false)
  /// Whether no contact between bodies has the body in this collision interval.
  @exclusivity(unchecked) private(set) var isAlone = Column<Bool>(filling: false)
  /// The state of a step in which the body rolls, see `RoundContacts.noteRolling`.
  @exclusivity(unchecked) private(set) var rolling = Column<RollingState>(filling: .no)
  /// The number of contacts between the body and something fixed, see `MassScaling.scaleMasses`.
  @exclusivity(unchecked) private(set) var stackingLevel = Column<Int32>(filling: 0)
  /// The mass of the heaviest body that it supports, or its own.
  @exclusivity(unchecked) private(set) var load = Column<Double>(filling: 0)
  // Islands: the parent in the forest of union-find, and whether some body of a root's island moves.
  @exclusivity(unchecked) private(set) var parent = Column<Int32>(filling: 0)
  @exclusivity(unchecked) private(set) var isAwakeIsland = Column<Bool>(filling: false)

  /// The number of substeps of a step, from counts alone: a few bodies can afford more.
  var substeps: Int { count - 1 <= PhysicsTuning.fewBodies ? PhysicsTuning.fewBodiesSubsteps : 1 }

  init() {
    grow(to: 16)
    removeAll()
  }

  /// Leaves only the immovable world. Only its velocity and shift are ever written, by impulses times its inverse mass,
  /// which is zero: they stay zero, unless an impulse was NaN.
  func removeAll() {
    count = 1
    velocity[0] = SIMD4()
    shift[0] = SIMD4()
  }

  /// Rounds velocities and delta positions to Float, for passes over contacts.
  @_optimize(speed)
  func beginPasses() {
    let (velocity, deltaPosition) = (velocity.view, deltaPosition.view)
    let (passVelocity, passDelta) = (passVelocity.view, passDelta.view)
    for index in 0..<count {
      passVelocity[index] = SIMD4<Float>(velocity[index])
      passDelta[index] = SIMD4<Float>(deltaPosition[index])
    }
  }

  /// Adds what the passes changed to the velocities: what nothing pushed keeps its bits, and rounding concerns impulses alone.
  /// Answers whether they changed anything.
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

  /// Adds the shifts by impacts to the delta positions.
  @_optimize(speed)
  func shiftDelta() {
    let (deltaPosition, shift, passDelta) = (deltaPosition.view, shift.view, passDelta.view)
    for index in 1..<count {
      let moved = deltaPosition[index] + shift[index]
      deltaPosition[index] = moved
      passDelta[index] = SIMD4<Float>(moved)
    }
  }

  /// Begins another sweep over impacts.
  func beginSweep() { sweepCount += 1 }

  /// Changes a velocity between passes from a moment of the substep on, and takes back the way before it.
  @inline(__always)
  func strike(_ index: Int, _ change: SIMD4<Double>, at time: Double) {
    velocity[index] += change
    shift[index] -= change * time
    passVelocity[index] = SIMD4<Float>(velocity[index])
    passDelta[index] = SIMD4<Float>(deltaPosition[index] + shift[index])
    struck[index] = index > 0 ? sweepCount : 0
    stirred[index] = struck[index]
  }

  /// Adds a row at the end and answers its index. The caller fills the columns.
  func append(_ row: Int) -> Int {
    assert(row >= 0, "the immovable world is there already")
    if count == capacity { grow(to: count + 1) }
    rows[count] = Int32(row)
    count += 1
    return count - 1
  }

  /// Takes over what another solver moves, in the middle of a collision interval.
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
