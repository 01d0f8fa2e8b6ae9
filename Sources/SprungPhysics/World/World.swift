// SPDX-License-Identifier: MIT

import SprungGeometry

/// A two-dimensional world of circles, ellipses, boxes and convex polygons that move freely, hang on springs and
/// joints, are moved by fields and touch one another and boundaries. It knows no views.
///
/// ```swift
/// let world = World()
/// let body = world.addBody(BodyDescription(position: CGPoint(x: 100, y: 0), size: CGSize(width: 50, height: 50)))
/// world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.8)
/// world.advance(steps: 240)  // one second
/// ```
///
/// Units are points, seconds and radians; y grows downwards; the unit of mass is 100 x 100 points at density one.
/// Time passes in fixed steps of 1/240 s, so a path never depends on how the steps are grouped into frames. A body that
/// touches nothing moves by the exact solution of its equation and knows in advance when it will rest; a body that
/// meets a boundary is stopped at the time of impact on that same solution. When everything rests, a step is one
/// branch.
///
/// Identifiers of bodies, joints, sets, springs and fields are never used again. A call with an identifier that is not,
/// or no longer, in this world is a fault and does nothing, or answers zero; so is one with a number that is not finite
/// or beyond reason. Nothing is ever half applied.
///
/// Nothing inside reads a clock, uses a C library's functions or depends on hashing order: the same calls give the same
/// bits on every machine, see `stateHash()`. Not thread-safe.
public final class World {
  let columns = BodyColumns(capacity: 16)
  /// The rows of the bodies.
  @exclusivity(unchecked) var bodyRows = GenerationalRows()
  /// Rows ever used; a row below may be free.
  var rowCount: Int { bodyRows.count }
  /// Number of rows at the start of the active list.
  @exclusivity(unchecked) var activeCount = 0

  @exclusivity(unchecked) var springs = GenerationalPool<AnchorSpring>(filling: .none)
  @exclusivity(unchecked) var propagators = PropagatorCache()

  @exclusivity(unchecked) var boundarySets: [BoundarySet] = []
  /// Which of the sets are in use.
  @exclusivity(unchecked) var boundaryRows = GenerationalRows()
  @exclusivity(unchecked) var memberships = GenerationalPool<BoundaryMembership>(filling: .none)
  @exclusivity(unchecked) var touches = GenerationalPool<BoundaryTouch>(filling: .none)

  /// The bodies that touch or hold one another.
  let solverBodies = SolverBodies()
  /// What holds bodies together, and the solver of what is awake of it.
  @exclusivity(unchecked) var joints = GenerationalPool<Joint>(filling: Joint())
  let jointSolver = JointSolver()
  /// Joints, kinds and bodies in the solver, to see when they are others.
  @exclusivity(unchecked) var jointStructure: [Int32] = []
  /// Whether joints, or bodies that they hold, were changed, woken or put to sleep since joints were prepared.
  @exclusivity(unchecked) var areJointsStale = true
  /// The fat boxes of the bodies that may touch one another.
  let collisionGrid = BroadPhase()
  /// Number of bodies that may touch others.
  @exclusivity(unchecked) var collidableCount = 0
  /// Whether some body that is not awake has to be paired anew.
  @exclusivity(unchecked) var hasUnpairedStill = false
  let contacts = ContactPool()
  let groups = ContactGroups()
  /// Whether some bodies can touch or hold one another.
  var mayFormIslands: Bool { joints.count > 0 || collidableCount > 0 || (shapedCount > 0 && memberships.rowCount > 0) }
  /// Number of bodies that are no rectangles.
  @exclusivity(unchecked) var shapedCount = 0
  /// Whether something was changed from outside since solver bodies were gathered.
  @exclusivity(unchecked) var areIslandsStale = true

  /// The fields, once there was one.
  @exclusivity(unchecked) var fieldStore: FieldStore?

  /// The boxes of bodies by row, as of the last query.
  let bodyIndex = BroadPhase()
  /// A buffer of the queries; nil while one uses it.
  var foundRows: RowList? = RowList()

  /// Whether bodies come to rest: fall asleep when they are still, and are placed where their springs would bring them
  /// at last. Default true; false, which is for measuring, wakes nothing and lets what is awake move for ever.
  public var canSleep: Bool {
    get { mayRest }
    set {
      note(.setCanSleep(newValue))
      defer { validateAfterCall() }
      guard newValue != mayRest else { return }
      mayRest = newValue
      for position in 0..<activeCount { columns.flags[Int(columns.active[position])].insert(.disturbed) }
    }
  }
  /// See `canSleep`.
  @exclusivity(unchecked) var mayRest = true
  /// The step at whose end impulses and contact events of the solver were last taken; -1 before the first.
  @exclusivity(unchecked) var closedStep: Int64 = -1
  /// Whether bodies that a joint holds together may touch one another, as members of a set whose members collide.
  /// Default false. Bodies that are welded to each other, or to the same third one, never touch.
  public var joinedBodiesCollide: Bool {
    get { joinedCollide }
    set {
      note(.setJoinedBodiesCollide(newValue))
      defer { validateAfterCall() }
      guard newValue != joinedCollide else { return }
      joinedCollide = newValue
      pairJoinedBodies()
    }
  }
  @exclusivity(unchecked) var joinedCollide = false
  /// Whether contacts are noted in `contactEvents`, which somebody has to clear. Default true.
  public var reportsContacts = true { didSet { note(.setReportsContacts(reportsContacts)) } }
  /// Contacts that began or ended and were not cleared yet.
  @exclusivity(unchecked) public internal(set) var contactEvents: [ContactEvent] = []
  /// Buffers of the impact solver, kept so that a step allocates nothing.
  @exclusivity(unchecked) var nearContacts: [BoundaryContact] = []
  @exclusivity(unchecked) var nearFeatures: [BoundaryFeature] = []
  /// How often the gap between a body and a boundary was evaluated, which is what steps near boundaries cost. It may
  /// wrap.
  @exclusivity(unchecked) package internal(set) var gapEvaluations = 0
  /// The same when the present body's step began.
  @exclusivity(unchecked) var stepEvaluations = 0

  /// Whether every call that changes the world ends with `validate`, in a debug build. Default false, since that costs many
  /// times what the call does.
  package var validatesEveryCall = false

  /// Notes what is done to the world while it is recorded.
  @exclusivity(unchecked) var recorder: WorldRecorder?

  /// Number of bodies.
  public var bodyCount: Int { bodyRows.usedCount }
  /// Fixed steps taken since the world was made, asleep or not.
  @exclusivity(unchecked) public internal(set) var stepCount: Int64 = 0

  /// Makes an empty world.
  public init() {}

  /// The kinematic moves of anchored bodies.
  @exclusivity(unchecked) var kinematicMoves: [KinematicMove] = []

  @exclusivity(unchecked) var locked: LockedAxes = []
  /// A buffer of `noteLocked`.
  @exclusivity(unchecked) var lockedPositions: [LockedPosition] = []

  /// Whether nothing moves: advancing costs one branch.
  public var isAtRest: Bool { activeCount == 0 }

  /// Seconds since the world was made.
  var now: Double { Double(stepCount) * PhysicsTuning.stepDuration }

  /// Number of bodies that are not asleep.
  public var awakeBodyCount: Int { activeCount }

  /// Lets `steps` fixed steps of 1/240 s pass. Zero or fewer do nothing.
  public func advance(steps: Int) {
    guard steps > 0 else { return }
    defer { validateAfterCall() }
    guard fieldStore?.isEvaluating != true else {
      return Diagnostics.report("nestedAdvance", "advance was called by a custom field's force, so it is ignored.")
    }
    if let recorder { return advanceRecorded(recorder, steps: steps) }
    advanceNow(steps: steps)
  }

  /// Lets steps pass without noting them.
  func advanceNow(steps: Int) {
    let firstNewEvent = contactEvents.count
    var left = steps
    while left > 0, activeCount > 0 {
      let validationSteps = Int64(PhysicsTuning.validationSteps)
      var count = min(left, Int(validationSteps - stepCount % validationSteps))
      if mayFormIslands || solverBodies.count > 1 {
        let interval = Int64(PhysicsTuning.collisionIntervalSteps)
        if areIslandsStale || stepCount % interval == 0 { buildIslands() }
        count = min(count, Int(interval - stepCount % interval))
      }
      if solverBodies.count > 1 || fieldStore != nil || !kinematicMoves.isEmpty {
        // One by one, since a step may find that contacts have to be looked for again.
        count = 1
      }
      let isLocked = !locked.isEmpty
      if isLocked {
        count = 1
        noteLocked()
      }
      // A body that falls asleep in free integration touched nothing, and must not be noticed sooner in short frames
      // than in long ones.
      let wasStale = areIslandsStale
      integrateFree(steps: count)
      areIslandsStale = wasStale
      if fieldStore != nil {
        evaluateFields()
        let wasStale = areIslandsStale
        integrateFielded()
        areIslandsStale = wasStale
      }
      let hasKinematicMoves = !kinematicMoves.isEmpty
      if hasKinematicMoves { applyKinematicVelocities() }
      if solverBodies.count > 1 { stepSolverBodies() }
      if hasKinematicMoves { advanceKinematicMoves() }
      if isLocked { restoreLocked() }
      stepCount += Int64(count)
      left -= count
      if solverBodies.count > 1, stepCount % Int64(PhysicsTuning.collisionIntervalSteps) == 0 {
        closeCollisionInterval()
      }
      if stepCount % validationSteps == 0 { validateAwakeBodies() }
    }
    // Whoever asks for the largest number of steps gets half of it, after which there is room for more.
    if left > 0 { stepCount += min(Int64(left), max(0, Int64.max / 2 - stepCount)) }
    if contactEvents.count - firstNewEvent > 1 { sortContactEvents(from: firstNewEvent) }
  }

  /// Appends every body whose position or angle changed since the last drain, in the order of the rows.
  public func drainMoved(into moved: inout [MovedBody]) {
    forEachDrained { row in
      moved.append(
        MovedBody(
          body: identifier(of: row), position: CGPoint(x: columns.x[row], y: columns.y[row]), angle: columns.angle[row])
      )
    }
  }

  /// Stores the same without growing a list, and answers how many: `moved` must have room for `rowLimit`.
  package func drainMoved(into moved: UnsafeMutablePointer<MovedBody>) -> Int {
    var count = 0
    let columns = columns
    forEachDrained { row in
      (moved + count).initialize(
        to: MovedBody(
          body: BodyID(index: Int32(truncatingIfNeeded: row), generation: bodyRows.generation(of: row)),
          position: CGPoint(x: columns.x[row], y: columns.y[row]), angle: columns.angle[row]))
      count &+= 1
    }
    return count
  }

  /// One more than the largest row that a body has or had.
  package var rowLimit: Int { rowCount }

  /// Calls `visit` for every body whose position or angle changed since the last drain, in the order of the rows.
  public func drainMoved(_ visit: (BodyID) -> Void) {
    forEachDrained { visit(identifier(of: $0)) }
  }

  @inline(__always)
  private func forEachDrained(_ visit: (Int) -> Void) {
    sortOutMoved()
    for word in 0..<columns.movedWords {
      // Looked up each time, since a visit may add bodies.
      var bits = columns.undrained[word]
      guard bits != 0 else { continue }
      columns.undrained[word] = 0
      while bits != 0 {
        let row = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if row < rowCount, columns.flags[row].contains(.alive) { visit(row) }
      }
    }
  }

  /// Whether some body's position or angle changed since the last drain.
  public var hasMoved: Bool {
    for word in 0..<columns.movedWords where columns.moved[word] | columns.undrained[word] != 0 { return true }
    return false
  }

  /// Hands what moved on to those who have not seen it yet.
  func sortOutMoved() {
    let moved = columns.moved.view
    for word in 0..<columns.movedWords where moved[word] != 0 {
      columns.undrained[word] |= moved[word]
      columns.unindexed[word] |= moved[word]
      moved[word] = 0
    }
  }

  @inline(__always)
  func markMoved(_ row: Int) {
    columns.moved[row >> 6] |= 1 << UInt64(row & 63)
  }

  func identifier(of row: Int) -> BodyID {
    BodyID(index: Int32(row), generation: bodyRows.generation(of: row))
  }

  /// The row of a living body; reports a fault and gives nil for an identifier of a removed body or another world.
  @inline(__always)
  func row(of body: BodyID, for call: StaticString) -> Int? {
    let row = Int(body.index)
    if bodyRows.contains(body.index, generation: body.generation) { return row }
    reportUnknown(call)
    return nil
  }

  @inline(never)
  private func reportUnknown(_ call: StaticString) {
    Diagnostics.report(
      "unknownBody",
      "\(call) was given the identifier of a body that is not in this world; it was removed or never added.")
  }

  /// Reports a fault and answers false unless every value is finite and within the coordinates that are accepted.
  @inline(__always)
  func accepts(_ first: Double, _ second: Double = 0, for call: StaticString) -> Bool {
    let limit = PhysicsTuning.farthestCoordinate
    if abs(first) <= limit, abs(second) <= limit { return true }
    reportUnreasonable(first, second, call)
    return false
  }

  @inline(never)
  private func reportUnreasonable(_ first: Double, _ second: Double, _ call: StaticString) {
    Diagnostics.report(
      "unreasonableValue",
      "\(call) was given \(first) and \(second); values must be finite and at most \(PhysicsTuning.farthestCoordinate), "
        + "so the call is ignored.")
  }
}
