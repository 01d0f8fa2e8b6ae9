// SPDX-License-Identifier: MIT

extension UIDynamicAnimator {
  /// Checks what must hold of the animator's stores between any two calls from outside; returns a sentence for each breach,
  /// none if all is well. For tests.
  ///
  /// Items and bodies belong to one another, whatever finds an item finds the same one, and no row, key, list or pair is left
  /// of an item that is gone. Behaviors are in the lists of their kind, and each item is counted as often as they mention it.
  package final func validate() -> [String] { AnimatorValidator(self).validate() }
}
