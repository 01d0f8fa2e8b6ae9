// SPDX-License-Identifier: MIT

extension UITableView {
  /// A variant of `performBatchUpdates(_:completion:)` for non-escaping closure parameters. In Swift, an optional
  /// closure is always escaping, while Apple's declaration accepts both.
  ///
  /// Calling this method inside a data source or layout callback is reported as a fault. The block then runs
  /// immediately rather than after the callback.
  @_disfavoredOverload
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if engine.updates.performInsideCallback(completion: completion, updates) { return }
    // An override of the other method must be called, too.
    withoutActuallyEscaping(updates) { performBatchUpdates($0, completion: completion) }
  }
}
