// SPDX-License-Identifier: MIT

import SprungGeometry

/// The step of a body that touches a boundary or may do so: from impact to impact on exact paths.
///
/// # The idea
/// Event-driven simulation, within one step: find the contacts, reflect those that approach (`BoundaryImpacts`), then
/// continue along the exact path until the next impact or the end of the step, and repeat with the rest of the time. A
/// bounce therefore happens at its own moment and its own height, whatever the refresh rate. There are three kinds of
/// path: free (`TimeOfImpact`), along a wall (`Sliding`), and about a corner (`Pivoting`).
///
/// The sequence of events may be infinite: between two walls that close, or under a pull that returns the body
/// immediately. So after some impacts elasticity is lost, and after more of them the rest of the step;
/// `CrossedSegments` handles what that leaves open.
///
/// Invariant: no step takes the center of a body through a segment.
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

  /// One step of a body that touches a boundary or may do so: from impact to impact on exact paths, sliding exactly
  /// where a side is flat on a boundary, and with impulses for one step where a corner rests.
  ///
  /// Item-item contacts will join the list of contacts here, with their own solver for groups that push each other.
  func stepNearBoundaries(_ row: Int, step: Int64) {
    let columns = columns
    let duration = PhysicsUnits.stepDuration
    let start = Double(step) * duration
    let before = BodyState(columns, row)
    // Whether nothing but the exact free motion happened in the step.
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
      // More impacts than handled: what is left of the step is lost, which only a wedge ever notices. The same for a
      // body that a strong pull holds in one: its moves between two events can be next to nothing. And for what moves
      // farther in a step than can be searched.
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

  /// Moves the body until something happens or `time` is over; answers the time used.
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
