// SPDX-License-Identifier: MIT

import UIKit

/// A flow layout whose items hang on springs from their places, so that they lag behind a scroll in proportion to their
/// distance from the finger.
///
/// Naive, every item of the content has a spring, which is fine for a few hundred. Tiled, only items near the viewport
/// have one, made in flight as if they had been sprung all along, and the content may have a million items. Near is where an
/// item is, not where it belongs: in a fast fling rows are shown that lag behind by more than the viewport.
///
/// Two rows never get torn apart by more than two fifths of the distance of their places, so that a fling shows no holes. A
/// jump by more than the viewport shows other items at rest.
open class SpringyFlowLayout: UICollectionViewFlowLayout {
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

  /// In the order of the index paths.
  private var springs: [FlowSpring] = []
  private var preparedRect = CGRect.null
  private var preparedDirection = UIUserInterfaceLayoutDirection.leftToRight
  private var preparedCounts: [Int] = []
  private var placesMayHaveMoved = true
  private var sizeMayHaveChanged = false
  /// Whether the items have made a step since the layout was prepared.
  private var hasStepped = false

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

  /// Layouts are not archived.
  public required init?(coder: NSCoder) { nil }

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  // MARK: Layout

  /// True: from right to left the items are mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Gives springs to the items that need one and takes those of others away.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    if direction != preparedDirection {
      // Nothing flies through the grid when it is mirrored: the springs are made anew, at rest.
      preparedDirection = direction
      dropSprings()
    }
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let rect = springRect(of: collectionView)
    let isSame = !placesMayHaveMoved && rect == preparedRect && counts == preparedCounts
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    if placesMayHaveMoved || counts != preparedCounts { followPlaces() }
    preparedRect = rect
    preparedCounts = counts
    placesMayHaveMoved = false
    sizeMayHaveChanged = false
    defer { hasStepped = false }
    let lags = FlowSpring.limitStrain(of: springs, isHorizontal, from: start(for: finger, in: collectionView)) {
      dynamicAnimator.updateItem(usingCurrentState: $0)
    }
    // What rests within the same rectangle needs nothing else.
    if isSame, lags.least > -LayoutsTuning.flowRestingLag, lags.most < LayoutsTuning.flowRestingLag { return }
    if isTiled { removeSprings { !$0.item.frame.intersects(rect) } }
    addSprings(in: rect, lags: lags, finger: finger)
  }

  /// The rectangle whose items have springs: the viewport, widened; or everything, whose size is known here although the
  /// collection view's `contentSize` is not yet, in the first pass.
  private func springRect(of collectionView: UICollectionView) -> CGRect {
    guard isTiled else { return CGRect(origin: .zero, size: collectionViewContentSize) }
    return CGRect(origin: collectionView.bounds.origin, size: collectionView.frame.size)
      .insetBy(dx: -LayoutsTuning.flowOverscan, dy: -LayoutsTuning.flowOverscan)
  }

  /// Where along the scrolling axis items follow at once: at the finger, or the middle of the viewport before the first touch.
  private func start(for finger: CGPoint, in collectionView: UICollectionView) -> CGFloat {
    let place = finger == .zero ? CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY) : finger
    return isHorizontal ? place.x : place.y
  }

  private func removeSprings(where isGone: (FlowSpring) -> Bool) {
    var kept: [FlowSpring] = []
    kept.reserveCapacity(springs.count)
    for spring in springs {
      guard isGone(spring) else {
        kept.append(spring)
        continue
      }
      dynamicAnimator.removeBehavior(spring.behavior)
      visibleIndexPaths.remove(spring.item.indexPath)
    }
    springs = kept
  }

  /// Springs of items that belong elsewhere now pull them there. If the viewport has another size, items keep their lag.
  private func followPlaces() {
    removeSprings { super.layoutAttributesForItem(at: $0.item.indexPath) == nil }
    for spring in springs {
      guard let place = super.layoutAttributesForItem(at: spring.item.indexPath) else { continue }
      let old = spring.behavior.anchorPoint
      let isElsewhere = old != place.center
      if isElsewhere { spring.behavior.anchorPoint = place.center }
      if isElsewhere, sizeMayHaveChanged {
        spring.item.center.x += place.center.x - old.x
        spring.item.center.y += place.center.y - old.y
      }
      let isResized = spring.item.size != place.size
      if isResized { spring.item.size = place.size }
      if isResized || (isElsewhere && sizeMayHaveChanged) { dynamicAnimator.updateItem(usingCurrentState: spring.item) }
    }
  }

  /// Gives springs to the items that are in a rectangle if they lag as their neighbors do.
  private func addSprings(in rect: CGRect, lags: (least: CGFloat, most: CGFloat), finger: CGPoint) {
    // Lagging items come from further away, from twice as far at most since rows cannot be pressed together at will.
    let before = max(0, lags.most) * LayoutsTuning.flowReach
    let after = max(0, -lags.least) * LayoutsTuning.flowReach
    var region = rect
    if isTiled {
      region.origin.x -= isHorizontal ? before : 0
      region.origin.y -= isHorizontal ? 0 : before
      region.size.width += isHorizontal ? before + after : 0
      region.size.height += isHorizontal ? 0 : before + after
    }
    let places = (super.layoutAttributesForElements(in: region) ?? []).filter {
      $0.representedElementCategory == .cell && !visibleIndexPaths.contains($0.indexPath)
    }
    guard !places.isEmpty else { return }
    // From the items that have springs outwards, so that each one finds its neighbor.
    let first = springs.first?.item.indexPath
    let split =
      first.flatMap { first in places.firstIndex { $0.indexPath > first } } ?? (first == nil ? 0 : places.count)
    for place in places[..<split].reversed() { add(place, in: rect, finger: finger) }
    for place in places[split...] { add(place, in: rect, finger: finger) }
    springs.sort { $0.item.indexPath < $1.item.indexPath }
  }

  private func add(_ item: UICollectionViewLayoutAttributes, in rect: CGRect, finger: CGPoint) {
    let anchor = item.center
    if isTiled {
      let lag = lag(of: anchor, finger: finger)
      if isHorizontal { item.center.x += lag } else { item.center.y += lag }
      guard item.frame.intersects(rect) else { return }
    }
    let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
    behavior.length = springLength
    behavior.damping = LayoutsTuning.flowDamping
    behavior.frequency = LayoutsTuning.flowFrequency
    dynamicAnimator.addBehavior(behavior)
    springs.append(FlowSpring(item: item, behavior: behavior))
    visibleIndexPaths.insert(item.indexPath)
  }

  /// How far an item that gets a spring is from its place: as far as if it had had one all along. Springs are linear, so the
  /// lags of neighbors are to each other as what their distances from the finger make them miss.
  private func lag(of anchor: CGPoint, finger: CGPoint) -> CGFloat {
    guard let neighbor = FlowSpring.nearest(to: anchor, in: springs) else {
      return finger == .zero ? 0 : step(of: anchor, by: latestDelta, finger: finger)
    }
    let place = neighbor.behavior.anchorPoint
    let lag = neighbor.lag(isHorizontal)
    var wanted: CGFloat = 0
    var rest = lag
    if hasStepped {
      // The neighbor's step counted from where the finger was in the content before it.
      var before = finger
      if finger != .zero { if isHorizontal { before.x -= latestDelta } else { before.y -= latestDelta } }
      wanted = step(of: anchor, by: latestDelta, finger: finger)
      rest -= step(of: place, by: latestDelta, finger: before)
    }
    let share = share(of: place, finger: finger)
    wanted += share > 0 ? rest * self.share(of: anchor, finger: finger) / share : rest
    let way = abs(FlowSpring.along(anchor, isHorizontal) - FlowSpring.along(place, isHorizontal))
    let limit = LayoutsTuning.flowStrain * way
    return min(max(wanted, lag - limit), lag + limit)
  }

  /// The part of a scrolling step that an item misses, 0 at the finger, 1 far away.
  private func share(of anchor: CGPoint, finger: CGPoint) -> CGFloat {
    let along = isHorizontal ? abs(finger.x - anchor.x) : abs(finger.y - anchor.y)
    let across = isHorizontal ? abs(finger.y - anchor.y) : abs(finger.x - anchor.x)
    let distance = measuresAlongScrollingAxisOnly ? along : along + across
    return min(1, distance / resistanceDivisor)
  }

  /// By how much an item moves against a scrolling step: as much as it misses, at most the step.
  private func step(of anchor: CGPoint, by delta: CGFloat, finger: CGPoint) -> CGFloat {
    delta * share(of: anchor, finger: finger)
  }

  /// Moves every item with a spring against the scrolling. The layout is prepared anew for other items in the viewport, but
  /// its geometry is made anew for another size only.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let bounds = collectionView.bounds
    if newBounds.size != bounds.size {
      sizeMayHaveChanged = true
      latestDelta = 0
      return true
    }
    let delta = isHorizontal ? newBounds.minX - bounds.minX : newBounds.minY - bounds.minY
    latestDelta = delta
    guard delta != 0 else { return false }
    let length = isHorizontal ? bounds.width : bounds.height
    guard abs(delta) <= length else {
      // Nothing of what was seen is seen any more.
      dropSprings()
      return true
    }
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    for spring in springs {
      spring.move(by: step(of: spring.behavior.anchorPoint, by: delta, finger: finger), isHorizontal, limit: length)
      dynamicAnimator.updateItem(usingCurrentState: spring.item)
    }
    hasStepped = true
    return isTiled
  }

  private func dropSprings() {
    dynamicAnimator.removeAllBehaviors()
    springs.removeAll()
    visibleIndexPaths.removeAll()
    latestDelta = 0
    preparedRect = .null
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

  /// Where the items are at the moment, and headers and footers in their places. Items far from the viewport, which have no
  /// spring, are in their places too.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = dynamicAnimator.items(in: rect).compactMap { ($0 as AnyObject) as? UICollectionViewLayoutAttributes }
    let isNear = !isTiled || preparedRect.contains(rect)
    if !isNear || headerReferenceSize != .zero || footerReferenceSize != .zero {
      for place in super.layoutAttributesForElements(in: rect) ?? [] {
        if place.representedElementCategory != .cell {
          found.append(place)
        } else if !isNear, !visibleIndexPaths.contains(place.indexPath), !place.frame.intersects(preparedRect) {
          found.append(place)
        }
      }
    }
    return found
  }

  /// Where an item is at the moment; one without a spring is in its place.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    dynamicAnimator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }
}
