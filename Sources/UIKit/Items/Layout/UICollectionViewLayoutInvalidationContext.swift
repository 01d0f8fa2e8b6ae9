// SPDX-License-Identifier: MIT

/// Describes the invalid parts of a layout.
///
/// All contexts passed before a layout pass are combined. A flag is set if any context sets it, and adjustments are
/// added up.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UICollectionViewLayoutInvalidationContext: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// Whether the whole layout must be recomputed, for example after `invalidateLayout()` or `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the data source is queried for its item counts again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The invalidated items, or nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The invalidated supplementary elements by kind, or nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The invalidated decoration elements by kind, or nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The distance in points by which the content offset changes right after the layout is prepared. Default: zero.
  ///
  /// A running drag, deceleration or animated scroll continues from the new offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change in content size, in points, which is applied right after the layout is prepared. Default: zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The previous index paths of items that the user is moving, or nil if there are none. Default: nil.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target index paths of items that the user is moving, or nil if there are none. Default: nil.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position to which the user is moving items, in content coordinates. Default: zero.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Whether the layout is invalidated because a view prefers a different size.
  @exclusivity(unchecked) final var isFromFitting = false

  /// Whether individual elements are invalidated.
  final var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }

  /// Records the interactive movement of items.
  final func noteMovement(from previous: [IndexPath], to targets: [IndexPath], target: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = targets
    interactiveMovementTarget = target
  }

  /// Creates a context that does not invalidate anything yet.
  public override init() {
    super.init()
  }

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Invalidates supplementary elements.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Invalidates decoration elements.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }
}
