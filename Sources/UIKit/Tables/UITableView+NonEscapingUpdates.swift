// SPDX-License-Identifier: MIT

extension UITableView {
  /// `performBatchUpdates(_:completion:)` for a block that is a parameter of a function and not declared as `@escaping`, which an optional
  /// block has to be in Swift. Apple's declaration takes both.
  ///
  /// Inside a call to the data source or the layout, which is a fault, the block runs at once and not when the call is over.
  @_disfavoredOverload
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    if engine.updates.performInsideCallback(completion: completion, updates) { return }
    // An override of the other method is called too.
    withoutActuallyEscaping(updates) { performBatchUpdates($0, completion: completion) }
  }
}
