// SPDX-License-Identifier: MIT

import UIKit

/// Columns of tiles that stand on the lower edge, one column per section, with item 0 at the bottom. When a tile is
/// deleted, the tiles above it fall. Inserted tiles fall in from above.
///
/// Insert tiles only at the upper end of a column. At rest, the tiles have the positions of a horizontal flow layout
/// that is upside down.
public final class FallingTilesLayout: UICollectionViewLayout {
  /// The animator of falling tiles, which pauses when all tiles are at rest.
  public let dynamicAnimator = UIDynamicAnimator()
  /// The magnitude of gravity; 1 is 1000 points per second squared. Changes also apply to falling tiles. Default: 2.5.
  public var gravity: CGFloat = LayoutsTuning.fallingGravity { didSet { tuneTiles() } }
  /// The fraction of the speed that remains after a bounce of the lowest tile in a column, 0 to 1. The higher a tile is
  /// in the column, the more it bounces. Default: 0.2.
  public var elasticity: CGFloat = LayoutsTuning.fallingElasticity.first { didSet { tuneTiles() } }
  /// The spacing between and around tiles in points. Default: 8. Changing the spacing moves all tiles to their new
  /// positions.
  public var spacing: CGFloat = LayoutsTuning.fallingGap {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// The number of tiles per column that must fit into the height of the view. Tiles are made smaller if necessary.
  /// Default: 0, which never shrinks tiles and lets the content scroll.
  public var fittingRows = 0 {
    didSet { if fittingRows != oldValue { invalidateLayout() } }
  }

  /// The displayed tiles by section and item.
  private var columns: [[FallingTile]] = []
  private var counts: [Int] = []
  private var preparedSize = CGSize.zero
  private var preparedSpacing: CGFloat = LayoutsTuning.fallingGap
  private var isMirrored = false

  /// Creates a layout without tiles.
  public override init() {
    super.init()
    // The action is called in each step while a tile is falling.
    let watch = UIDynamicBehavior()
    watch.action = { [me = WeakReference(self)] in me.wrappedValue?.invalidateLayout() }
    dynamicAnimator.addBehavior(watch)
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Places

  private var gap: CGFloat { preparedSpacing }

  /// The width and height of a tile in points: 64, or less if necessary to fit all columns and `fittingRows` tiles per
  /// column.
  public var side: CGFloat {
    guard !counts.isEmpty else { return LayoutsTuning.fallingTile }
    var side = (preparedSize.width - gap) / CGFloat(counts.count) - gap
    if fittingRows > 0 { side = min(side, (preparedSize.height - gap) / CGFloat(fittingRows) - gap) }
    return max(1, min(LayoutsTuning.fallingTile, side))
  }

  private var contentHeight: CGFloat {
    max(preparedSize.height, CGFloat(counts.max() ?? 0) * (side + gap) + gap)
  }

  /// Returns the center of a tile at rest.
  private func restingPosition(_ item: Int, _ section: Int) -> CGPoint {
    let pitch = side + gap
    let left = (preparedSize.width - CGFloat(counts.count) * pitch + gap) / 2
    let x = left + CGFloat(section) * pitch + side / 2
    return CGPoint(
      x: isMirrored ? preparedSize.width - x : x, y: contentHeight - gap - side / 2 - CGFloat(item) * pitch)
  }

  /// Updates the number of tiles. If the view's size has changed, or if the number of tiles has changed without a batch
  /// update, moves all tiles to their resting positions.
  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    let mirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOther = size != preparedSize || mirrored != isMirrored || spacing != preparedSpacing
    preparedSpacing = spacing
    preparedSize = size
    isMirrored = mirrored
    counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    if isOther { standStill() }
  }

  /// Moves all tiles to their resting positions.
  private func standStill() {
    for column in columns {
      for tile in column { tile.stop(in: dynamicAnimator) }
    }
    columns = counts.indices.map { section in
      (0..<counts[section]).map { FallingTile(center: restingPosition($0, section), side: side) }
    }
  }

  private var isUpToDate: Bool { columns.map { $0.count } == counts }

  /// The width of the view, and the height of the view or of the tallest column, whichever is greater.
  public override var collectionViewContentSize: CGSize { CGSize(width: preparedSize.width, height: contentHeight) }

  /// Returns whether the size of the view is about to change.
  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns the tiles in the given rectangle at their current positions.
  public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if !isUpToDate { standStill() }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in columns.indices {
      for item in columns[section].indices {
        let tile = attributes(item, section)
        if tile.frame.intersects(rect) { found.append(tile) }
      }
    }
    return found
  }

  /// Returns the attributes of a tile at its current position, or nil if the tile does not exist.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if !isUpToDate { standStill() }
    guard columns.indices.contains(indexPath.section), columns[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath.item, indexPath.section)
  }

  private func attributes(_ item: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    let tile = columns[section][item]
    attributes.size = tile.bounds.size
    // The animator stops resting tiles within a fraction of a point of their exact positions.
    attributes.center = dynamicAnimator.isRunning && tile.isFalling ? tile.center : restingPosition(item, section)
    return attributes
  }

  // MARK: Updates

  /// Removes deleted tiles, adds new ones above the view, and drops all tiles that are above their resting positions.
  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    for update in updateItems {
      switch update.updateAction {
      case .delete: if let path = update.indexPathBeforeUpdate { deleted.append(path) }
      case .insert: if let path = update.indexPathAfterUpdate { inserted.append(path) }
      default: break
      }
    }
    for path in deleted.sorted(by: { $1 < $0 })
    where columns.indices.contains(path.section) && columns[path.section].indices.contains(path.item) {
      columns[path.section].remove(at: path.item).stop(in: dynamicAnimator)
    }
    for path in inserted.sorted(by: { $0 < $1 })
    where columns.indices.contains(path.section) && path.item <= columns[path.section].count {
      let top = min(collectionView?.bounds.minY ?? 0, columns[path.section].last?.center.y ?? 0)
      let start = CGPoint(x: restingPosition(path.item, path.section).x, y: top - side - gap)
      columns[path.section].insert(FallingTile(center: start, side: side), at: path.item)
    }
    guard isUpToDate else {
      standStill()
      return
    }
    for section in columns.indices { letFall(section) }
  }

  /// Returns the fraction of the speed that remains after a bounce of the given tile.
  private func share(_ item: Int) -> CGFloat {
    let shares = LayoutsTuning.fallingElasticity
    return min(max(shares.most, elasticity), elasticity + shares.step * CGFloat(item))
  }

  private func tuneTiles() {
    for column in columns {
      for (item, tile) in column.enumerated() { tile.tune(by: gravity, keeping: share(item)) }
    }
  }

  private func letFall(_ section: Int) {
    for (item, tile) in columns[section].enumerated() {
      let position = restingPosition(item, section)
      // A tile that is already at rest at this position or falling to it does not start to fall again.
      guard position.y - tile.center.y > 0.5 else {
        if !tile.isFalling { tile.center = position }
        continue
      }
      tile.fall(to: position, by: gravity, keeping: share(item), in: dynamicAnimator)
    }
  }

  /// Returns the attributes at which new tiles begin to fall, and the current attributes of other tiles.
  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)
  }
}
