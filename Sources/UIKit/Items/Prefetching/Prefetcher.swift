// SPDX-License-Identifier: MIT

import SprungModels

/// Prefetches the items that are about to be displayed, nearest first, and cancels prefetching for items that will not
/// be displayed.
///
/// Items up to one viewport ahead in the scroll direction are prefetched. The initial direction is down or to the
/// right. Querying the layout in every frame would cost as much as displaying the items. The layout is therefore
/// queried again only after the content has scrolled by a quarter of the viewport, or when the direction or the items
/// have changed.
final class Prefetcher {
  /// The items of which the delegate has been notified, and that have been neither displayed nor canceled since.
  @exclusivity(unchecked) private(set) var announced: Set<IndexPath> = []
  @exclusivity(unchecked) private var lastOrigin: CGPoint?
  @exclusivity(unchecked) private var askedOrigin: CGPoint?
  @exclusivity(unchecked) private var heading = CGPoint.zero

  /// Clears the list of announced items, which is invalid after a reload.
  func reset() {
    announced = []
    askedOrigin = nil
  }

  /// Updates the announced items after an update.
  func move(through map: UpdateMap) {
    var moved: Set<IndexPath> = []
    for path in announced {
      if let position = map.newPosition(ofOld: ItemPosition(path)) { moved.insert(position.indexPath) }
    }
    announced = moved
    askedOrigin = nil
  }

  /// Called after the content has scrolled, and after a layout pass.
  func follow(_ engine: ItemEngine) {
    if !announced.isEmpty {
      for element in engine.visible.elements where element.key.isCell { announced.remove(element.key.indexPath) }
    }
    let bounds = engine.client.bounds
    let reversed = updateHeading(to: bounds.origin, engine)
    if let askedOrigin, !reversed, abs(bounds.minX - askedOrigin.x) < bounds.width / 4,
      abs(bounds.minY - askedOrigin.y) < bounds.height / 4
    {
      return
    }
    askedOrigin = bounds.origin
    var ahead: [UICollectionViewLayoutAttributes] = []
    var paths: Set<IndexPath> = []
    for rect in windows(bounds) {
      for attributes in engine.currentLayout.layoutAttributesForElements(in: rect) ?? []
      where attributes.key.isCell && engine.counts.has(attributes.key) && engine.visible[attributes.key] == nil
        && FlowLayoutModel.touches(attributes.transformedFrame, rect)
      {
        if paths.insert(attributes.indexPath).inserted { ahead.append(attributes) }
      }
    }
    takeBack(paths, engine)
    ahead.removeAll { announced.contains($0.indexPath) }
    guard !ahead.isEmpty else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    ahead.sort { Prefetcher.isNearer($0, $1, to: middle) }
    for attributes in ahead { announced.insert(attributes.indexPath) }
    let upcoming = ahead.map { $0.indexPath }
    engine.transactions.notify { engine.client.report(.prefetch(upcoming)) }
  }

  /// Cancels prefetching for announced items that are no longer about to be displayed.
  private func takeBack(_ ahead: Set<IndexPath>, _ engine: ItemEngine) {
    var missed: [IndexPath] = []
    for path in announced where !ahead.contains(path) {
      announced.remove(path)
      missed.append(path)
    }
    guard !missed.isEmpty else { return }
    missed.sort()
    let cancelled = missed
    engine.transactions.notify { engine.client.report(.cancelPrefetching(cancelled)) }
  }

  /// Updates the scroll direction. Returns whether the direction has changed.
  private func updateHeading(to origin: CGPoint, _ engine: ItemEngine) -> Bool {
    let old = heading
    if let lastOrigin {
      if origin.x != lastOrigin.x { heading.x = origin.x > lastOrigin.x ? 1 : -1 }
      if origin.y != lastOrigin.y { heading.y = origin.y > lastOrigin.y ? 1 : -1 }
    }
    if heading == .zero {
      heading = CGPoint(
        x: engine.client.contentSize.width > engine.client.bounds.width ? 1 : 0,
        y: engine.client.contentSize.height > engine.client.bounds.height ? 1 : 0)
    }
    lastOrigin = origin
    return heading != old
  }

  private func windows(_ bounds: CGRect) -> [CGRect] {
    var windows: [CGRect] = []
    if heading.y != 0 { windows.append(bounds.offsetBy(dx: 0, dy: heading.y * bounds.height)) }
    if heading.x != 0 { windows.append(bounds.offsetBy(dx: heading.x * bounds.width, dy: 0)) }
    return windows
  }

  private static func isNearer(
    _ one: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes, to middle: CGPoint
  ) -> Bool {
    let first = distance(one, middle)
    let second = distance(other, middle)
    return first != second ? first < second : one.indexPath < other.indexPath
  }

  private static func distance(_ attributes: UICollectionViewLayoutAttributes, _ middle: CGPoint) -> CGFloat {
    max(abs(attributes.center.x - middle.x), abs(attributes.center.y - middle.y))
  }
}
