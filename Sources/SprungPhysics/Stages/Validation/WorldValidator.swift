// SPDX-License-Identifier: MIT

import SprungGeometry

/// Validates the invariants between the stores of a world. The invariants of a single store are validated by that
/// store.
///
/// Each check stops at the first violation and reports it with the store, the row, the values and the rule.
final class WorldValidator {
  private let bodies: BodyValidator
  private let lists: ListValidator
  private let contacts: ContactValidator
  private let solver: SolverValidator

  init(bodies: BodyValidator, lists: ListValidator, contacts: ContactValidator, solver: SolverValidator) {
    self.bodies = bodies
    self.lists = lists
    self.contacts = contacts
    self.solver = solver
  }

  /// Validates all stores and the query index.
  func validateStores(with index: BroadPhase) -> Bool {
    bodies.validate() && lists.validate() && contacts.validate() && solver.validate() && contacts.validateGrid()
      && index.validate("Body index")
  }
}
