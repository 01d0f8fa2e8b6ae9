// SPDX-License-Identifier: MIT

/// The stores of a world: all that its future depends on. `StepStages` gives each stage those that it needs, by name; none is
/// given all of them, or the world.
///
/// Invariant: stores know no stages. A snapshot copies what is here, the contact events that wait to be read and the index of
/// the queries; everything else is a buffer or a cache, and changes no result.
final class StepContext {
  /// Which rows are in use, and how many bodies are awake.
  let bodies: BodyStore
  /// The columns of `bodies`.
  let columns: BodyColumns
  /// The springs to points of the world.
  let springs: SpringStore
  /// One-step solutions that were computed before.
  let propagators = PropagatorCache()
  /// Frames, walls and their members.
  let boundaries: BoundaryStore
  /// The records of joints, and which bodies they hold.
  let joints: JointStore
  /// The equations of the awake joints.
  let equations = JointEquations()
  /// The fat boxes of the bodies that may touch one another.
  let collisionGrid = BroadPhase()
  /// The pairs that are near one another.
  let contacts = ContactPool()
  /// The contacts of the current collision interval.
  let groups = ContactGroups()
  /// The bodies that touch or hold one another.
  let solverBodies = SolverBodies()
  /// Fields and their members.
  let registry: FieldRegistry
  /// Anchored bodies that are moving.
  let moves: KinematicMoves
  /// The number of the step.
  let clock = StepClock()
  /// The settings of the whole world.
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

  /// Takes over the state of other stores.
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
