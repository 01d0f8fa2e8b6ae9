// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// A variant of `performBatchUpdates(_:completion:)` for non-escaping closure parameters. In Swift, an optional
  /// closure is always escaping, whereas Apple's declaration also accepts non-escaping closures.
  ///
  /// Calling this method inside a data source or layout callback is reported as a fault. The block then runs
  /// immediately, because it cannot be deferred until after the callback.
  @_disfavoredOverload
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if engine.updates.performInsideCallback(completion: completion, updates) { return }
    // Call the other method, because a subclass may override it.
    withoutActuallyEscaping(updates) { performBatchUpdates($0, completion: completion) }
  }
}
