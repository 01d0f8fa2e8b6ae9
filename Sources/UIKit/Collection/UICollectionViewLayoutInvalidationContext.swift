// SPDX-License-Identifier: MIT

/// Says what of a layout is no longer valid.
///
/// Several contexts before one layout pass add up: flags are or-ed, adjustments summed.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True if the whole layout is to be made anew, as after `invalidateLayout()` or `reloadData()`.
  public internal(set) final var invalidateEverything = false
  /// True if the data source was asked for its counts again.
  public internal(set) final var invalidateDataSourceCounts = false
  /// The items named so far, nil if there are none.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary elements named so far by kind, nil if there are none.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration elements named so far by kind, nil if there are none.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Points by which the content offset is moved right after the layout was prepared. Default: zero.
  public final var contentOffsetAdjustment = CGPoint.zero
  /// Points by which the content size is changed right after the layout was prepared. Default: zero.
  public final var contentSizeAdjustment = CGSize.zero

  /// A context in which nothing is invalid yet.
  public override init() {
    super.init()
  }

  /// Names items that are no longer valid.
  public final func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary elements that are no longer valid.
  public final func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedSupplementaryIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = paths
  }

  /// Names decoration elements that are no longer valid.
  public final func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var paths = invalidatedDecorationIndexPaths ?? [:]
    paths[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = paths
  }
}
