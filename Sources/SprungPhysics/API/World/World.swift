// SPDX-License-Identifier: MIT

import SprungGeometry

/// A two-dimensional world of circles, ellipses, boxes and convex polygons. Bodies move freely or on springs and
/// joints, are affected by fields, and collide with each other and with boundaries. The world does not use views.
///
/// ```swift
/// let world = World()
/// let body = world.addBody(BodyDescription(position: CGPoint(x: 100, y: 0), size: CGSize(width: 50, height: 50)))
/// world.addSpring(to: body, anchor: CGPoint(x: 0, y: 0), frequency: 1, damping: 0.8)
/// world.advance(steps: 240)  // one second
/// ```
///
/// Units are points, seconds and radians. The y-axis points downward. The unit of mass is the mass of a body that
/// measures 100 x 100 points and has density 1. The fixed time step is 1/240 s, so trajectories do not depend on how
/// steps are grouped into frames. A body without contacts follows the exact solution of its equation of motion, and the
/// time at which it comes to rest is known in advance. A body that reaches a boundary follows the same solution up to
/// its exact time of impact. If all bodies are at rest, a step costs one branch.
///
/// Identifiers of bodies, joints, sets, springs and fields are never reused. A call with an identifier that is not in
/// this world is reported as a fault and does nothing or returns zero. The same applies to numbers that are out of
/// range or not finite. No operation is ever partially applied.
///
/// The implementation uses no clock and no C library functions, and does not depend on hash order. The same calls
/// produce the same bits on every machine, see `stateHash()`. Not thread-safe.
public final class World {
  /// All state that affects future steps.
  let context: StepContext
  /// The stages of a step.
  let stages: StepStages
  /// The columns of the bodies.
  var columns: BodyColumns { context.columns }

  /// Whether bodies can come to rest. Bodies at rest sleep and are placed at the equilibrium of their springs.
  /// Measurements can set this property to false. Awake bodies then never come to rest, but sleeping bodies do not
  /// wake. Default: true.
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

  /// Whether bodies that are connected by a joint can collide with each other if they are members of a set whose
  /// members collide. Bodies that are welded to each other, or to the same third body, never collide. Default: false.
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

  /// Whether contacts are recorded in `contactEvents`, which the owner must clear. Default: true.
  public var reportsContacts: Bool {
    get { stages.reporter.isReporting }
    set {
      stages.reporter.isReporting = newValue
      note(.setReportsContacts(newValue))
    }
  }

  /// The contacts that began or ended since the events were last cleared.
  public var contactEvents: [ContactEvent] { stages.reporter.events }

  /// The number of times that a gap between a body and a boundary was evaluated. This number determines the cost of
  /// steps near boundaries. The count can overflow and wrap around.
  package var gapEvaluations: Int { stages.boundaryGaps.evaluations }

  /// Whether every call that changes the world calls `validate` at its end in debug builds. Validation costs many times
  /// as much as the call itself. Default: false.
  package var validatesEveryCall = false

  /// The recorder, or nil if the world is not being recorded.
  @exclusivity(unchecked) var recorder: WorldRecorder?

  /// The number of bodies.
  public var bodyCount: Int { context.bodies.rows.usedCount }

  /// The number of fixed steps since the world was created, including steps in which the world was at rest.
  public var stepCount: Int64 { context.clock.stepCount }

  /// Creates an empty world.
  public init() {
    let context = StepContext()
    self.context = context
    stages = StepStages(context)
  }

  /// Whether no body is moving. Advancing the world then costs only one branch.
  public var isAtRest: Bool { context.bodies.activeCount == 0 }

  /// The number of awake bodies.
  public var awakeBodyCount: Int { context.bodies.activeCount }

  /// Advances by `steps` fixed steps of 1/240 s. Has no effect if `steps` is zero or negative.
  public func advance(steps: Int) {
    guard steps > 0 else { return }
    defer { validateAfterCall() }
    guard context.registry.store?.isEvaluating != true else {
      return Diagnostics.report(
        "nestedAdvance", "advance was called during a step, from the force function of a field. The call is ignored.")
    }
    if let recorder { return advanceRecorded(recorder, steps: steps) }
    stages.pipeline.advance(steps: steps)
  }

  /// Appends every body whose position or angle changed since the last drain, in row order.
  public func drainMoved(into moved: inout [MovedBody]) {
    forEachDrained { row in
      moved.append(
        MovedBody(
          body: context.bodies.identifier(of: row), position: CGPoint(x: columns.x[row], y: columns.y[row]),
          angle: columns.angle[row])
      )
    }
  }

  /// Writes the moved bodies to a buffer in row order and returns their number. The capacity of `moved` must be at
  /// least `rowLimit`.
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

  /// The number of rows that bodies use or have used.
  package var rowLimit: Int { context.bodies.rowCount }

  /// Calls `visit` for every body whose position or angle changed since the last drain, in row order.
  public func drainMoved(_ visit: (BodyID) -> Void) {
    let bodies = context.bodies
    forEachDrained { visit(bodies.identifier(of: $0)) }
  }

  /// Calls `visit` for all rows whose bodies moved since the last drain, in order, and marks them as drained.
  @inline(__always)
  private func forEachDrained(_ visit: (Int) -> Void) {
    let columns = columns
    let bodies = context.bodies
    columns.sortOutMoved()
    for word in 0..<columns.movedWords {
      // The word is read in each iteration, because `visit` can add bodies.
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

  /// Whether the position or angle of any body changed since the last drain.
  public var hasMoved: Bool {
    for word in 0..<columns.movedWords where columns.moved[word] | columns.undrained[word] != 0 { return true }
    return false
  }

  /// Returns the row of a body. If it was removed or belongs to another world, reports a fault and returns nil.
  @inline(__always)
  func row(of body: BodyID, for call: StaticString) -> Int? {
    let row = Int(body.index)
    if context.bodies.rows.contains(body.index, generation: body.generation) { return row }
    reportUnknown(call)
    return nil
  }

  /// Reports an identifier that does not belong to a body of this world.
  @inline(never)
  private func reportUnknown(_ call: StaticString) {
    Diagnostics.report(
      "unknownBody",
      "\(call) was called for a body that is not in this world. The body was removed, or belongs to another world.")
  }

  /// Returns whether both values are finite and within the coordinate limit. If they are not, reports a fault.
  @inline(__always)
  func accepts(_ first: Double, _ second: Double = 0, for call: StaticString) -> Bool {
    let limit = PhysicsLimits.farthestCoordinate
    if abs(first) <= limit, abs(second) <= limit { return true }
    reportUnreasonable(first, second, call)
    return false
  }

  /// Reports values that are not finite or exceed the coordinate limit.
  @inline(never)
  private func reportUnreasonable(_ first: Double, _ second: Double, _ call: StaticString) {
    Diagnostics.report(
      "unreasonableValue",
      "\(call) received \(first) and \(second). Values must be finite and at most \(PhysicsLimits.farthestCoordinate), "
        + "so the call is ignored.")
  }
}
