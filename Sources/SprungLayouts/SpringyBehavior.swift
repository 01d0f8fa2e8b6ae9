// SPDX-License-Identifier: MIT

import UIKit

/// Attaches the items of any collection view layout to their resting positions with springs. During scrolling, items
/// lag behind in proportion to their distance from the touch.
///
/// A layout owns the behavior and forwards the collection view's calls to it. "Resting" attributes are the layout's
/// attributes without springs.
///
/// ```swift
/// final class ShelfLayout: UICollectionViewLayout {
///   private lazy var springs = SpringyBehavior(layout: self)
///
///   override func prepare() {
///     super.prepare()  // places everything
///     springs.prepare { super.layoutAttributesForElements(in: $0) }
///   }
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     springs.attributesForElements(in: rect) { super.layoutAttributesForElements(in: $0) }
///   }
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///     springs.displaced(super.layoutAttributesForItem(at: indexPath))
///   }
///   override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
///     springs.shouldInvalidateLayout(
///       forBoundsChange: newBounds, resting: super.shouldInvalidateLayout(forBoundsChange: newBounds))
///   }
///   override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
///     springs.invalidateLayout(with: context)
///     super.invalidateLayout(with: context)
///   }
/// }
/// ```
///
/// Also forward `prepare(forCollectionViewUpdates:)`, `finalizeCollectionViewUpdates()` and the corresponding methods
/// for animated bounds changes, so that items keep their displacement during updates. `SpringyCompositionalLayout` and
/// `SpringyFlowLayout` already forward all of these calls.
///
/// Only scrolling stretches springs. Items that are inserted, deleted, moved, reloaded, measured or rotated keep their
/// displacement. If reduced motion is enabled, items do not lag. The layout's `prepare()` is called in each frame in
/// which items move, so the method should cache its results.
@preconcurrency @MainActor
public final class SpringyBehavior {
  /// Whether only items near the viewport have springs, so that the cost of a frame does not depend on the number of
  /// items. Default: true. If false, each item has a spring, which is suitable for at most a few hundred items.
  /// Changing the value recreates all springs.
  @exclusivity(unchecked) public var isTiled = true {
    didSet { if isTiled != oldValue { start() } }
  }
  /// The axis along which items lag. Default: vertical. Changing the axis recreates all springs.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { start() } }
  }
  /// The distance from the touch in points at which an item does not follow the touch at all. Default: 1500. Must be
  /// positive.
  public var resistanceDivisor: CGFloat = LayoutsTuning.flowResistanceDivisor
  /// Whether only the distance along the scrolling axis is used, so that rows remain level. Default: true. If false,
  /// the distance along both axes is used.
  public var measuresAlongScrollingAxisOnly = true
  /// The damping ratio of the springs. Changes also apply to existing springs. Default: 0.8.
  public var damping: CGFloat = LayoutsTuning.flowDamping {
    didSet { for spring in springSet.springs { spring.behavior.damping = damping } }
  }
  /// The frequency of the springs in hertz. Changes also apply to existing springs. Default: 1.
  public var frequency: CGFloat = LayoutsTuning.flowFrequency {
    didSet { for spring in springSet.springs { spring.behavior.frequency = frequency } }
  }
  /// The length of a spring at rest in points. Changes also apply to existing springs. Default: 0.
  public var length: CGFloat = 0 {
    didSet { for spring in springSet.springs { spring.behavior.length = length } }
  }
  /// The kinds of supplementary views that move with the item at their index path, such as badges. Default: none. Other
  /// supplementary views, such as headers and footers, and decoration views do not move.
  public var kindsThatFollowItems: [String] = []

  /// The items that have springs.
  public var visibleIndexPaths: Set<IndexPath> { springSet.indexPaths }
  /// The last scrolling step in points.
  @exclusivity(unchecked) public private(set) var latestDelta: CGFloat = 0
  /// The animator of the items.
  public let dynamicAnimator: UIDynamicAnimator

  private let layout: WeakReference<UICollectionViewLayout>
  private let springSet: SpringSet
  private var prepared = PreparedState()
  private var placesMayHaveMoved = true
  /// Whether the items have moved since the last layout preparation.
  @exclusivity(unchecked) private var hasStepped = false
  /// Whether resting positions have moved since elements were last queried, in which case the collection view may
  /// adjust its offset.
  private var placesHaveJustMoved = false
  private var isUpdating = false
  /// The displacements that items had before a pending update.
  private var formerLags: [IndexPath: CGVector] = [:]
  /// Items that rest near the viewport but lag so far that they are not visible yet. These items have no springs.
  private var laggingOutside: [IndexPath] = []
  /// The cells near the viewport at their resting positions.
  private var restingPlaces = RestingPlaces()
  /// Whether the layout's attributes remain valid until it is invalidated. Layouts whose sections scroll orthogonally
  /// in separate views are queried in each frame instead.
  var keepsRestingPlaces = false
  /// Whether there may be elements other than cells near the viewport.
  var hasOtherElements: Bool { restingPlaces.hasOtherElements }

  /// The state for which the layout was prepared.
  private struct PreparedState: Equatable {
    var rect = CGRect.null
    var counts: [Int] = []
    var inset = UIEdgeInsets.zero
    var direction = UIUserInterfaceLayoutDirection.leftToRight
  }

  /// Creates springs for the items of a layout, which should own this object.
  public init(layout: UICollectionViewLayout, isTiled: Bool = true) {
    self.layout = WeakReference(layout)
    self.isTiled = isTiled
    dynamicAnimator = UIDynamicAnimator(collectionViewLayout: layout)
    springSet = SpringSet(animator: dynamicAnimator)
  }

  private var axis: Axis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Removes all springs and creates new ones, at rest, in the next layout pass.
  public func start() {
    dropSprings()
    // A layout without a collection view is prepared later, and its initializer may still be creating this object.
    if let layout = layout.wrappedValue, layout.collectionView != nil { layout.invalidateLayout() }
  }

  private func dropSprings() {
    springSet.removeAll()
    laggingOutside.removeAll()
    latestDelta = 0
    prepared.rect = .null
    restingPlaces.forget()
  }

  // MARK: Preparing

  /// Adds and removes springs for items that enter and leave the area around the viewport. Call this method at the end
  /// of the layout's `prepare()`.
  ///
  /// `resting` returns the resting attributes of the elements in a rectangle. The behavior does not modify these
  /// attributes.
  public func prepare(resting: (CGRect) -> [UICollectionViewLayoutAttributes]?) {
    guard let layout = layout.wrappedValue, let collectionView = layout.collectionView else { return }
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    if direction != prepared.direction {
      // If the layout is mirrored, recreate the springs at rest, so that items do not fly across the content.
      dropSprings()
    }
    let now = PreparedState(
      rect: springRect(of: layout, collectionView), counts: counts(of: collectionView),
      inset: collectionView.adjustedContentInset, direction: direction)
    let isSame = !placesMayHaveMoved && now == prepared
    let finger = finger(in: collectionView)
    let mayMove = placesMayHaveMoved || now.counts != prepared.counts || now.inset != prepared.inset
    if mayMove { rememberLags(isUsed: now.counts != prepared.counts || placesMayHaveMoved) }
    if mayMove { followPlaces(layout, now.counts, resting) }
    if mayMove { restingPlaces.forget() }
    prepared = now
    placesMayHaveMoved = false
    defer { hasStepped = false }
    laggingOutside.removeAll(keepingCapacity: true)
    let axis = axis
    let lags = FlowSpring.limitStrain(of: springSet.springs, axis, from: finger[axis]) {
      dynamicAnimator.updateItem(usingCurrentState: $0)
    }
    // If all items are at rest in the same rectangle, no further work is needed.
    if isSame, lags.least > -LayoutsTuning.flowRestingLag, lags.most < LayoutsTuning.flowRestingLag { return }
    let stretch = AxisStretch(along: now.rect, axis)
    if isTiled { springSet.remove(outside: stretch, axis) }
    if !keepsRestingPlaces { restingPlaces.forget() }
    let region = region(around: now.rect, lags: lags)
    let margin = keepsRestingPlaces && isTiled && !mayMove ? LayoutsTuning.flowKeptMargin : 0
    restingPlaces.cover(region, margin: margin, axis, resting)
    addSprings(in: stretch, region: region, scrollLag(finger))
  }

  private func counts(of collectionView: UICollectionView) -> [Int] {
    var counts: [Int] = []
    for section in 0..<collectionView.numberOfSections {
      counts.append(collectionView.numberOfItems(inSection: section))
    }
    return counts
  }

  /// Returns the rectangle whose items have springs: the extended viewport, or the whole content. The content size is
  /// taken from the layout, because the collection view does not know it in the first layout pass.
  private func springRect(of layout: UICollectionViewLayout, _ collectionView: UICollectionView) -> CGRect {
    guard isTiled else { return CGRect(origin: .zero, size: layout.collectionViewContentSize) }
    return CGRect(origin: collectionView.bounds.origin, size: collectionView.frame.size)
      .insetBy(dx: -LayoutsTuning.flowOverscan, dy: -LayoutsTuning.flowOverscan)
  }

  /// Returns the area that contains the resting positions of all items displayed in the given rectangle. The resting
  /// position of a lagging item is outside of the rectangle by at most `LayoutsTuning.flowReach` times the largest lag,
  /// because the strain between rows is limited.
  private func region(around rect: CGRect, lags: (least: CGFloat, most: CGFloat)) -> CGRect {
    guard isTiled else { return rect }
    let before = max(0, lags.most) * LayoutsTuning.flowReach
    let after = max(0, -lags.least) * LayoutsTuning.flowReach
    var region = rect
    region.origin.x -= axis == .horizontal ? before : 0
    region.origin.y -= axis == .horizontal ? 0 : before
    region.size.width += axis == .horizontal ? before + after : 0
    region.size.height += axis == .horizontal ? 0 : before + after
    return region
  }

  /// Returns the point in content coordinates at which items do not lag: the touch, or the center of the viewport
  /// before the first touch.
  private func finger(in collectionView: UICollectionView) -> CGPoint {
    let finger = collectionView.panGestureRecognizer.location(in: collectionView)
    return finger == .zero ? CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY) : finger
  }

  private func rememberLags(isUsed: Bool) {
    formerLags.removeAll(keepingCapacity: true)
    guard isUsed else { return }
    for spring in springSet.springs { formerLags[spring.item.indexPath] = spring.displacement }
  }

  /// Moves each spring whose item has a new resting position, and removes the springs of items that are now elsewhere.
  private func followPlaces(
    _ layout: UICollectionViewLayout, _ counts: [Int], _ resting: (CGRect) -> [UICollectionViewLayoutAttributes]?
  ) {
    springSet.remove { spring in
      let path = spring.item.indexPath
      return path.section >= counts.count || path.item >= counts[path.section]
    }
    guard let first = springSet.springs.first else { return }
    var region = first.item.frame
    for spring in springSet.springs {
      let size = spring.item.size
      let anchor = spring.anchor
      region = region.union(
        CGRect(x: anchor.x - size.width / 2, y: anchor.y - size.height / 2, width: size.width, height: size.height))
    }
    var met = [Bool](repeating: false, count: springSet.springs.count)
    var hasMoved = false
    for place in resting(region) ?? [] where place.representedElementCategory == .cell {
      guard let position = springSet.position(of: place.indexPath), !met[position] else { continue }
      let isEmpty = place.size.width <= 0 || place.size.height <= 0
      if isEmpty { continue }
      met[position] = true
      if springSet.follow(position, place, axis) { hasMoved = true }
    }
    // Items that were not found now rest far away or no longer exist.
    let hasLost = springSet.keep(met)
    if hasMoved { springSet.sort() }
    if hasMoved || hasLost { placesHaveJustMoved = true }
  }

  // MARK: New springs

  /// Adds springs to the items that, with the lag of their neighbors, would be displayed in the given range on the
  /// scrolling axis.
  private func addSprings(in stretch: AxisStretch, region: CGRect, _ scroll: ScrollLag) {
    let positions = positionsWithoutSprings(in: region)
    guard !positions.isEmpty else { return }
    // Start at the items that have springs and continue outward, so that each item has a neighbor with a spring.
    var split = 0
    if let first = springSet.springs.first {
      let start = restingPlaces.position(of: first.order)
      while split < positions.count, positions[split] < start { split += 1 }
    }
    let places = restingPlaces.places
    for index in (0..<split).reversed() { add(places[positions[index]].attributes, in: stretch, scroll) }
    for index in split..<positions.count { add(places[positions[index]].attributes, in: stretch, scroll) }
    springSet.sort()
  }

  /// Returns the indexes of the cells in a region that have no springs. Also removes the springs of items that no
  /// longer exist.
  private func positionsWithoutSprings(in region: CGRect) -> [Int] {
    let places = restingPlaces.places
    let springs = springSet.springs
    let isKept = keepsRestingPlaces
    let along = AxisStretch(along: region, axis)
    let across = AxisStretch(along: region, axis.other)
    var positions: [Int] = []
    positions.reserveCapacity(places.count)
    var isThere = [Bool](repeating: false, count: springs.count)
    var next = 0
    for index in places.indices {
      if isKept, !places[index].along.overlaps(along) || !places[index].across.overlaps(across) { continue }
      // Both lists are sorted in the same order, so a single traversal finds the springs.
      while next < springs.count, springs[next].order.isBefore(places[index].order) { next += 1 }
      if next < springs.count, springs[next].order == places[index].order {
        isThere[next] = true
      } else if !isKept, let position = springSet.position(of: places[index].attributes.indexPath) {
        isThere[position] = true
      } else if !places[index].isEmpty {
        positions.append(index)
      }
    }
    // Remove items of an orthogonal section that have scrolled out of view sideways.
    if isTiled { springSet.keep(isThere) }
    return positions
  }

  private func add(_ place: UICollectionViewLayoutAttributes, in stretch: AxisStretch, _ scroll: ScrollLag) {
    let anchor = place.center
    var center = anchor
    if isTiled {
      guard let lag = lag(of: anchor, scroll, ifWithin: stretch, size: place.size) else {
        laggingOutside.append(place.indexPath)
        return
      }
      center[scroll.axis] += lag
      guard AxisStretch(center: center, size: place.size, scroll.axis).overlaps(stretch) else {
        laggingOutside.append(place.indexPath)
        return
      }
    }
    // Use a copy, because the layout's own object must not be modified.
    guard !springSet.indexPaths.contains(place.indexPath), let item = place.duplicated else { return }
    if center != anchor { item.center = center }
    // The layout is responsible for the transform of a cell.
    if !CATransform3DIsIdentity(item.transform3D) { item.transform3D = CATransform3DIdentity }
    let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
    behavior.length = length
    behavior.damping = damping
    behavior.frequency = frequency
    springSet.append(FlowSpring(item: item, behavior: behavior, scroll.axis))
  }

  /// Returns the initial displacement of an item that gets a spring. It is the displacement that the item would have if
  /// it had always had a spring. Springs are linear, so the ratio of two neighbors' lags is the ratio of their
  /// fractions of a step.
  ///
  /// Returns nil early if the item cannot be within the given range, which is true for most items.
  private func lag(
    of anchor: CGPoint, _ scroll: ScrollLag, ifWithin stretch: AxisStretch, size: CGSize
  ) -> CGFloat? {
    let axis = scroll.axis
    guard let (place, lag) = springSet.neighbor(of: anchor, axis, onlyAlong: scroll.onlyAlong) else {
      return scroll.step(of: anchor, by: latestDelta)
    }
    let gap = abs(FlowSpring.along(anchor, axis) - FlowSpring.along(place, axis))
    let limit = LayoutsTuning.flowStrain * gap
    var (nearest, farthest) = (anchor, anchor)
    nearest[axis] += lag - limit
    farthest[axis] += lag + limit
    guard AxisStretch(center: nearest, size: size, axis).lower < stretch.upper,
      AxisStretch(center: farthest, size: size, axis).upper > stretch.lower
    else { return nil }
    var wanted: CGFloat = 0
    var rest = lag
    if hasStepped {
      // The neighbor's latest step was computed with the previous position of the touch in the content.
      var before = scroll
      before.finger[axis] -= latestDelta
      wanted = scroll.step(of: anchor, by: latestDelta)
      rest -= before.step(of: place, by: latestDelta)
    }
    let share = scroll.share(of: place)
    wanted += share > 0 ? rest * scroll.share(of: anchor) / share : rest
    return min(max(wanted, lag - limit), lag + limit)
  }

  /// Returns the lag of items in a scrolling step for the given touch position.
  private func scrollLag(_ finger: CGPoint) -> ScrollLag {
    ScrollLag(
      axis: axis, onlyAlong: measuresAlongScrollingAxisOnly, divisor: resistanceDivisor, finger: finger)
  }

  // MARK: Scrolling

  /// Moves all items with springs against the scrolling direction. Call this method in the layout's method of the same
  /// name, and return the result: whether the layout must be prepared again. Pass the result that the layout would
  /// return without springs as `resting`.
  ///
  /// After a step that is larger than the viewport, or a change of the viewport's size, items are displayed at rest.
  public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect, resting: Bool) -> Bool {
    guard let collectionView = layout.wrappedValue?.collectionView else { return resting }
    if resting { placesMayHaveMoved = true }
    let bounds = collectionView.bounds
    if newBounds.size != bounds.size {
      placesMayHaveMoved = true
      latestDelta = 0
      return true
    }
    let delta = newBounds.start(axis) - bounds.start(axis)
    let hasNotAppeared = springSet.springs.isEmpty && collectionView.panGestureRecognizer.location(in: nil) == .zero
    if isUpdating || placesHaveJustMoved || hasNotAppeared || UIAccessibility.isReduceMotionEnabled {
      // Items do not lag, because the content moves along with the bounds, or because lagging is disabled.
      latestDelta = 0
      return resting || (isTiled && delta != 0)
    }
    latestDelta = delta
    guard delta != 0 else { return resting }
    let viewport = bounds.size[axis]
    guard abs(delta) <= viewport else {
      // All previously visible items have scrolled out of view.
      dropSprings()
      return true
    }
    let scroll = scrollLag(finger(in: collectionView))
    let springs = springSet.springs
    for index in springs.indices {
      let item = springs[index].item
      FlowSpring.move(
        item, from: springs[index].anchor, by: scroll.step(of: springs[index].anchor, by: delta), scroll.axis,
        limit: viewport)
      dynamicAnimator.updateItem(usingCurrentState: item)
    }
    hasStepped = true
    return isTiled || resting
  }

  /// Records that resting positions may have changed. The method has no effect if the geometry is still valid according
  /// to the context, for example because only springs moved items.
  public func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isAnew = flow?.invalidateFlowLayoutAttributes ?? context.invalidateEverything
    let namesElements =
      context.invalidatedItemIndexPaths != nil || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
    let movesContent = context.contentOffsetAdjustment != .zero || context.contentSizeAdjustment != .zero
    if isAnew || namesElements || movesContent || context.invalidateDataSourceCounts { placesMayHaveMoved = true }
  }

  // MARK: Updates

  /// Transfers the displacement of each item to its new index path. Call this method in the layout's method of the same
  /// name.
  public func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    isUpdating = true
    let paths = UpdatePaths(updateItems)
    for spring in springSet.springs {
      guard let old = paths.before(spring.item.indexPath), let lag = formerLags[old], lag != spring.displacement else {
        continue
      }
      let anchor = spring.anchor
      spring.item.center = CGPoint(x: anchor.x + lag.dx, y: anchor.y + lag.dy)
      dynamicAnimator.updateItem(usingCurrentState: spring.item)
    }
  }

  /// Enables lagging again. Call this method in the layout's method of the same name.
  public func finalizeCollectionViewUpdates() {
    isUpdating = false
  }

  /// Disables lagging while the bounds change, because the content may move. Call this method in the layout's method of
  /// the same name.
  public func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    isUpdating = true
  }

  /// Enables lagging again. Call this method in the layout's method of the same name.
  public func finalizeAnimatedBoundsChange() {
    isUpdating = false
  }

  /// Displaces an item by a vector in points, for example to animate a new item. The item's spring then pulls the item
  /// back.
  ///
  /// Has no effect if the item has no spring, or if reduced motion is enabled.
  public func displace(itemAt indexPath: IndexPath, by displacement: CGVector) {
    guard !UIAccessibility.isReduceMotionEnabled, let spring = springSet.spring(at: indexPath) else { return }
    spring.item.center.x += displacement.dx
    spring.item.center.y += displacement.dy
    dynamicAnimator.updateItem(usingCurrentState: spring.item)
  }

  // MARK: Answers

  /// Returns the displayed elements in the given rectangle at their current positions. `resting` returns the elements
  /// whose resting positions are in a rectangle.
  public func attributesForElements(
    in rect: CGRect, resting: (CGRect) -> [UICollectionViewLayoutAttributes]?
  ) -> [UICollectionViewLayoutAttributes]? {
    _ = beginAnswer()
    guard !springSet.springs.isEmpty, var found = resting(rect) else { return resting(rect) }
    // Exclude items that have no springs because they lag too far. At their resting positions, they would overlap the
    // items before them.
    if !laggingOutside.isEmpty {
      let outside = Set(laggingOutside)
      found.removeAll { followsItem($0) && outside.contains($0.indexPath) }
    }
    var met = [Bool](repeating: false, count: springSet.springs.count)
    for index in found.indices {
      guard let position = position(of: found[index]) else { continue }
      if found[index].representedElementCategory == .cell { met[position] = true }
      found[index] = displaced(found[index], springSet.springs[position].displacement)
    }
    // Add items that rest elsewhere but lag so far that they are displayed in the rectangle.
    let stretch = AxisStretch(along: rect, axis)
    var region = rect
    for (index, spring) in springSet.springs.enumerated() where !met[index] && spring.overlaps(stretch, axis) {
      let lag = spring.displacement
      region = region.union(rect.offsetBy(dx: -lag.dx, dy: -lag.dy))
    }
    guard region != rect else { return found }
    var isHere: [UICollectionViewLayoutAttributes] = []
    for place in resting(region) ?? [] {
      guard let position = position(of: place), !met[position] else { continue }
      isHere.append(displaced(place, springSet.springs[position].displacement))
    }
    return found + isHere
  }

  /// Must be called before elements are queried. Returns the rectangle in which all items have springs.
  func beginAnswer() -> CGRect {
    placesHaveJustMoved = false
    return prepared.rect
  }

  /// Returns an element at its current position. If the element is displaced, the result is a copy of its attributes.
  public func displaced(_ resting: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let resting, let position = position(of: resting) else { return resting }
    return displaced(resting, springSet.springs[position].displacement)
  }

  /// Returns the index of the spring that moves an element.
  private func position(of attributes: UICollectionViewLayoutAttributes) -> Int? {
    followsItem(attributes) ? springSet.position(of: attributes.indexPath) : nil
  }

  /// Returns whether an element is an item or moves with an item.
  private func followsItem(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementCategory {
    case .cell: return true
    case .supplementaryView: return attributes.representedElementKind.map(kindsThatFollowItems.contains) ?? false
    default: return false
    }
  }

  private func displaced(
    _ attributes: UICollectionViewLayoutAttributes, _ displacement: CGVector
  ) -> UICollectionViewLayoutAttributes {
    guard displacement != CGVector(dx: 0, dy: 0), let copy = attributes.duplicated else { return attributes }
    copy.center.x += displacement.dx
    copy.center.y += displacement.dy
    return copy
  }
}

extension SpringyBehavior {
  /// Returns the cells in a rectangle at the animator's positions, without querying the layout if they are cached. Flow
  /// layouts use this method, because only springs change their attributes.
  func livingAttributes(
    in rect: CGRect, resting: (CGRect) -> [UICollectionViewLayoutAttributes]?
  ) -> [UICollectionViewLayoutAttributes] {
    let area = beginAnswer()
    let items = dynamicAnimator.items(in: rect)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(items.count)
    for item in items {
      if let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes { found.append(attributes) }
    }
    let isNear = !isTiled || area.contains(rect)
    guard !isNear || hasOtherElements else { return found }
    let known = visibleIndexPaths
    for place in resting(rect) ?? [] {
      if place.representedElementCategory != .cell {
        found.append(displaced(place) ?? place)
      } else if !known.contains(place.indexPath), (!isNear && !place.frame.intersects(area)) || place.isEmptySize {
        found.append(place)
      }
    }
    return found
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the element has no area.
  fileprivate var isEmptySize: Bool { size.width <= 0 || size.height <= 0 }

  /// Returns a copy of the same class with the same values.
  fileprivate var duplicated: UICollectionViewLayoutAttributes? {
    copy(with: nil) as? UICollectionViewLayoutAttributes
  }
}
