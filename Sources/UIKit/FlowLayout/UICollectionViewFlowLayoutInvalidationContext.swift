// SPDX-License-Identifier: MIT

/// Describes which parts of a flow layout are invalid.
///
/// If both flags are false, the layout keeps its geometry, and the collection view only queries the attributes again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is queried again for sizes, insets and spacing. Default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames are computed again. Default: true.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates metrics and frames.
  public override init() {
    super.init()
  }
}
