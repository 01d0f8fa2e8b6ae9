// SPDX-License-Identifier: MIT

/// Checks of all stores, for tests and for debug builds that ask for them.
extension World {
  /// Validates every store, and returns whether all invariants hold; the first broken rule is the fault `brokenStore`,
  /// in one sentence with the store, the row, the values and the rule. It costs about as much as many steps.
  @discardableResult
  package func validate() -> Bool {
    stages.validator.validateStores(with: stages.queries.index)
  }

  /// In a debug build, and if `validatesEveryCall`, checks every store at the end of a call that changed the world. Fields
  /// call back in the middle of a step, in which nothing has to be in order.
  @inline(__always)
  func validateAfterCall() {
    #if DEBUG
      if validatesEveryCall, context.registry.store?.isEvaluating != true { validate() }
    #endif
  }
}
