// SPDX-License-Identifier: MIT

import SprungGeometry

/// Advances bodies that touch or may touch boundaries, from impact to impact on exact trajectories.
///
/// # The idea
/// Each step is an event-driven simulation. First, contacts are found, and the body is reflected at the boundaries that
/// it approaches (`BoundaryImpacts`). The body then continues along its exact trajectory until the next impact or the
/// end of the step, and the procedure is repeated for the remaining time. A bounce therefore happens at its exact time
/// and height, at any refresh rate. There are three kinds of trajectories: free (`TimeOfImpact`), along a wall
/// (`Sliding`), and about a corner (`Pivoting`).
///
/// The sequence of events can be infinite: between two closing walls, or under a force that immediately returns the
/// body to the wall. After a number of impacts, elasticity is therefore ignored. After even more impacts, the rest of
/// the step is skipped. If a body crosses a wall nevertheless, `CrossedSegments` moves it back.
///
/// Invariant: no step moves the center of a body through a segment.
final class NearBoundaryStep {
  private let columns: BodyColumns
  private let boundaryGaps: BoundaryGaps
  private let coefficients: MotionCoefficients
  private let near: BoundaryNeighborhood
  private let timeOfImpact: TimeOfImpact
  private let boundaryImpacts: BoundaryImpacts
  private let sliding: Sliding
  private let pivoting: Pivoting
  private let crossedSegments: CrossedSegments
  private let resting: Resting

  init(
    columns: BodyColumns, boundaryGaps: BoundaryGaps, coefficients: MotionCoefficients, near: BoundaryNeighborhood,
    timeOfImpact: TimeOfImpact, boundaryImpacts: BoundaryImpacts, sliding: Sliding, pivoting: Pivoting,
    crossedSegments: CrossedSegments, resting: Resting
  ) {
    self.columns = columns
    self.boundaryGaps = boundaryGaps
    self.coefficients = coefficients
    self.near = near
    self.timeOfImpact = timeOfImpact
    self.boundaryImpacts = boundaryImpacts
    self.sliding = sliding
    self.pivoting = pivoting
    self.crossedSegments = crossedSegments
    self.resting = resting
  }

  /// Takes one step of a body that touches or may touch a boundary. The body moves from impact to impact on exact
  /// trajectories and slides exactly on flat sides. If it rests on a corner, its motion is computed with impulses for
  /// one step.
  ///
  /// Contacts between bodies are not handled here: the solver moves bodies that push each other.
  func stepNearBoundaries(_ row: Int, step: Int64) {
    let columns = columns
    let duration = PhysicsUnits.stepDuration
    let start = Double(step) * duration
    let before = BodyState(columns, row)
    // Whether the step consists only of exact free motion.
    var isFree = columns.firstTouch[row] < 0

    boundaryGaps.startShare()
    near.gatherFeatures(row)
    near.pushOut(row)
    var remaining = duration
    var impacts = 0
    var rounds = 0
    while remaining > 1e-12 {
      near.findTouching(row, time: start + (duration - remaining))
      if !near.contacts.isEmpty { isFree = false }
      impacts += boundaryImpacts.bounce(row, losingBounce: impacts >= PhysicsTuning.impactsPerStep)
      let used = moveOn(row, for: remaining)
      remaining -= used
      // After too many impacts, the rest of the step is skipped, which is noticeable only in a wedge. The step is also
      // skipped for a body that a strong force holds in a wedge, where its moves between events can be tiny, and for a
      // body that moves farther in a step than the searches can cover.
      rounds += 1
      if impacts > 4 * PhysicsTuning.impactsPerStep || rounds > 16 * PhysicsTuning.impactsPerStep
        || boundaryGaps.areSpent
      {
        isFree = false
        break
      }
    }
    if crossedSegments.stopAtCrossedSegments(row, before: before) { isFree = false }
    columns.limitSpeed(row)
    if BodyState(columns, row).isElsewhere(than: before) { columns.markMoved(row) }
    coefficients.updateRotating(row)
    resting.updateTouches(row, time: Double(step + 1) * duration)
    resting.restIfStill(row, before: before, nextStep: step + 1, isFree: isFree)
  }

  /// Moves the body until the next event, but at most for `time`, and returns the elapsed time.
  private func moveOn(_ row: Int, for time: Double) -> Double {
    let columns = columns
    let acceleration = columns.acceleration(row)
    var supports = 0
    var pivots = false
    for index in near.contacts.indices {
      let contact = near.contacts[index]
      let pressing = acceleration.x * contact.normalX + acceleration.y * contact.normalY
      if columns.mayRotate(row, on: contact) {
        let leverX = contact.pointX - columns.x[row]
        let leverY = contact.pointY - columns.y[row]
        let leaving =
          (columns.velocityX[row] - columns.angularVelocity[row] * leverY) * contact.normalX
          + (columns.velocityY[row] + columns.angularVelocity[row] * leverX) * contact.normalY
        if leaving < PhysicsTuning.restSpeed, pressing < 0 || columns.hasTorque(row) { pivots = true }
      } else {
        let leaving = columns.velocityX[row] * contact.normalX + columns.velocityY[row] * contact.normalY
        if leaving <= 1e-6, pressing < 0 {
          near.contacts[index].isSupport = true
          supports += 1
        }
      }
    }
    if pivots { return pivoting.pivot(row, for: time) }
    if supports > 0 { return sliding.slide(row, for: time, acceleration: acceleration) }
    let pose = columns.pose(row)
    return timeOfImpact.follow(columns.freePath(row, pose: pose, for: time), row, pose: pose, for: time)
  }
}
