// SPDX-License-Identifier: MIT

import SprungGeometry

/// A two-dimensional world of circles, ellipses, boxes and convex polygons that move freely, hang on springs and
/// joints, are moved by fields and touch one another and boundaries. It does not use views.
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
  /// All that the world's future depends on.
  let context: StepContext
  /// The stages of a step.
  let stages: StepStages
  /// The columns of the bodies.
  var columns: BodyColumns { context.columns }

  /// Whether bodies come to rest: they sleep when they are still, and are placed at the equilibrium of their springs.
  /// Default true; false, which is for measurements, wakes nothing, and awake bodies move forever.
  public var canSleep: Bool {
    get { context.settings.mayRest }
    set {
      note(.setCanSleep(newValue))
      defer { validateAfterCall() }
      guard newValue != context.settings.mayRest else { return }
      context.settings.mayRest = newValue
      for position in 0..<context.bodies.activeCount { columns.flags[Int(columns.active[position])].insert(.disturbed) }
    }
  }

  /// Whether bodies that a joint holds together may touch one another, as members of a set whose members collide.
  /// Default false. Bodies that are welded to each other, or to the same third one, never touch.
  public var joinedBodiesCollide: Bool {
    get { context.settings.joinedCollide }
    set {
      note(.setJoinedBodiesCollide(newValue))
      defer { validateAfterCall() }
      guard newValue != context.settings.joinedCollide else { return }
      context.settings.joinedCollide = newValue
      pairJoinedBodies()
    }
  }

  /// Whether contacts are recorded in `contactEvents`, which the owner has to clear. Default true.
  public var reportsContacts: Bool {
    get { stages.reporter.isReporting }
    set {
      stages.reporter.isReporting = newValue
      note(.setReportsContacts(newValue))
    }
  }

  /// Contacts that began or ended and were not cleared yet.
  public var contactEvents: [ContactEvent] { stages.reporter.events }

  /// How often the gap between a body and a boundary was evaluated, which is what steps near boundaries cost. It may
  /// wrap.
  package var gapEvaluations: Int { stages.boundaryGaps.evaluations }

  /// Whether every call that changes the world ends with `validate`, in a debug build. Default false, since that costs many
  /// times what the call does.
  package var validatesEveryCall = false

  /// Notes what is done to the world while it is recorded.
  @exclusivity(unchecked) var recorder: WorldRecorder?

  /// Number of bodies.
  public var bodyCount: Int { context.bodies.rows.usedCount }

  /// Fixed steps taken since the world was made, asleep or not.
  public var stepCount: Int64 { context.clock.stepCount }

  /// Makes an empty world.
  public init() {
    let context = StepContext()
    self.context = context
    stages = StepStages(context)
  }

  /// Whether nothing moves: advancing costs one branch.
  public var isAtRest: Bool { context.bodies.activeCount == 0 }

  /// Number of bodies that are not asleep.
  public var awakeBodyCount: Int { context.bodies.activeCount }

  /// Advances by `steps` fixed steps of 1/240 s. Zero or fewer do nothing.
  public func advance(steps: Int) {
    guard steps > 0 else { return }
    defer { validateAfterCall() }
    guard context.registry.store?.isEvaluating != true else {
      return Diagnostics.report("nestedAdvance", "advance was called from a custom field's force and is ignored.")
    }
    if let recorder { return advanceRecorded(recorder, steps: steps) }
    stages.pipeline.advance(steps: steps)
  }

  /// Appends every body whose position or angle changed since the last drain, in the order of the rows.
  public func drainMoved(into moved: inout [MovedBody]) {
    forEachDrained { row in
      moved.append(
        MovedBody(
          body: context.bodies.identifier(of: row), position: CGPoint(x: columns.x[row], y: columns.y[row]),
          angle: columns.angle[row])
      )
    }
  }

  /// Stores the same without growing a list, and returns their number: `moved` must have a capacity of `rowLimit`.
  package func drainMoved(into moved: UnsafeMutablePointer<MovedBody>) -> Int {
    var count = 0
    let columns = columns
    let bodies = context.bodies
    forEachDrained { row in
      (moved + count).initialize(
        to: MovedBody(
          body: BodyID(index: Int32(truncatingIfNeeded: row), generation: bodies.rows.generation(of: row)),
          position: CGPoint(x: columns.x[row], y: columns.y[row]), angle: columns.angle[row]))
      count &+= 1
    }
    return count
  }

  /// One more than the largest row that a body has or had.
  package var rowLimit: Int { context.bodies.rowCount }

  /// Calls `visit` for every body whose position or angle changed since the last drain, in the order of the rows.
  public func drainMoved(_ visit: (BodyID) -> Void) {
    let bodies = context.bodies
    forEachDrained { visit(bodies.identifier(of: $0)) }
  }

  /// Calls `visit` with the rows that moved since the last drain, in their order, and forgets them.
  @inline(__always)
  private func forEachDrained(_ visit: (Int) -> Void) {
    let columns = columns
    let bodies = context.bodies
    columns.sortOutMoved()
    for word in 0..<columns.movedWords {
      // Looked up each time, since a visit may add bodies.
      var bits = columns.undrained[word]
      guard bits != 0 else { continue }
      columns.undrained[word] = 0
      while bits != 0 {
        let row = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if row < bodies.rowCount, columns.flags[row].contains(.alive) { visit(row) }
      }
    }
  }

  /// Whether some body's position or angle changed since the last drain.
  public var hasMoved: Bool {
    for word in 0..<columns.movedWords where columns.moved[word] | columns.undrained[word] != 0 { return true }
    return false
  }

  /// The row of a living body; reports a fault and gives nil for an identifier of a removed body or another world.
  @inline(__always)
  func row(of body: BodyID, for call: StaticString) -> Int? {
    let row = Int(body.index)
    if context.bodies.rows.contains(body.index, generation: body.generation) { return row }
    reportUnknown(call)
    return nil
  }

  /// Reports an identifier that belongs to no body of this world.
  @inline(never)
  private func reportUnknown(_ call: StaticString) {
    Diagnostics.report(
      "unknownBody",
      "\(call) was called for a body that is not in this world. It was removed or never added.")
  }

  /// Reports a fault and answers false unless every value is finite and within the coordinates that are accepted.
  @inline(__always)
  func accepts(_ first: Double, _ second: Double = 0, for call: StaticString) -> Bool {
    let limit = PhysicsLimits.farthestCoordinate
    if abs(first) <= limit, abs(second) <= limit { return true }
    reportUnreasonable(first, second, call)
    return false
  }

  /// Reports values that are not finite or beyond the coordinates that are accepted.
  @inline(never)
  private func reportUnreasonable(_ first: Double, _ second: Double, _ call: StaticString) {
    Diagnostics.report(
      "unreasonableValue",
      "\(call) received \(first) and \(second). Values must be finite and at most \(PhysicsLimits.farthestCoordinate), "
        + "so the call is ignored.")
  }
}
