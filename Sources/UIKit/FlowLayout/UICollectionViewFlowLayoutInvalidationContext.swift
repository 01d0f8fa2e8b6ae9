// SPDX-License-Identifier: MIT

/// The invalid parts of a flow layout.
///
/// With both flags false the layout keeps its geometry and only hands it out again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be queried for sizes, insets and spacing again. Default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// True if the frames are to be computed again. Default: true.
  open var invalidateFlowLayoutAttributes = true

  /// A context that invalidates metrics and frames.
  public override init() {
    super.init()
  }
}
