// SPDX-License-Identifier: MIT

import SprungGeometry

/// Determines when a body that touches boundaries comes to rest: when it has been still for half a second, or when it
/// is near its equilibrium along a wall.
///
/// Low speed is not sufficient: a pendulum is slow at its turning point, and a thrown body at its apex. The velocity
/// change must also be small, or the body must stay in position. The second condition detects a wedged body, which
/// trembles because gravity moves it in each step. A body whose state does not change in a step comes to rest
/// immediately, because the next step would be the same.
///
/// Contacts that end are reported with a delay, unless the gap is large: a body that trembles on a floor has not left
/// the floor.
///
/// Invariant: a body that falls asleep here would not have moved, except by trembling.
final class Resting {
  private let columns: BodyColumns
  private let settings: StepSettings
  private let boundaries: BoundaryStore
  private let registry: FieldRegistry
  private let activeList: ActiveList
  private let reporter: ContactReporter
  private let boundaryGaps: BoundaryGaps
  private let settling: Settling
  private let near: BoundaryNeighborhood

  init(
    columns: BodyColumns, settings: StepSettings, boundaries: BoundaryStore, registry: FieldRegistry,
    activeList: ActiveList, reporter: ContactReporter, boundaryGaps: BoundaryGaps, settling: Settling,
    near: BoundaryNeighborhood
  ) {
    self.columns = columns
    self.settings = settings
    self.boundaries = boundaries
    self.registry = registry
    self.activeList = activeList
    self.reporter = reporter
    self.boundaryGaps = boundaryGaps
    self.settling = settling
    self.near = near
  }

  /// Ends the contacts whose shapes are more than a point apart, or have been apart for three steps.
  func updateTouches(_ row: Int, time: Double) {
    guard columns.firstTouch[row] >= 0 else { return }
    let pose = columns.pose(row)
    var current = columns.firstTouch[row]
    var isOver = false
    while current >= 0 {
      boundaries.touches[current].gap = .infinity
      for feature in near.features where feature.set == boundaries.touches[current].set {
        guard boundaries.tag(of: feature) == boundaries.touches[current].tag else { continue }
        let gap = boundaryGaps.gap(feature, row, pose)
        if gap < boundaries.touches[current].gap { boundaries.touches[current].gap = gap }
      }
      let isApart = boundaries.touches[current].gap > PhysicsTuning.invisibleDistance
      boundaries.touches[current].apartSteps = isApart ? boundaries.touches[current].apartSteps + 1 : 0
      isOver = isOver || Resting.isOver(boundaries.touches[current])
      current = boundaries.touches[current].next
    }
    guard isOver else { return }
    reporter.filterTouches(row, announcing: true, time: time, Resting.isOver)
  }

  /// Returns whether a contact has ended: immediately if the gap is large, otherwise after some steps, so that
  /// trembling is not reported.
  private static func isOver(_ touch: BoundaryTouch) -> Bool {
    touch.gap > PhysicsTuning.speculativeDistance || touch.apartSteps >= PhysicsTuning.separationSteps
  }

  /// Puts a body that touches a boundary to sleep after it has been nearly still for half a second, or immediately if
  /// the step did not change its state. For a body without contacts, the settle time is computed. A step with only free
  /// motion does not postpone the settle time. If the time were recomputed from each state, it would always be half a
  /// second in the future for a body that has almost stopped, and the body would never sleep. For the same reason, such
  /// a step does not reset the count of still steps, which `FieldIntegrator` uses to detect resting bodies in fields.
  func restIfStill(_ row: Int, before: BodyState, nextStep: Int64, isFree: Bool) {
    let columns = columns
    guard columns.firstTouch[row] >= 0 else {
      let settleStep = settling.settleStep(of: row, from: nextStep)
      if isFree {
        columns.settleStep[row] = min(columns.settleStep[row], settleStep)
      } else {
        columns.stillSteps[row] = 0
        columns.settleStep[row] = settleStep
      }
      return
    }
    if !settings.mayRest || registry.isRestless(row) {
      columns.stillSteps[row] = 0
      return
    }
    let now = BodyState(columns, row)
    if now.isSame(as: before), !isSeparating(row) { return activeList.sleep(row) }
    let duration = PhysicsUnits.stepDuration
    let speed = (now.velocityX * now.velocityX + now.velocityY * now.velocityY).squareRoot()
    let changeX = now.velocityX - before.velocityX
    let changeY = now.velocityY - before.velocityY
    let change = (changeX * changeX + changeY * changeY).squareRoot()
    let isSlow = speed < PhysicsTuning.restSpeed && change < PhysicsTuning.restAcceleration * duration
    // A wedged body trembles, because gravity moves it in every step: its speed varies, but its position hardly
    // changes.
    let isInPlace =
      columns.stillSteps[row] > 0 && abs(now.x - columns.stillX[row]) < PhysicsTuning.invisibleDistance
      && abs(now.y - columns.stillY[row]) < PhysicsTuning.invisibleDistance
      && abs(now.angle - columns.stillAngle[row]) < PhysicsTuning.invisibleAngle
    let isStill =
      !isPushedOut(now, before)
      && (isInPlace
        || (abs(now.angularVelocity) < PhysicsTuning.restAngularVelocity && (isSlow || isNearSlidingEquilibrium(row))))
    if columns.stillSteps[row] == 0 || !isStill {
      columns.stillX[row] = now.x
      columns.stillY[row] = now.y
      columns.stillAngle[row] = now.angle
    }
    // The first step at a position is also counted, so that the next step can be compared with it.
    columns.stillSteps[row] = isStill ? columns.stillSteps[row] + 1 : 1
    guard Double(columns.stillSteps[row]) * duration >= PhysicsTuning.restDuration else { return }
    moveToSlidingEquilibrium(row)
    activeList.sleep(row)
  }

  /// Returns whether the step pushed the body out of a boundary. A push out of a boundary moves the body without a
  /// velocity.
  private func isPushedOut(_ now: BodyState, _ before: BodyState) -> Bool {
    let longest = PhysicsTuning.pushOutSpeed * PhysicsUnits.stepDuration
    return max(abs(now.x - before.x), abs(now.y - before.y)) > longest / 2
  }

  /// Returns whether any contact is about to end, so that the next steps must report it.
  private func isSeparating(_ row: Int) -> Bool {
    var current = columns.firstTouch[row]
    while current >= 0 {
      if boundaries.touches[current].apartSteps > 0 { return true }
      current = boundaries.touches[current].next
    }
    return false
  }

  /// Returns the offset from the body to its equilibrium along the wall that supports it. The offset is zero if several
  /// walls support the body; the result is nil for a body without springs.
  private func deltaToSlidingEquilibrium(_ row: Int) -> (x: Double, y: Double)? {
    guard columns.stiffness[row] > 0 else { return nil }
    let acceleration = columns.acceleration(row)
    var deltaX = columns.equilibriumX[row] - columns.x[row]
    var deltaY = columns.equilibriumY[row] - columns.y[row]
    var held = false
    let pose = columns.pose(row)
    for feature in near.features where boundaryGaps.gap(feature, row, pose) <= PhysicsTuning.tolerance {
      let contact = boundaryGaps.contact(feature, row, pose)
      guard acceleration.x * contact.normalX + acceleration.y * contact.normalY < 0 else { continue }
      if held { return (0, 0) }
      held = true
      let depth = deltaX * contact.normalX + deltaY * contact.normalY
      deltaX -= depth * contact.normalX
      deltaY -= depth * contact.normalY
    }
    return (deltaX, deltaY)
  }

  /// Returns whether a body on springs is near its equilibrium along a wall.
  private func isNearSlidingEquilibrium(_ row: Int) -> Bool {
    guard let delta = deltaToSlidingEquilibrium(row) else { return false }
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    // The total energy of an oscillation with an amplitude of about a third of a point.
    let square =
      delta.x * delta.x + delta.y * delta.y + (velocityX * velocityX + velocityY * velocityY) / columns.stiffness[row]
    return square < PhysicsTuning.settleDistance * PhysicsTuning.settleDistance / 2
  }

  /// Moves a body to its equilibrium along a wall.
  private func moveToSlidingEquilibrium(_ row: Int) {
    guard let delta = deltaToSlidingEquilibrium(row), delta.x != 0 || delta.y != 0,
      delta.x * delta.x + delta.y * delta.y < PhysicsTuning.settleDistance * PhysicsTuning.settleDistance
    else { return }
    let oldX = columns.x[row]
    let oldY = columns.y[row]
    columns.x[row] += delta.x
    columns.y[row] += delta.y
    let pose = columns.pose(row)
    for feature in near.features where boundaryGaps.gap(feature, row, pose) < -PhysicsTuning.tolerance {
      columns.x[row] = oldX
      columns.y[row] = oldY
      return
    }
    columns.markMoved(row)
  }
}
