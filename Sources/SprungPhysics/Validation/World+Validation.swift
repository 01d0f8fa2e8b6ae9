// SPDX-License-Identifier: MIT

/// What the stores of a world promise to one another. Each file of this folder checks one promise; what a store promises to
/// itself is checked beside it.
extension World {
  /// Checks every store, and answers whether all is in order; the first broken rule is the fault `brokenStore`, in one
  /// sentence with the store, the row, the values and the rule. It costs about as much as many steps.
  @discardableResult
  package func validate() -> Bool {
    bodyRows.validate("Bodies") && validateBodies() && validateActiveList() && validateSleepingIslands()
      && validateSprings() && validateBoundaries() && validateTouches() && validateJoints() && validateFields()
      && contacts.validate() && validateContactLists() && validateColors() && validateSolverBodies()
      && collisionGrid.validate("Collision grid") && bodyIndex.validate("Body index") && validateCoverage()
  }

  /// In a debug build, and if `validatesEveryCall`, checks every store at the end of a call that changed the world. Fields
  /// call back in the middle of a step, in which nothing has to be in order.
  @inline(__always)
  func validateAfterCall() {
    #if DEBUG
      if validatesEveryCall, fieldStore?.isEvaluating != true { validate() }
    #endif
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
