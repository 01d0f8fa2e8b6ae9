// SPDX-License-Identifier: MIT

/// Validation of all stores, for tests and debug builds.
extension World {
  /// Validates all stores and returns whether all invariants hold. The first violation is reported as the fault
  /// `brokenStore`, with the store, the row, the values and the rule. Validation takes as long as many steps of the
  /// world.
  @discardableResult
  package func validate() -> Bool {
    stages.validator.validateStores(with: stages.queries.index)
  }

  /// Validates all stores in debug builds if `validatesEveryCall` is set. Does nothing for calls made by the force
  /// closure of a custom field, because invariants can be violated during a step.
  @inline(__always)
  func validateAfterCall() {
    #if DEBUG
      if validatesEveryCall, context.registry.store?.isEvaluating != true { validate() }
    #endif
  }
}
