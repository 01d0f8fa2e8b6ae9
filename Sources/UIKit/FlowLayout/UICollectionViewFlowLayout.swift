// SPDX-License-Identifier: MIT

import SprungModels

/// A layout that fills lines with items, one after another, section by section.
///
/// Vertical scrolling makes rows, horizontal scrolling columns. `FlowLayoutModel` contains the rules. Setting a
/// property to its current value invalidates nothing; values that are not finite are rejected with a fault. With an
/// `estimatedItemSize`, cells size themselves.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  @exclusivity(unchecked) private var itemSizeStorage = CGSize(width: 50, height: 50)
  @exclusivity(unchecked) private var estimateStorage = CGSize.zero
  @exclusivity(unchecked) private var lineSpacingStorage: CGFloat = 10
  @exclusivity(unchecked) private var interitemSpacingStorage: CGFloat = 10
  @exclusivity(unchecked) private var headerSizeStorage = CGSize.zero
  @exclusivity(unchecked) private var footerSizeStorage = CGSize.zero
  @exclusivity(unchecked) private var insetStorage = UIEdgeInsets.zero

  /// The geometry that was prepared last.
  @exclusivity(unchecked) final var model = FlowLayoutModel()
  /// The geometry before the update that is going on.
  @exclusivity(unchecked) private final var formerModel: FlowLayoutModel?
  @exclusivity(unchecked) private(set) final var metricsAreValid = false
  @exclusivity(unchecked) private final var framesAreValid = false
  /// Whether the layout was invalidated since the geometry was computed.
  @exclusivity(unchecked) private final var wasInvalidated = false
  @exclusivity(unchecked) private final var isComputing = false
  /// The delegate is being queried for sizes.
  @exclusivity(unchecked) final var isAsking = false
  /// The known sizes of self-sizing elements, and those to be queried again.
  @exclusivity(unchecked) final var fitting = FlowFitting()
  /// True until the lengths of items were compared with that of the lines.
  @exclusivity(unchecked) final var lengthsAreUnchecked = false
  @exclusivity(unchecked) final var hasWarnedOfLengths = false
  /// Set by the default of the delegate's `sizeForItemAt`: the delegate does not implement it.
  @exclusivity(unchecked) final var itemSizeWasDefaulted = false

  /// A flow layout with items of 50 x 50 points, 10 points apart.
  public override init() {
    super.init()
  }

  /// Decoding from archives is not supported; makes the same as `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of items in points unless the delegate says otherwise. Default: 50 x 50.
  open var itemSize: CGSize {
    get { itemSizeStorage }
    set {
      let accepted = FlowMetricsCheck.size(newValue, fallback: itemSizeStorage, "itemSize of a flow layout")
      guard accepted != itemSizeStorage else { return }
      itemSizeStorage = accepted
      invalidateLayout()
    }
  }

  /// As `estimatedItemSize`: cells size themselves, and until they do are taken to be as large as `itemSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items in points until their cells have been displayed and queried by
  /// `preferredLayoutAttributesFitting(_:)`; zero, the default, if cells do not size themselves.
  ///
  /// A preferred size that is larger, or smaller by more than half a point, replaces the estimate and stays with its
  /// item in updates; another width of the lines or a reload discards it. Sizes from the delegate are treated as
  /// estimates. Headers and footers that have a reference size get the length that they prefer along the scrolling
  /// axis. While sizes become known, the visible content stays where it is: the content offset moves along with it, and
  /// so do a drag, a deceleration and an animated scroll.
  ///
  /// Differs from Apple: there the content jumps when a person scrolls up through cells that were not shown yet.
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

  /// The space between lines in points; negative values overlap them. Default: 10.
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

  /// The least space between the items of a line in points. Default: 10.
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

  /// The space around the lines of a section in points, without headers and footers. Default: zero.
  open var sectionInset: UIEdgeInsets {
    get { insetStorage }
    set {
      let accepted = checked(newValue, "sectionInset of a flow layout")
      guard accepted != insetStorage else { return }
      insetStorage = accepted
      invalidateLayout()
    }
  }

  /// The size of headers, of which the scrolling axis counts; zero, the default, for none.
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

  /// The size of footers, of which the scrolling axis counts; zero, the default, for none.
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

  /// True if headers stay at the edge of the viewport while their section is on screen. Default: false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// True if footers stay at the edge of the viewport while their section is on screen. Default: false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// The reference of the section insets across the scrolling axis. Default: the content inset.
  ///
  /// Headers and footers always span the whole width.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// The class of the contexts that describe invalidations of a flow layout.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Computes the geometry if it is not valid any more; overrides call `super`.
  open override func prepare() {
    super.prepare()
    compute()
  }

  private final func compute() {
    // The delegate may query the layout while it is queried; it gets what was valid before.
    guard let collectionView, !isComputing else { return }
    isComputing = true
    defer { isComputing = false }
    let environment = environment(of: collectionView)
    if !environment.hasSameLines(as: model.environment) {
      fitting.discardsKnown = true
      // Insets or margins have changed without an invalidation; sizes usually depend on the length of the lines.
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
      // The same metrics in the same surroundings make the same frames; of many items that is not tried.
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

  /// The size of all sections together; across the scrolling axis that of the viewport.
  open override var collectionViewContentSize: CGSize {
    takeUpChanges()
    return model.contentSize
  }

  /// Marks the geometry, and the metrics unless the context says that they are still valid. Overrides call `super`.
  ///
  /// Of a context that names items, headers or footers and has both flags off, only their sizes are requested again, and
  /// only what follows them is laid out. Named cells on screen are measured again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    if context.invalidateEverything, context.invalidateDataSourceCounts { fitting.discardsKnown = true }
    // A plain context that names elements means these alone.
    let isRest = !context.namesElements
    if isWhole || flow?.invalidateFlowLayoutDelegateMetrics ?? isRest { metricsAreValid = false }
    if isWhole || flow?.invalidateFlowLayoutAttributes ?? isRest { framesAreValid = false }
    wasInvalidated = true
    if !context.isFromFitting { noteNamed(in: context) }
    super.invalidateLayout(with: context)
  }

  /// True if the length of the lines changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if pinsSomething { return true }
    guard let collectionView else { return false }
    return environment(of: collectionView, bounds: newBounds) != environment(of: collectionView)
  }

  /// A context that asks the delegate again only if the length of the lines changes.
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

  /// True if elements size themselves and one prefers a size that is larger, or smaller by more than half a point; of headers
  /// and footers the scrolling axis counts. False for an element whose wishes never came to rest.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    wants(preferredAttributes.size, insteadOf: originalAttributes)
  }

  /// A context for the item, header or footer alone; its preferred size counts from now on.
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

  /// The attributes of everything that intersects the rectangle, section by section; fresh objects every time.
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

  /// The attributes of an item as a fresh object; nil if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    takeUpChanges()
    let key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
    ask(for: key)
    return settledAttributes(for: key)
  }

  /// The attributes of a header or footer as a fresh object; nil if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    takeUpChanges()
    let key = ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath)
    ask(for: key)
    return settledAttributes(for: key)
  }

  // Hooks of the collection view.

  /// Values that a subclass sets in `prepare()` after `super` apply immediately: no later pass would read them.
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

  /// Kinds that a flow layout does not define come from the subclass that lays them out.
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
