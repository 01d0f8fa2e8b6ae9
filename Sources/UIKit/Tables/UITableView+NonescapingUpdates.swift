// SPDX-License-Identifier: MIT

// UIKit's declarations promise that the block of updates does not escape, so callers may use closures in it that do not escape
// either. Swift cannot say so of an optional closure: these take a closure that is not optional, and call the overridable method.

extension UITableView {
  /// Applies several changes as one; see `performBatchUpdates(_:completion:)` with an optional closure, which this calls.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
