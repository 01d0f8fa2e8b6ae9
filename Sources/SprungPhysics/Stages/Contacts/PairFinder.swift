// SPDX-License-Identifier: MIT

import SprungGeometry

/// Finds pairs of nearby bodies. The broad phase contains a fat box of every body that can collide with others.
/// # The idea
/// A box that is slightly larger than necessary remains valid for longer. While a body stays within its fat box, its
/// neighbors do not change, and no query is needed. When the body leaves its fat box, it gets a new one, and only new
/// neighbors are considered for contacts. `ManifoldStage` removes a pair when the fat boxes of its bodies no longer
/// overlap. In a crowd that hardly moves, the broad phase therefore costs four comparisons per body.
///
/// Invariant: at the start of a collision interval, the fat box of a collidable body contains everything that the body
/// can reach in the interval. There is a contact for every pair of overlapping fat boxes whose bodies can collide.
final class PairFinder {
  private let columns: BodyColumns
  private let bodies: BodyStore
  private let settings: StepSettings
  private let boundaries: BoundaryStore
  private let collisionGrid: BroadPhase
  private let solverBodies: SolverBodies
  private let joints: JointStore
  private let graph: ContactGraph
  private let remover: ContactRemover

  init(
    bodies: BodyStore, settings: StepSettings, boundaries: BoundaryStore, collisionGrid: BroadPhase,
    solverBodies: SolverBodies, joints: JointStore, graph: ContactGraph, remover: ContactRemover
  ) {
    columns = bodies.columns
    self.bodies = bodies
    self.settings = settings
    self.boundaries = boundaries
    self.collisionGrid = collisionGrid
    self.solverBodies = solverBodies
    self.joints = joints
    self.graph = graph
    self.remover = remover
  }

  /// Adds a body to the broad phase or removes it, after the body's memberships have changed.
  func updateCollidable(_ row: Int) {
    var collides = false
    var current = columns.firstMembership[row]
    while current >= 0 {
      collides = collides || boundaries.memberships[current].membersCollide
      current = boundaries.memberships[current].next
    }
    if collides {
      if !columns.flags[row].contains(.collidable) {
        columns.flags[row].insert(.collidable)
        bodies.collidableCount += 1
      }
      // Pairs that the previous memberships excluded must be searched for.
      columns.flags[row].insert(.unpaired)
      solverBodies.isStale = true
    }
    remover.removeContacts(row, announcing: true) { $0.rowB >= 0 && !mayTouch(Int($0.rowA), Int($0.rowB)) }
    if !collides, columns.flags[row].contains(.collidable) {
      columns.flags[row].remove([.collidable, .unpaired])
      bodies.collidableCount -= 1
      if collisionGrid.contains(Int32(row)) { collisionGrid.remove(Int32(row)) }
    }
  }

  /// Returns whether two bodies can collide: they share a set whose members collide, no joint excludes the pair, and at
  /// least one of them is movable.
  func mayTouch(_ rowA: Int, _ rowB: Int) -> Bool {
    if columns.inverseMass[rowA] == 0, columns.inverseMass[rowB] == 0 { return false }
    var current = columns.firstMembership[rowA]
    while current >= 0 {
      let shared = boundaries.memberships[current]
      if shared.membersCollide, boundaries.membership(of: rowB, in: shared.set) != nil {
        return settings.joinedCollide
          ? !joints.areWelded(rowA, rowB) : !joints.areJoined(rowA, rowB) && !joints.areWelded(rowA, rowB)
      }
      current = boundaries.memberships[current].next
    }
    return false
  }

  /// Updates all awake bodies that left their fat boxes, and all bodies that were changed externally.
  func updatePairs() {
    for position in 0..<bodies.activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.collidable) { updateFatBox(row) }
    }
    guard bodies.hasUnpairedStill else { return }
    bodies.hasUnpairedStill = false
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.unpaired) { updateFatBox(row) }
  }

  /// Updates the pairs of one awake body, whose state must be that of the current step.
  func updatePairs(of row: Int) { updateFatBox(row) }

  /// Updates the fat box of a body that has left it, and creates contacts with the body's neighbors.
  @_optimize(speed)
  private func updateFatBox(_ row: Int) {
    let item = Int32(row)
    let sweep = columns.sweep(row)
    columns.sweep[row] = sweep
    let extent = columns.extent(row)
    let x = columns.x[row]
    let y = columns.y[row]
    let isKnown = collisionGrid.contains(item) && !columns.flags[row].contains(.unpaired)
    var old = Box.nowhere
    if isKnown {
      old = collisionGrid.box(of: item)
      if old.left <= x - extent.x - sweep, old.right >= x + extent.x + sweep, old.top <= y - extent.y - sweep,
        old.bottom >= y + extent.y + sweep
      {
        return
      }
    }
    columns.flags[row].remove(.unpaired)
    let margin = sweep + PhysicsTuning.fatMargin
    let fat = Box(
      left: x - extent.x - margin, top: y - extent.y - margin, right: x + extent.x + margin,
      bottom: y + extent.y + margin)
    if collisionGrid.contains(item) {
      collisionGrid.move(item, to: fat)
    } else {
      collisionGrid.insert(item, fat)
    }
    collisionGrid.forEach(overlapping: fat) { other in
      let isNeighbor = collisionGrid.box(of: other).overlaps(old)
      let other = Int(other)
      // A body that was already a neighbor either has a contact or cannot collide.
      guard other != row, !isNeighbor || columns.flags[other].contains(.unpaired) else { return }
      guard graph.contact(of: row, with: other) < 0, mayTouch(row, other) else { return }
      let index = graph.link(Contact(rowA: Int32(min(row, other)), rowB: Int32(max(row, other))))
      graph.mix(index)
    }
  }
}
