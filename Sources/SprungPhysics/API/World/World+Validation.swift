// SPDX-License-Identifier: MIT

/// Validation of all stores, for tests and debug builds.
extension World {
  /// Validates all stores and returns whether all invariants hold. The first violation is reported as the fault
  /// `brokenStore`, with the store, the row, the values and the rule. Validation takes as much time as many steps.
  @discardableResult
  package func validate() -> Bool {
    stages.validator.validateStores(with: stages.queries.index)
  }

  /// Validates all stores in debug builds if `validatesEveryCall` is set. Calls from the force of a custom field are
  /// skipped, because invariants can be violated during a step.
  @inline(__always)
  func validateAfterCall() {
    #if DEBUG
      if validatesEveryCall, context.registry.store?.isEvaluating != true { validate() }
    #endif
  }
}
