// SPDX-License-Identifier: MIT

import SprungGeometry

/// Checks what the stores of a world promise to one another; what a store promises to itself is checked beside it.
///
/// Each check stops at the first broken rule and reports it in one sentence with the store, the row, the values and the rule.
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

  /// Checks every store, and the index of the queries.
  func validateStores(with index: BroadPhase) -> Bool {
    bodies.validate() && lists.validate() && contacts.validate() && solver.validate() && contacts.validateGrid()
      && index.validate("Body index")
  }
}
