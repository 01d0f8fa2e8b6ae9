// SPDX-License-Identifier: MIT

import SprungModels

/// A layout that fills one line after another with items, section by section.
///
/// If the layout scrolls vertically, the lines are rows; if it scrolls horizontally, they are columns.
/// `FlowLayoutModel` implements the layout rules. Setting a property to its current value does not invalidate the
/// layout. Values that are not finite are rejected with a fault. If `estimatedItemSize` is not zero, cells size
/// themselves.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  @exclusivity(unchecked) private var itemSizeStorage = CGSize(width: 50, height: 50)
  @exclusivity(unchecked) private var estimateStorage = CGSize.zero
  @exclusivity(unchecked) private var lineSpacingStorage: CGFloat = 10
  @exclusivity(unchecked) private var interitemSpacingStorage: CGFloat = 10
  @exclusivity(unchecked) private var headerSizeStorage = CGSize.zero
  @exclusivity(unchecked) private var footerSizeStorage = CGSize.zero
  @exclusivity(unchecked) private var insetStorage = UIEdgeInsets.zero

  /// The geometry of the most recent preparation.
  @exclusivity(unchecked) final var model = FlowLayoutModel()
  /// The geometry before the current update.
  @exclusivity(unchecked) private final var formerModel: FlowLayoutModel?
  @exclusivity(unchecked) private(set) final var metricsAreValid = false
  @exclusivity(unchecked) private final var framesAreValid = false
  /// Whether the layout was invalidated since the geometry was computed.
  @exclusivity(unchecked) private final var wasInvalidated = false
  @exclusivity(unchecked) private final var isComputing = false
  /// Whether the delegate is currently being queried for sizes.
  @exclusivity(unchecked) final var isAsking = false
  /// The known sizes of self-sizing elements, and the elements whose sizes must be queried again.
  @exclusivity(unchecked) final var fitting = FlowFitting()
  /// Whether item lengths have yet to be compared with the line length.
  @exclusivity(unchecked) final var lengthsAreUnchecked = false
  @exclusivity(unchecked) final var hasWarnedOfLengths = false
  /// Whether the default implementation of the delegate's `sizeForItemAt` has been called, so the delegate does not
  /// implement the method.
  @exclusivity(unchecked) final var itemSizeWasDefaulted = false

  /// Creates a flow layout with items of 50 x 50 points and a spacing of 10 points.
  public override init() {
    super.init()
  }

  /// Equivalent to `init()`, because decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of items in points, unless the delegate provides sizes. Default: 50 x 50.
  open var itemSize: CGSize {
    get { itemSizeStorage }
    set {
      let accepted = FlowMetricsCheck.size(newValue, fallback: itemSizeStorage, "itemSize of a flow layout")
      guard accepted != itemSizeStorage else { return }
      itemSizeStorage = accepted
      invalidateLayout()
    }
  }

  /// A value for `estimatedItemSize` that makes cells size themselves and uses `itemSize` as the estimate.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The estimated size of items in points. It is used until their cells are displayed and measured with
  /// `preferredLayoutAttributesFitting(_:)`. Default: zero, which disables self-sizing.
  ///
  /// A preferred size replaces the estimate if it is larger, or smaller by more than half a point. The item keeps this
  /// size in updates, but a change of the line length or a reload discards it. Sizes from the delegate are treated as
  /// estimates. Headers and footers with a reference size adopt their preferred length along the scrolling axis. While
  /// sizes become known, the visible content stays in place. The content offset is adjusted, and a drag, a deceleration
  /// or an animated scroll continues from the new offset.
  ///
  /// Differs from Apple: on Apple's platforms, the content jumps when the user scrolls up through cells that were never
  /// displayed.
  open var estimatedItemSize: CGSize {
    get { estimateStorage }
    set {
      let accepted =
        newValue == Self.automaticSize
        ? newValue
        : FlowMetricsCheck.size(newValue, fallback: estimateStorage, "estimatedItemSize of a flow layout")
      guard accepted != estimateStorage else { return }
      estimateStorage = accepted
      fitting.discardsKnown = true
      invalidateLayout()
    }
  }

  /// The space between lines in points. A negative value makes lines overlap. Default: 10.
  open var minimumLineSpacing: CGFloat {
    get { lineSpacingStorage }
    set {
      let accepted = FlowMetricsCheck.distance(
        newValue, fallback: lineSpacingStorage, "minimumLineSpacing of a flow layout")
      guard accepted != lineSpacingStorage else { return }
      lineSpacingStorage = accepted
      invalidateLayout()
    }
  }

  /// The minimum space between the items of a line in points. Default: 10.
  open var minimumInteritemSpacing: CGFloat {
    get { interitemSpacingStorage }
    set {
      let accepted = FlowMetricsCheck.length(
        newValue, fallback: interitemSpacingStorage, "minimumInteritemSpacing of a flow layout")
      guard accepted != interitemSpacingStorage else { return }
      interitemSpacingStorage = accepted
      invalidateLayout()
    }
  }

  /// The space around the lines of a section in points. Headers and footers are outside the insets. Default: zero.
  open var sectionInset: UIEdgeInsets {
    get { insetStorage }
    set {
      let accepted = checked(newValue, "sectionInset of a flow layout")
      guard accepted != insetStorage else { return }
      insetStorage = accepted
      invalidateLayout()
    }
  }

  /// The size of headers. Only the component along the scrolling axis is used. Default: zero, in which case there are
  /// no headers.
  open var headerReferenceSize: CGSize {
    get { headerSizeStorage }
    set {
      let accepted = FlowMetricsCheck.size(
        newValue, fallback: headerSizeStorage, "headerReferenceSize of a flow layout")
      guard accepted != headerSizeStorage else { return }
      headerSizeStorage = accepted
      invalidateLayout()
    }
  }

  /// The size of footers. Only the component along the scrolling axis is used. Default: zero, in which case there are
  /// no footers.
  open var footerReferenceSize: CGSize {
    get { footerSizeStorage }
    set {
      let accepted = FlowMetricsCheck.size(
        newValue, fallback: footerSizeStorage, "footerReferenceSize of a flow layout")
      guard accepted != footerSizeStorage else { return }
      footerSizeStorage = accepted
      invalidateLayout()
    }
  }

  /// The axis along which the content grows. Default: vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay at the edge of the viewport while their section is on screen. Default: false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay at the edge of the viewport while their section is on screen. Default: false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The edges to which section insets refer, perpendicular to the scrolling axis. Default: the content inset.
  ///
  /// Headers and footers always span the entire width.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// The class of the contexts that describe invalidations of a flow layout.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Computes the geometry if it is invalid. Overrides must call `super`.
  open override func prepare() {
    super.prepare()
    compute()
  }

  private final func compute() {
    // While the layout queries the delegate, the delegate may query the layout. In that case, the layout returns its
    // previous values.
    guard let collectionView, !isComputing else { return }
    isComputing = true
    defer { isComputing = false }
    let environment = environment(of: collectionView)
    if !environment.hasSameLines(as: model.environment) {
      fitting.discardsKnown = true
      // The insets or margins have changed without an invalidation. Sizes usually depend on the line length.
      if !wasInvalidated { metricsAreValid = false }
    }
    wasInvalidated = false
    if fitting.discardsKnown, model.knowsSizes { metricsAreValid = false }
    if fitting.discardsKnown, metricsAreValid { fitting.reset() }
    var isAnew = false
    if !metricsAreValid {
      metricsAreValid = true
      framesAreValid = true
      isAnew = true
      var metrics = readMetrics(of: collectionView)
      fitting.carry(over: model, to: &metrics)
      let former = FormerFlow(model, stillHolds: false, map: fitting.takeMap())
      model = FlowLayoutModel(environment: environment, sections: metrics, former: former)
      fitting.keeping = []
      discardNamed(collectionView)
      lengthsAreUnchecked = true
    } else if (!framesAreValid && !model.asksInChunks) || environment != model.environment {
      // The frames are recomputed from the same metrics. If sizes are queried in chunks, this is necessary only for a
      // new environment.
      framesAreValid = true
      let former = FormerFlow(model, stillHolds: true)
      model = FlowLayoutModel(environment: environment, sections: model.metrics, former: former)
      fitting.keeping = (0..<model.sectionCount).filter { !model.keptStarts(ofSection: $0).isEmpty }
      lengthsAreUnchecked = true
    }
    framesAreValid = true
    askNamedAgain(collectionView)
    askNear(collectionView, isAnew: isAnew)
    takeUpWishes()
    letGoOfLines()
  }

  /// The combined size of all sections. Perpendicular to the scrolling axis, it is the size of the viewport.
  open override var collectionViewContentSize: CGSize {
    takeUpChanges()
    return model.contentSize
  }

  /// Invalidates the geometry, and the metrics unless the context marks them as valid. Overrides must call `super`.
  ///
  /// If a context lists items, headers or footers and both flags are false, only the sizes of those elements are
  /// queried again. Only those elements and the elements after them are laid out. Listed cells on screen are measured
  /// again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    if context.invalidateEverything, context.invalidateDataSourceCounts { fitting.discardsKnown = true }
    // A context of the base class that lists elements invalidates only those elements.
    let isRest = !context.namesElements
    if isWhole || flow?.invalidateFlowLayoutDelegateMetrics ?? isRest { metricsAreValid = false }
    if isWhole || flow?.invalidateFlowLayoutAttributes ?? isRest { framesAreValid = false }
    wasInvalidated = true
    if !context.isFromFitting { noteNamed(in: context) }
    super.invalidateLayout(with: context)
  }

  /// Returns true if the line length changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if pinsSomething { return true }
    guard let collectionView else { return false }
    return environment(of: collectionView, bounds: newBounds) != environment(of: collectionView)
  }

  /// Returns a context that queries the delegate again only if the line length changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView,
      environment(of: collectionView, bounds: newBounds) == environment(of: collectionView)
    {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// Returns true if an element sizes itself and prefers a size that is larger, or smaller by more than half a point.
  /// For headers and footers, only the length along the scrolling axis is compared. Returns false for elements whose
  /// preferred sizes never converged.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    wants(preferredAttributes.size, insteadOf: originalAttributes)
  }

  /// Returns a context that invalidates only this item, header or footer. From then on, the layout uses its preferred
  /// size.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    noteWish(preferredAttributes.size, of: originalAttributes)
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// Returns new objects with the attributes of all elements that intersect the rectangle, section by section.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    takeUpChanges()
    ask(in: rect)
    if lengthsAreUnchecked, !isPreparing { checkLengths() }
    var found: [UICollectionViewLayoutAttributes] = []
    let attributesClass: AnyClass = type(of: self).layoutAttributesClass
    model.forEachItem(in: rect) { section, item, frame in
      let key = ElementKey(section: section, item: item)
      let attributes = UICollectionViewLayoutAttributes.make(attributesClass, key: key)
      attributes.frame = frame
      found.append(attributes)
    }
    appendBoundaries(in: rect, to: &found)
    return found
  }

  /// Returns a new object with the attributes of an item, or nil if the item does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    takeUpChanges()
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    ask(for: key)
    return settledAttributes(for: key)
  }

  /// Returns a new object with the attributes of a header or footer, or nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    takeUpChanges()
    let key = ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath)
    ask(for: key)
    return settledAttributes(for: key)
  }

  // Hooks for the collection view.

  /// Applies values that a subclass sets in `prepare()` after calling `super`, because no later pass would read them.
  package override func takeUpChanges() {
    if isPreparing, !metricsAreValid || !framesAreValid { compute() }
  }

  package override var isOutOfDate: Bool {
    guard let collectionView else { return false }
    return environment(of: collectionView) != model.environment || !isNearAnswered(collectionView)
  }

  package override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? {
    guard estimateStorage != .zero else { return nil }
    if attributes.key.isCell { return (.fittingSizeLevel, .fittingSizeLevel) }
    guard isBoundary(attributes.key) else { return nil }
    return scrollDirection == .horizontal ? (.fittingSizeLevel, .required) : (.required, .fittingSizeLevel)
  }

  package override func fittedSizesBecomeEstimates() {
    guard model.knowsSizes else { return }
    fitting.discardsKnown = true
    invalidateLayout()
  }

  package override func fittingNeverSettled(_ key: ElementKey) { fitting.frozen.insert(key) }

  package override var keepsFramesWhileFitting: Bool { estimateStorage != .zero || model.asksInChunks }

  package override var holdsOnlyWhatShows: Bool { estimateStorage == .zero }

  package override var holdsWhilePreparing: Bool {
    guard let collectionView else { return false }
    return mayAskBeforeScreen(collectionView)
  }

  package override var keepsAttributes: Bool {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(UICollectionViewFlowLayout.self) && !pinsSomething
      && estimateStorage == .zero && !model.asksInChunks
  }

  package override func wantsToLetGo() -> Bool { findLinesToLetGo() }

  package override func leadingEdge(of key: ElementKey) -> (axis: ScrollAxis, position: CGFloat)? {
    guard let frame = unpinnedFrame(of: key) else { return nil }
    guard model.environment.isHorizontal else { return (.vertical, frame.minY) }
    return (.horizontal, model.environment.isMirrored ? frame.maxX : frame.minX)
  }

  package override func updateWillBegin() {
    formerModel = model
    guard let map = collectionView?.engine.queries.runningUpdate?.map else { return }
    fitting.move(knownIn: model, through: map)
    if model.asksInChunks { fitting.map = map }
  }

  package override func updateDidEnd() {
    formerModel = nil
    fitting.map = nil
  }

  package override func settledAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    attributes(for: key, in: model, isPinned: true) ?? foreignAttributes(for: key)
  }

  package override func formerAttributes(for oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let onScreen = super.formerAttributes(for: oldKey) { return onScreen }
    return formerModel.flatMap { attributes(for: oldKey, in: $0, isPinned: false) }
  }

  /// Returns attributes of kinds that a flow layout does not define. The attributes come from the subclass that lays
  /// out these elements.
  private func foreignAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if key.isCell || key.kind == ElementKindTable.header || key.kind == ElementKindTable.footer { return nil }
    return isForeignQuery ? nil : askForeign(key)
  }

  @exclusivity(unchecked) private var isForeignQuery = false

  private func askForeign(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    isForeignQuery = true
    defer { isForeignQuery = false }
    return super.settledAttributes(for: key)
  }

  private func attributes(
    for key: ElementKey, in model: FlowLayoutModel, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    var frame: CGRect?
    var zIndex = 0
    if key.isCell {
      frame = model.frame(ofItem: key.item, section: key.section)
    } else if key.item == 0, key.kind == ElementKindTable.header || key.kind == ElementKindTable.footer {
      let isHeader = key.kind == ElementKindTable.header
      let boundary = boundary(isHeader: isHeader, section: key.section, in: model, isPinned: isPinned)
      frame = boundary?.frame
      zIndex = boundary?.zIndex ?? 0
    }
    guard let frame else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, key: key)
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }
}
