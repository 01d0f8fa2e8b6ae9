// SPDX-License-Identifier: MIT

import SprungGeometry

/// Finds the manifolds of pairs of bodies for a collision interval and wakes sleeping bodies that are disturbed.
/// Manifolds are found once every four steps, so they must remain valid for four steps. The margin is the distance that
/// both bodies can move in the interval. In the meantime, the solver updates the gaps with the delta positions, taking
/// rotation into account to second order. Pairs that do not come close enough are discarded; otherwise, the solver
/// would contain every body of a group that moves in parallel.
///
/// A sleeping body wakes if a body presses against it or is about to hit it. Its island wakes too and can touch bodies
/// that were already checked, so the loop over contacts restarts. The loop terminates, because every restart wakes a
/// body.
final class ManifoldStage {
  private let columns: BodyColumns
  private let contacts: ContactPool
  private let collisionGrid: BroadPhase
  private let activeList: ActiveList
  private let graph: ContactGraph
  private let reporter: ContactReporter

  init(
    columns: BodyColumns, contacts: ContactPool, collisionGrid: BroadPhase, activeList: ActiveList,
    graph: ContactGraph, reporter: ContactReporter
  ) {
    self.columns = columns
    self.contacts = contacts
    self.collisionGrid = collisionGrid
    self.activeList = activeList
    self.graph = graph
    self.reporter = reporter
  }

  /// Finds the manifolds of all pairs with an awake body, wakes touched bodies, and marks bodies for the solver.
  @_optimize(speed)
  func findManifolds() {
    var index = 0
    while index < contacts.used {
      defer { index += 1 }
      let record = contacts.records + index
      let rowA = Int(record.pointee.rowA)
      guard rowA >= 0, record.pointee.rowB >= 0 else { continue }
      let rowB = Int(record.pointee.rowB)
      let isAwakeA = columns.flags[rowA].contains(.awake)
      let isAwakeB = columns.flags[rowB].contains(.awake)
      guard isAwakeA || isAwakeB else { continue }
      guard columns.inverseMass[rowA] > 0 || columns.inverseMass[rowB] > 0 else {
        record.pointee.manifold.count = 0
        continue
      }
      if !collisionGrid.box(of: Int32(rowA)).overlaps(collisionGrid.box(of: Int32(rowB))) {
        if record.pointee.flags.contains(.touching) { reporter.announceEnd(record.pointee) }
        graph.unlink(Int32(index))
        continue
      }
      findManifold(Int32(index))
      guard record.pointee.manifold.count > 0 else { continue }
      let sleeper = isAwakeA ? (isAwakeB ? -1 : rowB) : rowA
      if sleeper >= 0, columns.inverseMass[sleeper] > 0 {
        if isDisturbed(record.pointee) {
          activeList.wakeIsland(sleeper)
          // Restart the loop, because the woken body can have contacts earlier in the list.
          columns.sweep[sleeper] = 0
          index = -1
          continue
        }
        record.pointee.manifold.count = 0
        continue
      }
      if moves(rowA) { columns.flags[rowA].insert(.inSolver) }
      if moves(rowB) { columns.flags[rowB].insert(.inSolver) }
    }
  }

  /// Returns whether a body can be pushed or moves kinematically.
  @inline(__always)
  private func moves(_ row: Int) -> Bool { columns.inverseMass[row] > 0 || columns.flags[row].contains(.kinematic) }

  /// Returns whether a moving body presses against a sleeping body or is about to hit it.
  private func isDisturbed(_ contact: Contact) -> Bool {
    let gap = min(
      contact.manifold.first.separation,
      contact.manifold.count > 1 ? contact.manifold.second.separation : Double.infinity)
    if gap < PhysicsTuning.contactSlop { return true }
    let rowA = Int(contact.rowA)
    let rowB = Int(contact.rowB)
    let speed =
      (columns.velocityX[rowB] - columns.velocityX[rowA]) * contact.manifold.normalX
      + (columns.velocityY[rowB] - columns.velocityY[rowA]) * contact.manifold.normalY
    let time = PhysicsUnits.stepDuration * Double(PhysicsTuning.collisionIntervalSteps)
    return gap + speed * time < PhysicsTuning.contactSlop
  }

  /// Recomputes the manifold of a pair of bodies.
  @_optimize(speed)
  func findManifold(_ index: Int32) {
    let columns = columns
    let record = contacts.records + Int(index)
    let rowA = Int(record.pointee.rowA)
    let rowB = Int(record.pointee.rowB)
    let x = columns.x[rowA]
    let y = columns.y[rowA]
    let deltaX = columns.x[rowB] - x
    let deltaY = columns.y[rowB] - y
    let radii = columns.boundingRadius[rowA] + columns.boundingRadius[rowB]
    // For bodies that fall side by side, a check of the bounding circles is sufficient, and their outlines are not
    // needed. In any direction, two bodies approach each other no faster than their relative speed. If the circles
    // overlap, the outlines must be tested at any speed.
    let square = deltaX * deltaX + deltaY * deltaY
    if square >= radii * radii {
      let speedX = columns.velocityX[rowB] - columns.velocityX[rowA]
      let speedY = columns.velocityY[rowB] - columns.velocityY[rowA]
      let speed = (speedX * speedX + speedY * speedY).squareRoot()
      let reach = radii + closingReach(rowA, rowB, speed) + PhysicsTuning.contactSlop
      guard square < reach * reach else {
        record.pointee.manifold.count = 0
        return
      }
    }
    let margin = columns.sweep[rowA] + columns.sweep[rowB] + PhysicsTuning.contactSlop
    if columns.shapeKind[rowA] == .box, columns.shapeKind[rowB] == .box {
      Collide.boxesInPlace(
        columns.boxView(rowA, relativeTo: x, y), columns.boxView(rowB, relativeTo: x, y), margin: margin,
        into: &record.pointee.manifold)
    } else {
      Collide.collide(
        columns.shapeView(rowA, relativeTo: x, y), columns.shapeView(rowB, relativeTo: x, y), margin: margin,
        into: &record.pointee.manifold)
    }
    dropUnlessClosing(record, rowA, rowB)
  }

  /// Returns the distance by which the gap between two bodies can decrease within the collision interval if their
  /// centers approach at a given speed.
  @inline(__always)
  private func closingReach(_ rowA: Int, _ rowB: Int, _ speed: Double) -> Double {
    let columns = columns
    let time = PhysicsUnits.stepDuration * Double(PhysicsTuning.collisionIntervalSteps)
    let rotating =
      abs(columns.angularVelocity[rowA]) * columns.boundingRadius[rowA] + abs(columns.angularVelocity[rowB])
      * columns.boundingRadius[rowB]
    return (speed + rotating) * time + columns.gain[rowA] + columns.gain[rowB]
  }

  /// Discards a manifold whose shapes do not come close enough within the collision interval, because bodies that move
  /// side by side rarely touch. Speed changes that other bodies cause in the meantime are considered in the next
  /// collision interval.
  private func dropUnlessClosing(_ record: UnsafeMutablePointer<Contact>, _ rowA: Int, _ rowB: Int) {
    let manifold = record.pointee.manifold
    guard manifold.count > 0, manifold.separation > PhysicsTuning.contactSlop else { return }
    let closing =
      (columns.velocityX[rowA] - columns.velocityX[rowB]) * manifold.normalX
      + (columns.velocityY[rowA] - columns.velocityY[rowB]) * manifold.normalY
    let reach = closingReach(rowA, rowB, max(0, closing))
    if manifold.separation > reach + PhysicsTuning.contactSlop { record.pointee.manifold.count = 0 }
  }
}
