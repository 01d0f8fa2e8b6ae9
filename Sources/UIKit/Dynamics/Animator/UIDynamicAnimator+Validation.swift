// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  /// Checks the invariants of the animator's data structures, and returns a description of each violation. The
  /// invariants hold between any two external calls. Used by tests.
  ///
  /// Items and bodies match, all lookups of an item find the same object, and no row, key, list or pair refers to a
  /// removed item. Behaviors are in the lists of their kind, and the use count of each item equals the number of
  /// behaviors that contain it.
  package final func validate() -> [String] { AnimatorValidator(self).validate() }
}
