// SPDX-License-Identifier: MIT

import SprungGeometry

/// Checks what the stores of a world promise to one another; what a store promises to itself is checked beside it.
///
/// Each check stops at the first broken rule and reports it in one sentence with the store, the row, the values and the rule.
final class WorldValidator {
  let columns: BodyColumns
  let bodies: BodyStore
  let springs: SpringStore
  let boundaries: BoundaryStore
  let registry: FieldRegistry
  let contacts: ContactPool
  let collisionGrid: BroadPhase
  let solverBodies: SolverBodies
  let joints: JointStore
  let equations: JointEquations
  let groups: ContactGroups
  let moves: KinematicMoves
  let clock: StepClock

  init(_ context: StepContext) {
    columns = context.columns
    bodies = context.bodies
    springs = context.springs
    boundaries = context.boundaries
    registry = context.registry
    contacts = context.contacts
    collisionGrid = context.collisionGrid
    solverBodies = context.solverBodies
    joints = context.joints
    equations = context.equations
    groups = context.groups
    moves = context.moves
    clock = context.clock
  }

  /// Checks every store, and the index of the queries.
  func validateStores(with index: BroadPhase) -> Bool {
    bodies.rows.validate("Bodies") && validateBodies() && bodies.validateMaterials() && validateMoves()
      && validateActiveList() && validateSleepingIslands()
      && validateSprings() && validateBoundaries() && validateTouches() && validateJoints() && validateFields()
      && contacts.validate() && validateContactLists() && validateColors() && validateSolverBodies()
      && collisionGrid.validate("Collision grid") && index.validate("Body index") && validateCoverage()
  }

  /// Checks one list of a row, whose records are in use and belong to the row, and answers how long it is; nil if not.
  /// `limit` is the number of all records.
  func validateList(
    _ store: StaticString, of row: Int, from first: Int32, limit: Int, isMember: (Int32) -> Bool, next: (Int32) -> Int32
  ) -> Int? {
    var length = 0
    var current = first
    while current >= 0 {
      guard
        Validation.holds(
          isMember(current), store, Int(current), "the list of body \(row) names it, but it is no part of it"),
        Validation.holds(length < limit, store, Int(current), "the list of body \(row) goes in a circle")
      else { return nil }
      length += 1
      current = next(current)
    }
    return length
  }
}
