// SPDX-License-Identifier: MIT

import UIKit

/// A flow layout whose items hang on springs from their places, so that they lag behind a scroll in proportion to their
/// distance from the finger.
///
/// Naive, every item of the content has a spring, which is fine for a few hundred. Tiled, only items near the viewport
/// have one, made in flight as if they had been sprung all along, and the content may have a million items.
open class SpringyFlowLayout: UICollectionViewFlowLayout {
  private struct Spring {
    let item: UICollectionViewLayoutAttributes
    let behavior: UIAttachmentBehavior
  }

  /// True if only items near the viewport have springs. Default: false. Setting it makes all springs anew.
  public var isTiled: Bool {
    didSet { if isTiled != oldValue { start() } }
  }
  /// Points from the finger at which an item does not follow it at all. Default: 1500. Must be positive.
  public var resistanceDivisor: CGFloat = LayoutsTuning.flowResistanceDivisor
  /// True if the distance from the finger counts along the scrolling axis only, false (default) if along both.
  public var measuresAlongScrollingAxisOnly = false
  /// Points that a spring leaves between an item and its place. Default: 0; 1 is a variant in use.
  public var springLength: CGFloat = 0
  /// The items that have springs.
  public private(set) var visibleIndexPaths: Set<IndexPath> = []
  /// The last step of the scrolling, in points.
  public private(set) var latestDelta: CGFloat = 0
  /// The animator of the items.
  public private(set) var dynamicAnimator: UIDynamicAnimator!

  private var springs: [Spring] = []
  private var preparedRect = CGRect.null
  private var preparedCounts: [Int] = []
  private var placesMayHaveMoved = true
  private var placesEnds: (first: IndexPath?, last: IndexPath?) = (nil, nil)

  /// A springy layout with items of 44 x 44 points, 10 points apart and from the edges.
  public init(isTiled: Bool = false) {
    self.isTiled = isTiled
    super.init()
    itemSize = CGSize(width: 44, height: 44)
    minimumLineSpacing = 10
    minimumInteritemSpacing = 10
    sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    dynamicAnimator = UIDynamicAnimator(collectionViewLayout: self)
  }

  // MARK: Layout

  /// Gives springs to the items that need one and takes those of others away.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    // The visible rectangle, widened; or everything, whose size is known here although the collection view's
    // `contentSize` is not yet, in the first pass.
    let rect =
      isTiled
      ? CGRect(origin: collectionView.bounds.origin, size: collectionView.frame.size)
        .insetBy(dx: -LayoutsTuning.flowOverscan, dy: -LayoutsTuning.flowOverscan)
      : CGRect(origin: .zero, size: collectionViewContentSize)
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    guard placesMayHaveMoved || rect != preparedRect || counts != preparedCounts else { return }
    preparedRect = rect
    preparedCounts = counts
    let places = (super.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory == .cell
    }
    // Places come in order and without gaps, so the same ends and the same number are the same items.
    if !placesMayHaveMoved, places.count == springs.count, places.first?.indexPath == placesEnds.first,
      places.last?.indexPath == placesEnds.last
    {
      return
    }
    placesEnds = (places.first?.indexPath, places.last?.indexPath)
    removeSprings(exceptOf: places)
    if placesMayHaveMoved { moveAnchors(to: places) }
    placesMayHaveMoved = false
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    for place in places where !visibleIndexPaths.contains(place.indexPath) { addSpring(place, finger: finger) }
  }

  private func removeSprings(exceptOf places: [UICollectionViewLayoutAttributes]) {
    var wanted: Set<IndexPath> = []
    wanted.reserveCapacity(places.count)
    for place in places { wanted.insert(place.indexPath) }
    guard !visibleIndexPaths.isSubset(of: wanted) else { return }
    springs.removeAll { spring in
      guard !wanted.contains(spring.item.indexPath) else { return false }
      dynamicAnimator.removeBehavior(spring.behavior)
      visibleIndexPaths.remove(spring.item.indexPath)
      return true
    }
  }

  /// Springs of items that belong elsewhere now pull them there.
  private func moveAnchors(to places: [UICollectionViewLayoutAttributes]) {
    var centers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for place in places { centers[place.indexPath] = place }
    for spring in springs {
      guard let place = centers[spring.item.indexPath] else { continue }
      if spring.behavior.anchorPoint != place.center { spring.behavior.anchorPoint = place.center }
      guard spring.item.size != place.size else { continue }
      spring.item.size = place.size
      dynamicAnimator.updateItem(usingCurrentState: spring.item)
    }
  }

  private func addSpring(_ item: UICollectionViewLayoutAttributes, finger: CGPoint) {
    let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    behavior.length = springLength
    behavior.damping = LayoutsTuning.flowDamping
    behavior.frequency = LayoutsTuning.flowFrequency
    if isTiled, finger != .zero { move(item, from: behavior.anchorPoint, by: latestDelta, finger: finger) }
    dynamicAnimator.addBehavior(behavior)
    springs.append(Spring(item: item, behavior: behavior))
    visibleIndexPaths.insert(item.indexPath)
  }

  /// Moves an item by as much of a scrolling step as its distance from the finger makes it miss, at most by the step.
  private func move(
    _ item: UICollectionViewLayoutAttributes, from anchor: CGPoint, by delta: CGFloat, finger: CGPoint
  ) {
    let isHorizontal = scrollDirection == .horizontal
    let along = isHorizontal ? abs(finger.x - anchor.x) : abs(finger.y - anchor.y)
    let across = isHorizontal ? abs(finger.y - anchor.y) : abs(finger.x - anchor.x)
    let distance = measuresAlongScrollingAxisOnly ? along : along + across
    let share = distance / resistanceDivisor
    let step = delta < 0 ? max(delta, delta * share) : min(delta, delta * share)
    if isHorizontal { item.center.x += step } else { item.center.y += step }
  }

  /// Moves every item with a spring against the scrolling. Another size drops all springs and makes the layout anew.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let bounds = collectionView.bounds
    if newBounds.size != bounds.size {
      dropSprings()
      return true
    }
    let isHorizontal = scrollDirection == .horizontal
    let delta = isHorizontal ? newBounds.minX - bounds.minX : newBounds.minY - bounds.minY
    latestDelta = delta
    guard delta != 0 else { return false }
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    for spring in springs {
      move(spring.item, from: spring.behavior.anchorPoint, by: delta, finger: finger)
      dynamicAnimator.updateItem(usingCurrentState: spring.item)
    }
    return false
  }

  private func dropSprings() {
    dynamicAnimator.removeAllBehaviors()
    springs.removeAll()
    visibleIndexPaths.removeAll()
    latestDelta = 0
    preparedRect = .null
    placesEnds = (nil, nil)
  }

  /// Drops all springs and makes new ones, at rest, in the next layout pass.
  public func start() {
    dropSprings()
    invalidateLayout()
  }

  /// Remembers that places may have changed, unless the context says that the geometry is still valid, as it is when only
  /// dynamics moved the items.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutAttributes ?? true { placesMayHaveMoved = true }
    super.invalidateLayout(with: context)
  }

  /// Where the items are at the moment, and headers and footers in their places.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = dynamicAnimator.items(in: rect).compactMap { ($0 as AnyObject) as? UICollectionViewLayoutAttributes }
    if headerReferenceSize != .zero || footerReferenceSize != .zero {
      found += (super.layoutAttributesForElements(in: rect) ?? []).filter { $0.representedElementCategory != .cell }
    }
    return found
  }

  /// Where an item is at the moment; one without a spring is in its place.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }
}
