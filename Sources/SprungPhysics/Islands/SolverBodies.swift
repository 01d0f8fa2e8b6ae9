// SPDX-License-Identifier: MIT

/// What the solver moves: the awake bodies that others touch or hold, gathered side by side.
///
/// Index 0 is the immovable world, whose inverse mass is zero: walls, frames, anchors and anchored bodies. Velocities
/// are held as (x, y, angular velocity, 0), so that four bodies are gathered by four loads.
final class SolverBodies {
  /// Indices in use, the immovable world included.
  @exclusivity(unchecked) private(set) var count = 1
  private(set) var capacity = 0
  /// The row of each body; -1 for the world.
  @exclusivity(unchecked) private(set) var rows = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// Velocity in pt/s and angular velocity in rad/s during the step.
  @exclusivity(unchecked) private(set) var velocity = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// The delta position in points and radians since the contacts were found.
  @exclusivity(unchecked) private(set) var deltaPosition = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// The delta position at the start of the step.
  @exclusivity(unchecked) private(set) var startDeltaPosition = UnsafeMutablePointer<SIMD4<Double>>.allocate(
    capacity: 0)
  /// Whether a boundary is deep in the body, see `World.containSolverBodies`.
  @exclusivity(unchecked) private(set) var isDeep = UnsafeMutablePointer<Bool>.allocate(capacity: 0)
  /// What has to be added to the drift of this substep, in points and radians: impacts happen within it.
  @exclusivity(unchecked) private(set) var shift = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// The second part of the exact flow's change of velocity, see `World.beginVelocityHalfStep`.
  @exclusivity(unchecked) private(set) var secondHalfStep = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// Position and angle when the contacts were found.
  @exclusivity(unchecked) private(set) var base = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// Inverse mass and, third, inverse moment of inertia; the world's are zero.
  @exclusivity(unchecked) private(set) var inverse = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// The exact motion over one substep.
  @exclusivity(unchecked) private(set) var flow = UnsafeMutablePointer<Propagator>.allocate(capacity: 0)

  /// Velocity and angular velocity when the collision interval began.
  @exclusivity(unchecked) private(set) var startVelocity = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// Whether the body rests on something.
  @exclusivity(unchecked) private(set) var isResting = UnsafeMutablePointer<Bool>.allocate(capacity: 0)
  /// How many contacts lie between the body and something fixed, see `World.scaleMasses`.
  @exclusivity(unchecked) private(set) var stackingLevel = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// The mass of the heaviest body that it supports, or its own.
  @exclusivity(unchecked) private(set) var load = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  // Islands: the parent in the forest of union-find, and whether some body of a root's island moves.
  @exclusivity(unchecked) private(set) var parent = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var isAwakeIsland = UnsafeMutablePointer<Bool>.allocate(capacity: 0)

  init() {
    grow(to: 16)
    removeAll()
  }

  deinit {
    rows.deallocate()
    velocity.deallocate()
    deltaPosition.deallocate()
    stackingLevel.deallocate()
    load.deallocate()
    startDeltaPosition.deallocate()
    isDeep.deallocate()
    shift.deallocate()
    secondHalfStep.deallocate()
    base.deallocate()
    inverse.deallocate()
    flow.deallocate()
    startVelocity.deallocate()
    isResting.deallocate()
    parent.deallocate()
    isAwakeIsland.deallocate()
  }

  /// Leaves only the immovable world.
  func removeAll() {
    count = 1
    rows[0] = -1
    velocity[0] = SIMD4()
    deltaPosition[0] = SIMD4()
    startDeltaPosition[0] = SIMD4()
    isDeep[0] = false
    shift[0] = SIMD4()
    secondHalfStep[0] = SIMD4()
    base[0] = SIMD4()
    inverse[0] = SIMD4()
    startVelocity[0] = SIMD4()
    isResting[0] = false
    flow[0] = Propagator(stiffness: 0, dampingRate: 0, time: 0)
  }

  /// Adds a row at the end and answers its index. The caller fills the columns.
  func append(_ row: Int) -> Int {
    if count == capacity { grow(to: count + 1) }
    rows[count] = Int32(row)
    count += 1
    return count - 1
  }

  /// Takes over what another solver moves, in the middle of a collision interval.
  func copy(from other: SolverBodies) {
    let old = capacity
    let count = other.capacity
    copyColumn(&rows, capacity: old, from: other.rows, count: count, sourceCapacity: count)
    copyColumn(&velocity, capacity: old, from: other.velocity, count: count, sourceCapacity: count)
    copyColumn(&deltaPosition, capacity: old, from: other.deltaPosition, count: count, sourceCapacity: count)
    copyColumn(&startDeltaPosition, capacity: old, from: other.startDeltaPosition, count: count, sourceCapacity: count)
    copyColumn(&isDeep, capacity: old, from: other.isDeep, count: count, sourceCapacity: count)
    copyColumn(&stackingLevel, capacity: old, from: other.stackingLevel, count: count, sourceCapacity: count)
    copyColumn(&load, capacity: old, from: other.load, count: count, sourceCapacity: count)
    copyColumn(&shift, capacity: old, from: other.shift, count: count, sourceCapacity: count)
    copyColumn(&secondHalfStep, capacity: old, from: other.secondHalfStep, count: count, sourceCapacity: count)
    copyColumn(&base, capacity: old, from: other.base, count: count, sourceCapacity: count)
    copyColumn(&inverse, capacity: old, from: other.inverse, count: count, sourceCapacity: count)
    copyColumn(&flow, capacity: old, from: other.flow, count: count, sourceCapacity: count)
    copyColumn(&startVelocity, capacity: old, from: other.startVelocity, count: count, sourceCapacity: count)
    copyColumn(&isResting, capacity: old, from: other.isResting, count: count, sourceCapacity: count)
    copyColumn(&parent, capacity: old, from: other.parent, count: count, sourceCapacity: count)
    copyColumn(&isAwakeIsland, capacity: old, from: other.isAwakeIsland, count: count, sourceCapacity: count)
    capacity = count
    self.count = other.count
  }

  private func grow(to wanted: Int) {
    let oldCapacity = capacity
    var newCapacity = max(16, oldCapacity)
    while newCapacity < wanted { newCapacity *= 2 }
    capacity = newCapacity
    resize(&rows, from: oldCapacity, filling: -1)
    resize(&velocity, from: oldCapacity, filling: SIMD4())
    resize(&deltaPosition, from: oldCapacity, filling: SIMD4())
    resize(&startDeltaPosition, from: oldCapacity, filling: SIMD4())
    resize(&isDeep, from: oldCapacity, filling: false)
    resize(&stackingLevel, from: oldCapacity, filling: 0)
    resize(&load, from: oldCapacity, filling: 0)
    resize(&shift, from: oldCapacity, filling: SIMD4())
    resize(&secondHalfStep, from: oldCapacity, filling: SIMD4())
    resize(&base, from: oldCapacity, filling: SIMD4())
    resize(&inverse, from: oldCapacity, filling: SIMD4())
    resize(&startVelocity, from: oldCapacity, filling: SIMD4())
    resize(&isResting, from: oldCapacity, filling: false)
    resize(&parent, from: oldCapacity, filling: 0)
    resize(&isAwakeIsland, from: oldCapacity, filling: false)
    resize(&flow, from: oldCapacity, filling: Propagator(stiffness: 0, dampingRate: 0, time: 0))
  }

  private func resize<Value>(_ column: inout UnsafeMutablePointer<Value>, from old: Int, filling: Value) {
    let fresh = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    fresh.initialize(repeating: filling, count: capacity)
    fresh.update(from: column, count: old)
    column.deallocate()
    column = fresh
  }
}
