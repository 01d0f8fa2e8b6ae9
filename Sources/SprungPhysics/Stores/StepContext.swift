// SPDX-License-Identifier: MIT

/// The stores of a world: all state that affects future steps. `StepStages` passes each stage the stores that it needs,
/// by name. No stage receives all stores or the world.
///
/// Invariant: stores do not refer to stages. A snapshot copies these stores, the pending contact events and the query
/// index. Everything else is a buffer or a cache and does not affect results.
final class StepContext {
  /// The rows in use and the number of awake bodies.
  let bodies: BodyStore
  /// The columns of `bodies`.
  let columns: BodyColumns
  /// The springs to points of the world.
  let springs: SpringStore
  /// The cache of one-step solutions.
  let propagators = PropagatorCache()
  /// Frames, walls and their members.
  let boundaries: BoundaryStore
  /// The records of joints and the bodies that they connect.
  let joints: JointStore
  /// The equations of the awake joints.
  let equations = JointEquations()
  /// The fat boxes of the bodies that can collide with each other.
  let collisionGrid = BroadPhase()
  /// The contacts of nearby shapes.
  let contacts = ContactPool()
  /// The contacts of the current collision interval.
  let groups = ContactGroups()
  /// The bodies with contacts or joints.
  let solverBodies = SolverBodies()
  /// The fields and their members.
  let registry: FieldRegistry
  /// The kinematic moves of anchored bodies.
  let moves: KinematicMoves
  /// The step counter.
  let clock = StepClock()
  /// The global settings of the world.
  let settings = StepSettings()

  init() {
    let bodies = BodyStore()
    self.bodies = bodies
    columns = bodies.columns
    springs = SpringStore(bodies.columns)
    boundaries = BoundaryStore(bodies.columns)
    joints = JointStore(bodies.columns)
    registry = FieldRegistry(bodies.columns)
    moves = KinematicMoves(bodies.columns)
  }

  /// Copies the state of other stores.
  func copy(from other: StepContext) {
    bodies.copy(from: other.bodies)
    springs.pool.copy(from: other.springs.pool)
    boundaries.copy(from: other.boundaries)
    joints.copy(from: other.joints)
    equations.copy(from: other.equations)
    collisionGrid.copy(from: other.collisionGrid)
    contacts.copy(from: other.contacts)
    groups.copy(from: other.groups)
    solverBodies.copy(from: other.solverBodies)
    registry.copy(from: other.registry)
    moves.list = other.moves.list
    clock.copy(from: other.clock)
    settings.copy(from: other.settings)
  }
}
