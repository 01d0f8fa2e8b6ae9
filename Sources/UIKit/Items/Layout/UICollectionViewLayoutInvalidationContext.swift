// SPDX-License-Identifier: MIT

/// The invalid parts of a layout.
///
/// Several contexts before one layout pass add up: flags are or-ed, adjustments summed.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UICollectionViewLayoutInvalidationContext: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// True if the whole layout is to be recomputed, as after `invalidateLayout()` or `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the data source was queried for its counts again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items named so far, nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary elements named so far by kind, nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration elements named so far by kind, nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Points by which the content offset is moved right after the layout was prepared. Default: zero.
  ///
  /// A running drag, deceleration or animated scroll continues from there.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Points by which the content size is changed right after the layout was prepared. Default: zero.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items were that are being moved by hand; nil, the default, while none is.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items shall go that are being moved by hand; nil, the default, while none is.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point, in content coordinates, to which items are being moved by hand. Default: zero.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// True if a view that prefers another size is the reason.
  @exclusivity(unchecked) final var isFromFitting = false

  /// True if single elements are named.
  final var namesElements: Bool {
    invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
      || invalidatedDecorationIndexPaths != nil
  }

  /// Items are moved by hand.
  final func noteMovement(from previous: [IndexPath], to targets: [IndexPath], target: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = targets
    interactiveMovementTarget = target
  }

  /// A context in which nothing is invalid yet.
  public override init() {
    super.init()
  }

  /// Names items that are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary elements that are no longer valid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Names decoration elements that are no longer valid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }
}
