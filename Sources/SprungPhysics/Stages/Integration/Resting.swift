// SPDX-License-Identifier: MIT

import SprungGeometry

/// When a body that touches boundaries comes to rest: it is still for half a second, or near the equilibrium along its wall.
///
/// Being slow is not enough: a pendulum is slow at its turning point, and a thrown body at its top. So the change of
/// velocity has to be small as well, or the body has to stay in position, which detects a wedged body that trembles
/// with each step's gravity. A body whose step changes nothing at all rests immediately: the next step would do the
/// same.
///
/// Contacts that end are reported with a delay, unless the gap is wide: a body that trembles on a floor has not left
/// it.
///
/// Invariant: a body that sleeps here would, but for trembling, not have moved.
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

  /// Ends the contacts whose shapes are more than a point apart, or apart for three steps.
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

  /// Whether a contact has ended: immediately if the gap is wide, after some steps otherwise, so that trembling is not
  /// reported.
  private static func isOver(_ touch: BoundaryTouch) -> Bool {
    touch.gap > PhysicsTuning.speculativeDistance || touch.apartSteps >= PhysicsTuning.separationSteps
  }

  /// Puts a body that touches a boundary to sleep once it has been nearly still for half a second, or at once if the
  /// step changed nothing at all. A body that touches nothing gets its settle time.
  /// A step in which only the free motion happened does not postpone that time. Recomputed from each state it would
  /// stay half a second away from a body that has all but stopped, and the body would never sleep. For the same reason
  /// such a step keeps the count of still steps, by which `FieldIntegrator` detects that a body in a field rests.
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
    // A wedged body trembles with every step's gravity: its speed flickers, its position does not.
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
    // The first step in a position counts as well, so that the next one has a value to compare with.
    columns.stillSteps[row] = isStill ? columns.stillSteps[row] + 1 : 1
    guard Double(columns.stillSteps[row]) * duration >= PhysicsTuning.restDuration else { return }
    moveToSlidingEquilibrium(row)
    activeList.sleep(row)
  }

  /// Whether the step pushed the body out of a boundary that it is behind, which is not a velocity.
  private func isPushedOut(_ now: BodyState, _ before: BodyState) -> Bool {
    let longest = PhysicsTuning.pushOutSpeed * PhysicsUnits.stepDuration
    return max(abs(now.x - before.x), abs(now.y - before.y)) > longest / 2
  }

  /// Whether some contact is about to end, which the next steps have to report.
  private func isSeparating(_ row: Int) -> Bool {
    var current = columns.firstTouch[row]
    while current >= 0 {
      if boundaries.touches[current].apartSteps > 0 { return true }
      current = boundaries.touches[current].next
    }
    return false
  }

  /// The offset from the body to the equilibrium along the one wall that holds it, or nil if that is not its state.
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

  /// Whether a body on springs is near the point along its wall where they balance.
  private func isNearSlidingEquilibrium(_ row: Int) -> Bool {
    guard let delta = deltaToSlidingEquilibrium(row) else { return false }
    let velocityX = columns.velocityX[row]
    let velocityY = columns.velocityY[row]
    // Kinetic plus potential energy of an amplitude of about a third of a point.
    let square =
      delta.x * delta.x + delta.y * delta.y + (velocityX * velocityX + velocityY * velocityY) / columns.stiffness[row]
    return square < PhysicsTuning.settleDistance * PhysicsTuning.settleDistance / 2
  }

  /// Puts a body to the point along its wall where its springs balance.
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
