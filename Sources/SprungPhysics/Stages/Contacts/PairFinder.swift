// SPDX-License-Identifier: MIT

import SprungGeometry

/// Which bodies are close enough to be looked at: the broad phase keeps a fat box of every body that may touch others.
/// # The idea
/// A box that is a little larger than needed is right for longer: as long as a body stays within its fat box, its neighbors are those
/// of before, and nothing has to be asked. When it leaves, it gets a new one, and only who was not near before is looked at for a new
/// contact. A pair is dropped by `ManifoldStage`, when its fat boxes no longer overlap. So in a crowd that hardly moves the broad
/// phase costs four comparisons a body.
///
/// Invariant: when a collision interval begins, the fat box of a body that may touch others holds all that it can reach in the
/// interval, and there is a contact for each two fat boxes that overlap and whose bodies may touch.
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

  /// Adds a body to the broad phase or removes it, after its memberships changed.
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
      // Pairs that were kept apart by their sets are looked for again.
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

  /// Whether two bodies may touch: some set whose members collide lists both, no joint holds them together, and one of
  /// them can move.
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

  /// Looks at every awake body whose box left its fat box, and at what was changed from outside.
  func updatePairs() {
    for position in 0..<bodies.activeCount {
      let row = Int(columns.active[position])
      if columns.flags[row].contains(.collidable) { updateFatBox(row) }
    }
    guard bodies.hasUnpairedStill else { return }
    bodies.hasUnpairedStill = false
    for row in 0..<bodies.rowCount where columns.flags[row].contains(.unpaired) { updateFatBox(row) }
  }

  /// Looks at one awake body, whose state is that of the current step.
  func updatePairs(of row: Int) { updateFatBox(row) }

  /// Puts the body's box, if it left the fat one, into the broad phase, and makes contacts with the neighbors.
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
      // A previous neighbor has its contact already, or may not touch.
      guard other != row, !isNeighbor || columns.flags[other].contains(.unpaired) else { return }
      guard graph.contact(of: row, with: other) < 0, mayTouch(row, other) else { return }
      let index = graph.link(Contact(rowA: Int32(min(row, other)), rowB: Int32(max(row, other))))
      graph.mix(index)
    }
  }
}
